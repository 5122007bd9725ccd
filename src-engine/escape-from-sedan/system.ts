import { scenarioTitles } from '../campaigns/scenario-titles.ts'
import { defineSystem } from '../kernel/system/system.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { board } from './campaign/board.ts'
import { load, type Campaign } from './campaign/campaign.ts'
import { campaignFiles, formations, sides } from './campaign/files.ts'
import { actions, payments } from './cards/command.ts'
import { charts } from './charts/charts.ts'
import { editing } from './editing/editing.ts'
import { calendar, nearby, pieces, tally, when } from './glance.ts'
import { handbook } from './handbook/handbook.ts'
import { invariants } from './invariants.ts'
import { kinds } from './kinds.ts'
import { causes } from './morale/morale.ts'
import { unitOrders } from './given-orders.ts'
import { deeds } from './reports/deeds.ts'
import { reports } from './reports/reports.ts'
import { rulebook } from './rulebook.ts'
import { draws, entries } from './state/entries.ts'
import { shape } from './state/shape.ts'
import { setUp } from './turn/turn.ts'
import { study } from './studies/studies.ts'
import { aimsIn } from './victory/aims.ts'
import { endings } from './victory/victory.ts'
import { imagine, view } from './view.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** A miniatures battle on a table measured with a ruler: command cards, reactions, an Emperor to bring away. */
export const escapeFromSedan = defineSystem<Campaign, ReturnType<typeof shape>>({
  id: 'escape-from-sedan',
  version: 1,
  title: 'Escape from Sedan',
  sides,
  dress: ['blue', 'grey'],
  endings,
  book: {
    rulebook,
    handbook,
    words: { en: english, fr: french },
    chances: ['passes', 'stands', 'wins', 'reaches'],
    charts,
  },
  rules: { kinds, entries, draws, invariants, shape, setUp },
  campaign: {
    files: campaignFiles,
    board,
    load: (files) => load(files, [...actions, ...payments]),
    shownFiles: ['order-of-battle.json', 'tables.json'],
    titles: scenarioTitles,
    lessons: ({ lessons }) => lessons,
    warnings: ({ warnings }) => warnings,
    scenarios: (campaign) =>
      campaign.scenarios.map((scenario) => ({
        id: scenario.id,
        title: scenario.title,
        about: scenario.description,
        aims: aimsIn(campaign, scenario),
        switches: [],
        position: scenario.position as JsonObject | undefined, // a file is JSON
      })),
    nouns: ({ units, commanders, roads, places, scenarios }) => ({
      unit: units.map(({ id }) => id),
      commander: commanders.map(({ id }) => id),
      leader: [...commanders.map(({ id }) => id), 'emperor'],
      formation: formations,
      action: actions,
      payment: payments,
      card: ['ace', 'number', 'face', 'joker'],
      facing: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11'],
      cause: causes,
      road: roads.map(({ id }) => id),
      place: places.map(({ id }) => id),
      scenario: scenarios.map(({ id }) => id),
    }),
    names: ({ units, commanders }) => Object.fromEntries([...units, ...commanders].map(({ id, name }) => [id, name])),
  },
  editing,
  orders: unitOrders,
  knowledge: { view, imagine, study },
  glance: { when, calendar, pieces, tally, strength: 'figures', nearby, deeds, reports },
})
