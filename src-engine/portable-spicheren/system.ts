import { scenarioTitles } from '../campaigns/scenario-titles.ts'
import { defineSystem } from '../kernel/system/system.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { aimsIn } from './victory/aims.ts'
import { board, load, type Campaign } from './campaign/campaign.ts'
import { campaignFiles, directionNames, sides, switchIds } from './campaign/files.ts'
import { charts } from './charts/charts.ts'
import { draws, entries } from './state/entries.ts'
import { deeds } from './deeds.ts'
import { editing } from './editing/editing.ts'
import { calendar, pieces, tally, when } from './glance.ts'
import { handbook } from './handbook/handbook.ts'
import { invariants } from './invariants.ts'
import { kinds } from './kinds.ts'
import { rulebook } from './rulebook.ts'
import { ruleOf } from './campaign/switches.ts'
import { shape } from './state/shape.ts'
import { study } from './studies/studies.ts'
import { orders } from './orders.ts'
import { setUp } from './turn.ts'
import { endings } from './victory/victory.ts'
import { imagine, view } from './view.ts'
import { refuseUnoffered } from './unoffered.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** Spicheren with the rules of a portable wargame: brigades on hexes, one afternoon, everything open. */
export const portableSpicheren = defineSystem<Campaign, ReturnType<typeof shape>>({
  id: 'portable-spicheren',
  version: 2,
  title: 'Portable Spicheren',
  sides,
  dress: ['grey', 'blue'],
  endings,
  book: {
    ...{ rulebook, handbook, charts },
    words: { en: english, fr: french },
    chances: ['activated', 'hit', 'destroyed', 'mustLose', 'mayChoose'],
  },
  rules: { kinds, entries, draws, invariants, shape, setUp, refuseUnoffered: refuseUnoffered },
  campaign: {
    files: campaignFiles,
    board,
    load,
    shownFiles: ['order-of-battle.json', 'map.json'],
    titles: scenarioTitles,
    warnings: ({ warnings }) => warnings,
    lessons: ({ lessons }) => lessons,
    scenarios: (campaign) =>
      campaign.scenarios.map((scenario) => ({
        id: scenario.id,
        title: scenario.title,
        about: scenario.description,
        aims: aimsIn(campaign, scenario),
        switches: switchIds.map((one) => ({ id: one, rule: ruleOf[one], value: scenario.switches[one] })),
        position: scenario.position as JsonObject | undefined, // a file is JSON
      })),
    nouns: (campaign) => ({
      unit: campaign.units.map(({ id }) => id),
      hex: campaign.board.zoneIds,
      direction: directionNames,
      entry: campaign.entries.map(({ id }) => id),
      place: campaign.places.map((hex) => campaign.board.zoneIds[hex]!), // places are hexes of the board
      scenario: campaign.scenarios.map(({ id }) => id),
    }),
    names: ({ units, entries: gates }) => Object.fromEntries([...units, ...gates].map(({ id, name }) => [id, name])),
  },
  orders,
  editing,
  knowledge: { view, imagine, open: true, study },
  glance: { when, calendar, pieces, tally, deeds, strength: 'strength' },
})
