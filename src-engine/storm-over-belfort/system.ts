import { scenarioTitles } from '../campaigns/scenario-titles.ts'
import type { Title } from '../kernel/system/glance.ts'
import { defineSystem } from '../kernel/system/system.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { board } from './campaign/board.ts'
import { load, type Campaign, type Counter } from './campaign/campaign.ts'
import { campaignFiles, sides, stratagems, switchIds } from './campaign/files.ts'
import { ruleOf } from './campaign/switches.ts'
import { charts } from './charts/charts.ts'
import { editing } from './editing/editing.ts'
import { calendar, deeds, pieces, tally, when } from './glance.ts'
import { handbook } from './handbook/handbook.ts'
import { works } from './hits/markers.ts'
import { invariants } from './invariants.ts'
import { kinds } from './kinds.ts'
import { imagine, view } from './view.ts'
import { orders } from './orders/orders.ts'
import { rulebook } from './rulebook.ts'
import { draws, entries } from './state/entries.ts'
import { shape } from './state/shape.ts'
import { faces } from './stratagems/counters.ts'
import { setUp } from './turn/turn.ts'
import { study } from './studies/studies.ts'
import { endings } from './turn/victory.ts'
import { refuseUnoffered } from './unoffered.ts'
import { english } from './words/english.ts'
import { french } from './words/french.ts'

/** The name of a counter: the stratagems on its two sides. */
function counterName({ black, red }: Counter): Title {
  const on = (words: typeof english, stratagem: number): string => words[`stratagem.${stratagems[stratagem]}`] ?? '–'
  return { en: `${on(english, black)} / ${on(english, red)}`, fr: `${on(french, black)} / ${on(french, red)}` }
}

/** The siege of Belfort on numbered zones: a ring, siege guns, assaults, and stratagems drawn from a cup. */
export const stormOverBelfort = defineSystem<Campaign, ReturnType<typeof shape>>({
  id: 'storm-over-belfort',
  version: 1,
  title: 'Storm over Belfort',
  sides,
  dress: ['blue', 'grey'],
  endings,
  book: { rulebook, handbook, words: { en: english, fr: french }, charts },
  rules: { kinds, entries, draws, invariants, shape, setUp, refuseUnoffered: refuseUnoffered },
  campaign: {
    files: campaignFiles,
    board,
    load,
    shownFiles: ['order-of-battle.json', 'map.json', 'tables.json'],
    titles: scenarioTitles,
    warnings: ({ warnings }) => warnings,
    lessons: ({ lessons }) => lessons,
    scenarios: (campaign) =>
      campaign.scenarios.map((scenario) => ({
        id: scenario.id,
        title: scenario.title,
        about: scenario.description,
        aims: scenario.aims && [scenario.aims.french, scenario.aims.prussian],
        switches: switchIds
          .filter((one) => one !== 'historicalSetUp' || scenario.free !== undefined)
          .map((one) => ({ id: one, rule: ruleOf[one], value: scenario.switches[one] })),
        position: scenario.position as JsonObject | undefined, // a file is JSON
      })),
    nouns: ({ units, placeIds, counters, scenarios }) => ({
      unit: units.map(({ id }) => id),
      zone: placeIds,
      counter: counters.map(({ id }) => id),
      face: faces,
      work: works,
      stratagem: stratagems,
      scenario: scenarios.map(({ id }) => id),
    }),
    names: ({ units, counters }) =>
      Object.fromEntries([
        ...units.map(({ id, name }) => [id, name]),
        ...counters.map((one) => [one.id, counterName(one)]),
      ]),
  },
  knowledge: { view, imagine, study },
  orders,
  glance: { when, calendar, pieces, tally, strength: 'battalions', deeds },
  editing,
})
