import type { ProvisionStudy } from '#engine/gaiter-button/window-types.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { answerTo } from '../reads/reads.ts'
import { brokenFindings, Drawing, keyOfLosses, lossesOf, type Tools } from './tools.ts'
import { named } from './words.ts'

/** Provision (GB 15.2): lines of any length, and who is encircled. */
export function provisionLayer(tools: Tools, index: BoardIndex): Layer {
  const { provision: words, gone } = tools.words
  return {
    id: 'provision',
    ...named('provision'),
    requestFor: ({ without }) => ({ study: 'provision', without }),
    show: (answer) => {
      const study = answerTo('provision', answer)
      const { key } = words
      return {
        overlay: drawn(study, index),
        key: [
          { tone: 'good', as: 'wash', words: key.zones },
          { tone: 'good', as: 'ring', words: key.have },
          { tone: 'bad', as: 'ring', words: key.none },
          { tone: 'good', words: key.line },
          ...keyOfLosses(study.cut.length > 0, key, study.without, gone),
        ],
        findings: findingsOf(study, tools, index),
        removable: tools.removableOf([...study.without, ...study.removable]),
      }
    },
  }
}

function drawn({ zones, lines, cut, encircled, without }: ProvisionStudy, index: BoardIndex) {
  const drawing = new Drawing()
  drawing.wash(zones, 'good')
  for (const { zone } of cut) drawing.ring(zone, 'bad')
  for (const { zone, land } of lines) {
    drawing.ring(zone, 'good')
    drawing.along(land, 'good')
  }
  for (const { broken } of cut) drawing.broken(broken)
  for (const { zone } of encircled) drawing.mark({ at: { zone }, sign: 'encircled', tone: 'bad' })
  drawing.gone(without, index)
  return drawing.overlay
}

function findingsOf(study: ProvisionStudy, tools: Tools, index: BoardIndex): Finding[] {
  const { words, placeName, zoneOf, who, list } = tools
  const { provision } = words
  const { lines, cut, encircled, lost, without } = study
  const rule = 'gb.provision.line'
  const place = (zone: string, tone: Finding['tone'], said: string, by = rule): Finding => ({
    words: said,
    tone,
    at: zoneOf(zone),
    rule: by,
  })
  const all = lines.length + cut.length
  const losses = lost.map(({ zone, counters }) =>
    place(zone, 'bad', provision.lost(placeName(zone), who(counters)), 'gb.provision.effect'),
  )
  const otherEnd = (connection: string, zone: string): string => {
    const way = index.ways.get(connection)
    return placeName(way === undefined ? zone : way.a === zone ? way.b : way.a)
  }
  const summary =
    all === 0 ? words.supply.nobody : cut.length === 0 ? provision.all(all) : provision.some(lines.length, all)
  return [
    ...lossesOf(tools, without, losses),
    { words: summary, tone: cut.length === 0 ? 'good' : 'bad' },
    ...encircled.map(({ zone, ways }) =>
      place(
        zone,
        'bad',
        ways.length === 0
          ? provision.encircled(placeName(zone))
          : provision.breakOut(placeName(zone), list(ways.map((way) => otherEnd(way, zone)))),
        'gb.entry.encirclement',
      ),
    ),
    ...cut.flatMap(({ zone, counters, broken }) =>
      brokenFindings(
        tools,
        place(zone, 'bad', provision.cut(placeName(zone), who(counters)), 'gb.provision.effect'),
        (why) => provision.broken(placeName(zone), why),
        broken.break,
      ),
    ),
    ...lines.map(({ zone, land }) =>
      place(
        zone,
        'good',
        provision.line(placeName(zone), land.connections.length, placeName(land.zones.at(-1) ?? zone)),
      ),
    ),
  ]
}
