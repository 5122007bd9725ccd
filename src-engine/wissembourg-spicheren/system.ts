import { scenarioTitles } from '../campaigns/scenario-titles.ts'
import type { Title } from '../kernel/system/glance.ts'
import { defineSystem } from '../kernel/system/system.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { board, load, type Campaign } from './campaign/campaign.ts'
import { campaignFiles, directionNames, sides, switchIds } from './campaign/files.ts'
import { ruleOf } from './campaign/switches.ts'
import { charts } from './charts/charts.ts'
import { deeds, formationFigures } from './deeds.ts'
import { editing } from './editing/editing.ts'
import { calendar, pieces, tally, when } from './glance.ts'
import { handbook } from './handbook/handbook.ts'
import { scout } from './intelligence/scout.ts'
import { invariants } from './invariants.ts'
import { kinds } from './kinds.ts'
import { orders } from './orders.ts'
import { reports } from './reports/reports.ts'
import { rulebook } from './rulebook.ts'
import { draws, entries } from './state/entries.ts'
import { shape } from './state/shape.ts'
import { study } from './studies/studies.ts'
import { setUp } from './turn/turn.ts'
import { endings } from './victory/victory.ts'
import { imagine, view } from './view.ts'
import { refuseUnoffered } from './unoffered.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** The two columns of the hidden division, by their roads. */
const columns: readonly { readonly id: string; readonly name: Title }[] = [
  { id: 'west-column', name: { en: 'the western column', fr: 'la colonne de l’ouest' } },
  { id: 'east-column', name: { en: 'the eastern column', fr: 'la colonne de l’est' } },
]

/** Wissembourg and Spicheren: brigades on hexes with a front and a flank; formations are activated in random order. */
export const wissembourgSpicheren = defineSystem<Campaign, ReturnType<typeof shape>>({
  id: 'wissembourg-spicheren',
  version: 3,
  title: 'Wissembourg – Spicheren',
  sides,
  dress: ['blue', 'grey'],
  endings,
  book: { rulebook, handbook, words: { en: english, fr: french }, charts },
  rules: { kinds, entries, draws, invariants, shape, setUp, refuseUnoffered: refuseUnoffered },
  campaign: {
    files: campaignFiles,
    board,
    load,
    shownFiles: ['order-of-battle.json', 'map.json'],
    titles: scenarioTitles,
    warnings: ({ warnings }) => warnings,
    lessons: ({ lessons }) => lessons,
    scenarios: ({ scenarios }) =>
      scenarios.map(({ id, title, description, aims, switches, position }) => ({
        id,
        title,
        about: description,
        aims: aims && [aims.french, aims.german],
        switches:
          switches === undefined ? [] : switchIds.map((one) => ({ id: one, rule: ruleOf[one], value: switches[one] })),
        position: position as JsonObject | undefined, // a file is JSON
      })),
    nouns: ({ counters, formations, board: { zoneIds }, places, scenarios }) => ({
      unit: counters.map(({ id }) => id),
      formation: formations.map(({ id }) => id),
      hex: zoneIds,
      direction: directionNames,
      column: columns.map(({ id }) => id),
      place: places.map((hex) => zoneIds[hex]!), // places are hexes of the board
      scenario: scenarios.map(({ id }) => id),
    }),
    names: ({ counters, formations }) =>
      Object.fromEntries([...counters, ...formations, ...columns].map(({ id, name }) => [id, name])),
  },
  knowledge: { view, imagine, study, scout },
  orders,
  glance: { when, calendar, pieces, tally, deeds, formations: formationFigures, reports, strength: 'steps' },
  editing,
})
