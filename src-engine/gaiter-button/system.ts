import type { Title } from '../kernel/system/glance.ts'
import { defineSystem } from '../kernel/system/system.ts'
import type { Switches } from '../kernel/system/system.ts'
import type { JsonObject } from '../kernel/values/result.ts'
import { board, titles } from './campaign/board.ts'
import { load } from './campaign/compile-campaign.ts'
import type { Campaign } from './campaign/campaign.ts'
import { withScenarioTexts } from './campaign/scenario-texts.ts'
import { sides } from './campaign/schemas/common-schema.ts'
import { campaignFiles } from './campaign/schemas/published-schemas.ts'
import { entries, kinds } from './chapters.ts'
import { charts } from './charts/charts.ts'
import { draws } from './draws.ts'
import { deeds } from './deeds.ts'
import { calendar, pieces, tally, when, names } from './glance.ts'
import { editing } from './editing/editing.ts'
import { handbook } from './handbook/handbook.ts'
import { scout } from './intelligence/scout.ts'
import { invariants } from './knowledge/invariants.ts'
import { frontPages } from './newspapers/front-pages.ts'
import type { G } from './state/kit.ts'
import { reports } from './reports/reports.ts'
import { rulebook } from './rulebook.ts'
import { days } from './sequence.ts'
import { placeForces, switches } from './ground/setup.ts'
import { shape } from './state/shape.ts'
import { study } from './studies/studies.ts'
import { imagine } from './knowledge/imagining.ts'
import { openUp } from './knowledge/open-up.ts'
import { orders } from './orders/orders.ts'
import { view } from './knowledge/view.ts'
import { refuseUnoffered } from './unoffered/unoffered.ts'
import { english, french } from './words/words.ts'

export const gaiterButton = defineSystem<Campaign, ReturnType<typeof shape>>({
  id: 'gaiter-button',
  version: 2,
  title: 'Gaiter Button',
  sides: [sides[0], sides[1]],
  dress: ['blue', 'grey'],
  endings: ['draw', 'victory', 'capture'],
  book: {
    rulebook,
    handbook,
    words: { en: english, fr: french },
    charts,
  },
  rules: {
    kinds,
    entries,
    draws,
    invariants,
    shape,
    setUp(g: G, scenario: string, chosen: Switches) {
      placeForces(g, scenario, chosen)
      g.call(days, {})
    },
    refuseUnoffered: refuseUnoffered,
  },
  campaign: {
    files: campaignFiles,
    gathered: withScenarioTexts,
    board,
    load,
    shownFiles: ['order-of-battle.json', 'map.json', 'tables.json'],
    titles,
    warnings: ({ warnings }) => warnings,
    scenarios: ({ data }) =>
      data.scenarios.map(({ id, options, specialRules, position }) => ({
        id,
        title: textOf(data.text, `scenario.${id}.title`) ?? { en: id, fr: id },
        about: textOf(data.text, `scenario.${id}.description`),
        aims: aimsIn(data.text, id),
        switches: [...options, ...specialRules].map((one) => ({
          id: one.id,
          rule: switches[one.id].rule,
          value: one.on,
        })),
        position: position as JsonObject | undefined, // a file is JSON
      })),
    nouns: (campaign) => ({
      counter: campaign.counters.map(({ id }) => id),
      token: campaign.counters.map(
        ({ side }, index) => `${sides[side]}-token-${index - campaign.sideStart[side]! + 1}`,
      ),
      zone: campaign.board.zoneIds,
      connection: campaign.board.connectionIds,
      fortress: campaign.fortresses.map(({ id }) => id),
      garrison: campaign.garrisons.map(({ fortress, side }) => `${sides[side]}-${campaign.fortresses[fortress]?.id}`),
      arm: ['infantry', 'cavalry', 'heavy-cavalry', 'artillery', 'heavy-artillery', 'mitrailleuses'],
      marker: campaign.tables.fatigue.bowl.map(({ marker }) => (marker === 'stop' ? 'stop' : `fatigue-${marker}`)),
      scenario: campaign.scenarios.map(({ id }) => id),
    }),
    names,
    words: ({ data }) => data.text,
    lessons: ({ data }) => data.lessons,
    records: ({ data }) => data.records,
  },
  knowledge: {
    view,
    imagine,
    openUp,
    study,
    scout,
  },
  glance: {
    when,
    calendar,
    pieces,
    tally,
    strength: 'strength',
    deeds,
    reports,
    frontPages,
  },
  orders,
  editing,
})

type Texts = Campaign['data']['text']

function textOf({ en, fr }: Texts, key: string): Title | undefined {
  const texts = { en: en[key], fr: fr[key] }
  return texts.en === undefined || texts.fr === undefined ? undefined : { en: texts.en, fr: texts.fr }
}

function aimsIn(texts: Texts, scenario: string): [Title, Title] | undefined {
  const [first, second] = sides.map((side) => textOf(texts, `scenario.${scenario}.${side}`))
  return first && second && [first, second]
}
