import type { SupplyStudy } from '#engine/gaiter-button/window-types.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { answerTo } from '../reads/reads.ts'
import { brokenFindings, Drawing, keyOfLosses, lossesOf, type Tools } from './tools.ts'
import { named } from './words.ts'

/** Supply (GB 17.1): which sources supply which units, and which units are out of supply. */
export function supplyLayer(tools: Tools, index: BoardIndex): Layer {
  const { supply: words, gone } = tools.words
  return {
    id: 'supply',
    ...named('supply'),
    requestFor: ({ without }) => ({ study: 'supply', without }),
    show: (answer) => {
      const study = answerTo('supply', answer)
      const { key } = words
      return {
        overlay: drawn(study, index),
        key: [
          { tone: 'good', as: 'wash', words: key.zones },
          { tone: 'good', as: 'ring', words: key.line },
          { tone: 'reach', as: 'ring', words: key.other },
          { tone: 'bad', as: 'ring', words: key.none },
          { tone: 'good', words: key.wagon },
          { tone: 'good', as: 'rail', words: key.rail },
          ...(study.foraging.length > 0 ? [{ tone: 'reach' as const, dashed: true, words: key.land }] : []),
          { tone: 'good', as: 'source', words: key.source },
          ...keyOfLosses(study.hungry.length > 0, key, study.without, gone),
        ],
        findings: findingsOf(study, tools),
        removable: tools.removableOf([...study.without, ...study.removable]),
      }
    },
  }
}

function drawn({ zones, goals, lines, fed, foraging, hungry, without }: SupplyStudy, index: BoardIndex) {
  const drawing = new Drawing()
  drawing.wash(zones, 'good')
  for (const { zone } of hungry) drawing.ring(zone, 'bad')
  for (const { zone } of lines) drawing.ring(zone, 'good')
  for (const { zone } of fed) drawing.ring(zone, 'reach')
  for (const { land, rail } of lines) {
    drawing.along(land, 'good')
    drawing.along(rail, 'good', { rail: true })
  }
  for (const { land } of foraging) drawing.along(land, 'reach', { dashed: true })
  for (const { broken } of hungry) drawing.broken(broken)
  const drawnOn = new Set(lines.map(({ rail }) => rail.zones.at(-1)))
  for (const zone of goals) if (drawnOn.has(zone)) drawing.mark({ at: { zone }, sign: 'source', tone: 'good' })
  drawing.gone(without, index)
  return drawing.overlay
}

function findingsOf(study: SupplyStudy, tools: Tools): Finding[] {
  const { words, placeName, zoneOf, who } = tools
  const { supply } = words
  const { lines, fed, foraging, hungry, lost, without } = study
  const all = fed.length + hungry.reduce((sum, { counters }) => sum + counters.length, 0)
  const place = (zone: string, tone: Finding['tone'], rule: string, said: string): Finding => ({
    words: said,
    tone,
    at: zoneOf(zone),
    rule,
  })
  const losses = lost.map(({ zone, counters }) =>
    counters.length === 0
      ? place(zone, 'target', 'gb.supply.line', supply.lostLine(placeName(zone)))
      : place(zone, 'bad', 'gb.supply.out', supply.lost(placeName(zone), who(counters))),
  )
  const inFortress = new Set(fed.flatMap(({ zone, by }) => (by === 'fortress' ? [zone] : [])))
  const fedBy = (where: string, how: 'land' | 'fortress'): string =>
    who(fed.flatMap(({ counter, zone, by }) => (zone === where && by === how ? [counter] : [])))
  const summary = all === 0 ? supply.nobody : fed.length === all ? supply.all(all) : supply.some(fed.length, all)
  return [
    ...lossesOf(tools, without, losses),
    { words: summary, tone: fed.length === all ? 'good' : 'bad' },
    ...hungry.flatMap(({ zone, counters, broken }, index) => {
      const wanting = place(zone, 'bad', 'gb.supply.out', supply.hungry(placeName(zone), who(counters)))
      // Says a common reason only once.
      const before = hungry[index - 1]?.broken.break.reason
      if (before === broken.break.reason && ['no-lines', 'cut'].includes(before)) return [wanting]
      return brokenFindings(tools, wanting, (why) => supply.broken(placeName(zone), why), broken.break)
    }),
    ...foraging.map(({ zone }) =>
      place(zone, 'reach', 'gb.supply.forage', supply.forage(placeName(zone), fedBy(zone, 'land'))),
    ),
    ...[...inFortress].map((zone) =>
      place(zone, 'reach', 'gb.supply.fortress', supply.fortress(placeName(zone), fedBy(zone, 'fortress'))),
    ),
    ...lines.map(({ zone, land, rail, mp }) => {
      const [head = zone] = rail.zones
      const from = placeName(rail.zones.at(-1) ?? head)
      const near = placeName(zone)
      if (rail.connections.length > 0)
        return place(
          zone,
          'good',
          'gb.supply.railway',
          land.connections.length === 0 ? supply.onRail(near, from) : supply.byRail(near, mp, placeName(head), from),
        )
      const said = land.connections.length === 0 ? supply.atSource(near) : supply.byLand(near, mp, from)
      return place(zone, 'good', 'gb.supply.sources', said)
    }),
  ]
}
