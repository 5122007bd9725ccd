import type { AttackStudy, BattleRange, StudyRequest } from '#engine/gaiter-button/window-types.ts'
import type { Finding, Layer, LayerRequest } from '../../../system-ui/system-ui.ts'
import { chancesIn, meanOf } from '../panels/reading.ts'
import { answerTo } from '../reads/reads.ts'
import { Drawing, type Tools } from './tools.ts'
import { named } from './words.ts'

/** "If he attacks me" (GB 7, 9.3, 15): who could come to a place, and what the battle would bring. */
export function attackLayer(tools: Tools): Layer {
  const { attack: words } = tools.words
  return {
    id: 'attack',
    ...named('attack'),
    requestFor: wishFor,
    show: (answer) => {
      const study = answerTo('attack', answer)
      return {
        overlay: drawn(study),
        key: [
          { tone: 'reach', as: 'ring', words: words.key.place },
          { tone: 'bad', as: 'ring', words: words.key.from },
          { tone: 'bad', words: words.key.way },
          { tone: 'bad', dashed: true, words: words.key.uncertain },
        ],
        findings: findingsOf(study, tools),
        removable: [],
      }
    },
  }
}

/** The picked place, or the place of the picked counter, if this side has counters there. */
function wishFor({ side, picked, pieces }: LayerRequest): StudyRequest | null {
  const mine = pieces.filter((piece) => piece.side === side)
  const zone =
    picked?.kind === 'piece'
      ? mine.find(({ id }) => id === picked.id)?.place
      : picked?.kind === 'zone' && mine.some(({ place }) => place === picked.id)
        ? picked.id
        : undefined
  return zone === undefined ? null : { study: 'attack', zone }
}

function drawn({ zone, sources }: AttackStudy) {
  const drawing = new Drawing()
  drawing.ring(zone, 'reach')
  for (const { from, how, known, unknown } of sources) {
    if (how === 'here') continue
    drawing.ring(from, 'bad', String(known + unknown))
    drawing.along({ zones: [from, zone], connections: [] }, 'bad', { arrow: true, dashed: how === 'battle-move' })
  }
  return drawing.overlay
}

function findingsOf({ zone, defenders, sources, battle, sally }: AttackStudy, tools: Tools): Finding[] {
  const { words, placeName, zoneOf } = tools
  const { attack } = words
  const at = zoneOf(zone)
  return [
    { words: attack.heading(placeName(zone), defenders.length), tone: 'reach', at },
    ...(sources.length === 0 ? [{ words: attack.nobody, tone: 'good', at } as const] : []),
    ...(sources.length > 0 && battle === null ? [{ words: attack.unfit, tone: 'quiet', at } as const] : []),
    ...(battle === null ? [] : battleSaid(battle, tools, at)),
    ...sources.map(({ from, how, known, unknown }): Finding => ({
      words: attack.source(how, placeName(from), known + unknown, unknown),
      tone: 'bad',
      at: zoneOf(from),
      rule: { here: 'gb.combat.launch', march: 'gb.march.connection', 'battle-move': 'gb.battle-move.ways' }[how],
    })),
    ...(sally === null
      ? []
      : [{ words: attack.sally, tone: 'bad', at, rule: 'gb.sally.launch' } as const, ...battleSaid(sally, tools, at)]),
  ]
}

function battleSaid(battle: BattleRange, { words }: Tools, at: Finding['at']): Finding[] {
  const { attack } = words
  const { worst, best, exact, bluff, strength } = battle
  const place = at === undefined ? {} : { at }
  const said = (sentence: string, tone: Finding['tone'], rule: string): Finding => ({
    words: sentence,
    tone,
    ...place,
    rule,
  })
  const [least, most] = strength
  const [low, high] = [worst.odds.result, best.odds.result]
  const rout = worst.odds.rout.routs
  const lost = [meanOf(chancesIn(worst.odds.ownLost)), meanOf(chancesIn(worst.odds.enemyLost))] as const
  return [
    ...(exact
      ? [said(attack.exact(low.wins, low.draws, low.loses), toneOf(low), 'gb.combat.winner')]
      : [
          said(attack.worst(low.wins, low.loses), toneOf(low), 'gb.combat.winner'),
          said(attack.best(high.wins, high.loses), toneOf(high), 'gb.combat.winner'),
        ]),
    ...(bluff ? [said(attack.bluff, 'quiet', 'gb.combat.decoys')] : []),
    said((exact ? attack.losses : attack.lossesAtWorst)(...lost), 'quiet', 'gb.losses.order'),
    ...(rout > 0 ? [said((exact ? attack.rout : attack.routAtWorst)(rout), 'bad', 'gb.rout.test')] : []),
    said(attack.strength(least, most), 'quiet', 'gb.combat.ratio'),
  ]
}

const toneOf = ({ wins, loses }: { readonly wins: number; readonly loses: number }): Finding['tone'] =>
  wins >= loses ? 'good' : 'bad'
