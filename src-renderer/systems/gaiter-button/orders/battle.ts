import type { BattleOdds, Distribution, EngagementStudy, ForecastOdds } from '#engine/gaiter-button/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { OrderChoice, OrderDraft, OrderForecast, OrderShown } from '../../../system-ui/ordering.ts'
import type { Finding } from '../../../system-ui/system-ui.ts'
import { Drawing } from '../layers/tools.ts'
import { whyOf } from '../layers/reach.ts'
import type { Means as AllMeans } from './forecast.ts'
import { battleChoices, choiceIn } from './standing.ts'
import type { OrderWords } from './words.ts'

/** The card of a battle: which units to engage, who leads, the exact chances, and how to fight on. */

type Means = Pick<AllMeans, 'tools' | 'words' | 'launch'>

export const wishForBattle = ({ who, how }: OrderDraft): JsonObject => ({
  study: 'engagement',
  ...(who === null ? {} : { engage: [...who] }),
  ...(how['lead'] === undefined ? {} : { lead: how['lead'] }),
})

export function battleShown(study: EngagementStudy, draft: OrderDraft, means: Means): OrderShown {
  const { tools, words } = means
  const { battle } = words
  const place = tools.placeName(study.zone)
  const forecast = forecastOf(study, draft, means)
  return {
    title: study.attacks ? battle.attack(place) : battle.defence(place),
    whoTitle: battle.who,
    who: study.ready.map((id) => ({ id, words: tools.counterName(id), taken: study.engaged.includes(id) })),
    sets: [{ words: battle.everybody, who: null, taken: false }],
    summary: summaryOf(study, means),
    targets: [],
    overlay: forecast.overlay,
    key: [],
    forecastOf: () => forecast,
    choices: [leadChoice(study, draft, means), ...battleChoices(draft, words, study)],
    here: [],
    strikes: null,
    confirm: battle.confirm,
  }
}

function forecastOf(study: EngagementStudy, draft: OrderDraft, { tools, words, launch }: Means): OrderForecast {
  const drawing = new Drawing()
  drawing.ring(study.zone, 'target')
  return {
    title: tools.placeName(study.zone),
    short: '',
    findings: findingsOf(study, words),
    overlay: drawing.overlay,
    order: study.refused === null ? { order: orderFor(study, draft, launch), keep: [] } : null,
    others: [],
  }
}

function summaryOf({ engaged, refused }: EngagementStudy, { tools, words }: Means): Finding {
  if (refused !== null) return { words: words.sentence(whyOf(refused, tools)), tone: 'bad', rule: refused.rule }
  return { words: words.battle.engaged(engaged.length), tone: 'reach', rule: 'gb.combat.engage' }
}

/** The chances of the chosen engagement: exact, or as a worst and a best case. */
function findingsOf({ odds }: EngagementStudy, { battle }: OrderWords): Finding[] {
  if ('enemy' in odds) {
    const { enemy, worst, best } = odds
    return [
      ...(enemy.known + enemy.unknown > 0
        ? [{ words: battle.unknown(enemy.unknown, enemy.known + enemy.unknown), tone: 'quiet' as const }]
        : []),
      ...(enemy.unknownGarrison ? [{ words: battle.unknownGarrison, tone: 'quiet' as const }] : []),
      ...(enemy.bluff ? [{ words: battle.bluff, tone: 'quiet' as const }] : []),
      ...chances(battle.worst, worst, battle),
      ...chances(battle.best, best, battle),
    ]
  }
  return 'result' in odds ? [...chances(battle.exact, odds, battle), ...exactly(odds, battle)] : []
}

function chances(title: string, { result, ownLost, enemyLost }: ForecastOdds, words: OrderWords['battle']): Finding[] {
  const tone = result.wins >= result.loses ? 'good' : 'bad'
  return [
    { words: words.result(title, result.wins, result.draws, result.loses), tone, rule: 'gb.combat.winner' },
    { words: words.lost(meanOf(ownLost), meanOf(enemyLost)), tone: 'quiet', rule: 'gb.losses.table' },
  ]
}
const exactly = ({ rout }: BattleOdds, words: OrderWords['battle']): Finding[] => [
  { words: words.rout(rout.routs), tone: 'quiet', rule: 'gb.rout.test' },
]

const meanOf = (distribution: Distribution): number =>
  Object.entries(distribution).reduce((sum, [value, chance]) => sum + Number(value) * chance, 0)

function leadChoice({ leads, lead }: EngagementStudy, { how }: OrderDraft, { tools, words }: Means): OrderChoice {
  const chosen = leads.includes(how['lead'] ?? '') ? lead : null
  return {
    key: 'lead',
    once: true,
    words: words.battle.lead,
    value: chosen ?? '',
    options: [
      { value: '', words: words.battle.bestLead },
      ...leads.map((id) => ({ value: id, words: tools.counterName(id) })),
    ],
  }
}

/** The order as sent. If all units fight, none is named, so that a garrison fights too. */
function orderFor(
  { engaged, leads, zone }: EngagementStudy,
  { who, how, strikes }: OrderDraft,
  launch: Means['launch'],
): JsonObject {
  const lead = leads.find((one) => one === how['lead'])
  const said = (key: 'charge' | 'fallBack' | 'losses' | 'rout' | 'retreat' | 'ways' | 'axis') => choiceIn(how, key)
  return {
    order: 'battle',
    ...(strikes ? { zone, launch: launch ?? 'attack' } : {}),
    ...(who === null ? {} : { engage: [...engaged] }),
    ...(lead === undefined ? {} : { lead }),
    charge: said('charge'),
    fallBack: said('fallBack'),
    losses: said('losses'),
    rout: said('rout'),
    retreat: said('retreat'),
    ways: said('ways'),
    axis: said('axis'),
  }
}
