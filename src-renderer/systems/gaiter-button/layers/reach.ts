import type { Because, ReachedZone, ReachStudy, StudyRequest } from '#engine/gaiter-button/window-types.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Tone } from '../../../map/board/overlay.ts'
import type { Finding, Layer, LayerRequest } from '../../../system-ui/system-ui.ts'
import { answerTo, viewIn } from '../reads/reads.ts'
import { Drawing, type Tools } from './tools.ts'
import { named } from './words.ts'

export const tones: Readonly<Record<ReachedZone['grade'], Tone>> = { sure: 'good', likely: 'target', risky: 'bad' }

/** Reach (GB 8.3, 9.1): how far a stack can go, with what chance, and where to stop. */
export function reachLayer(tools: Tools, index: BoardIndex): Layer {
  const { reach: words } = tools.words
  return {
    id: 'reach',
    ...named('reach'),
    requestFor: wishFor,
    show: (answer) => {
      const study = answerTo('reach', answer)
      const { grades } = study
      return {
        overlay: drawn(study, tools, index),
        key: [
          { tone: 'good', as: 'ring', words: words.key.sure(grades.sure) },
          { tone: 'target', as: 'ring', words: words.key.likely(grades.likely) },
          { tone: 'bad', as: 'ring', words: words.key.risky },
          { tone: 'quiet', dashed: true, words: words.key.way },
          { tone: 'reach', as: 'ring', words: words.key.from },
        ],
        findings: findingsOf(study, tools),
        removable: [],
      }
    },
  }
}

/** The picked counter; or those in the picked place, first those that can still act; otherwise the acting stack. */
function wishFor({ table, side, picked, pieces }: LayerRequest): StudyRequest | null {
  const seen = table.views.find((one) => one.side === side)
  if (seen === undefined) return null
  const view = viewIn(seen.known)
  const mine = pieces.filter((piece) => piece.side === side && view.counter[piece.id] !== undefined)
  const hasActed = (id: string): boolean => {
    const row = view.counter[id]
    return row !== undefined && 'activated' in row && row.activated
  }
  if (picked?.kind === 'piece') {
    const one = mine.find(({ id }) => id === picked.id)
    return one === undefined ? null : { study: 'reach', counters: [one.id] }
  }
  if (picked?.kind === 'zone') {
    const there = mine.filter(({ place }) => place === picked.id).map(({ id }) => id)
    const ready = there.filter((id) => !hasActed(id))
    const counters = ready.length > 0 ? ready : there
    return counters.length === 0 ? null : { study: 'reach', counters }
  }
  const own = mine.some(({ id }) => view.stack.includes(id))
  const isInHand = view.agenda.some(({ frame }) => frame === 'muster' || frame === 'activation')
  return own && isInHand ? { study: 'reach' } : null
}

function drawn({ zone: home, zones }: ReachStudy, tools: Tools, index: BoardIndex) {
  const drawing = new Drawing()
  drawing.ring(home, 'reach')
  for (const { zone, mp, grade, way } of zones) {
    drawing.ring(zone, tones[grade], tools.words.reach.label(mp))
    let at = home
    for (const connection of way) {
      const { id } = tools.wayOf(connection)
      const line = index.ways.get(id)
      if (line === undefined) break
      const to = line.a === at ? line.b : line.a
      drawing.along({ zones: [at, to], connections: [id] }, 'quiet', { dashed: true })
      at = to
    }
  }
  return drawing.overlay
}

function findingsOf(study: ReachStudy, tools: Tools): Finding[] {
  const { words, placeName, who, zoneOf, wayName, wayOf } = tools
  const { reach } = words
  const { zone, stack, mp, cp, marching, refused, advised, zones, plans, barred } = study
  const at = zoneOf(zone)
  if (refused !== null)
    return [
      { words: reach.none(placeName(zone), who(stack), whyOf(refused, tools)), tone: 'bad', at, rule: refused.rule },
    ]
  const summary = (marching ? reach.marching : reach.summary)(placeName(zone), who(stack), mp, cp)
  const line = advised === null ? reach.noLine : advised === 0 ? reach.lineNow : reach.line(advised)
  return [
    { words: summary, tone: 'reach', at },
    { words: line, tone: advised === null ? 'good' : 'target', rule: 'gb.fatigue.losses' },
    ...plans.flatMap((plan): Finding[] => {
      const there = zones.filter(({ markers }) => markers === plan.markers).toSorted((one, other) => one.mp - other.mp)
      const [first] = there
      if (first === undefined) return []
      const said = [
        reach.plan(plan.markers, first.chance),
        ...(plan.hurt > 0 ? [reach.loss(plan.hurt, plan.lost)] : []),
        ...(plan.worn > 0 ? [reach.worn(plan.worn)] : []),
        ...(first.beyond ? [reach.beyond] : []),
      ]
      return [
        { words: `${said.join(words.apart)}.`, tone: tones[first.grade], rule: 'gb.fatigue.draw' },
        ...there.map((one): Finding => ({
          words: reach.zone(placeName(one.zone), one.mp, one.way.length, one.stops),
          tone: tones[one.grade],
          at: zoneOf(one.zone),
        })),
      ]
    }),
    ...barred.map(({ connection, why }): Finding => ({
      words: reach.barred(wayName(connection), whyOf(why, tools)),
      tone: 'quiet',
      at: wayOf(connection),
      rule: why.rule,
    })),
  ]
}

/** Why the stack does not march there, in a few words. */
export function whyOf({ reason }: Because, { words: { reach } }: Tools): string {
  const { why } = reach
  return Object.hasOwn(why, reason) ? why[reason as keyof typeof why] : why.other
}
