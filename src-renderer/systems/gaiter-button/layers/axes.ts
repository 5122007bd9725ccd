import type { ContestedZone } from '#engine/gaiter-button/window-types.ts'
import type { Tone } from '../../../map/board/overlay.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { liveryNamed } from '../counters/order-of-battle.ts'
import { answerTo } from '../reads/reads.ts'
import { Drawing, type Tools } from './tools.ts'
import { named } from './words.ts'

/** Axes of retreat (GB 9.3, 9.4): who may leave a contested zone, and to where. */
export function axesLayer(tools: Tools): Layer {
  const { axes: words } = tools.words
  return {
    id: 'axes',
    ...named('axes'),
    requestFor: () => ({ study: 'axes' }),
    show: (answer) => {
      const { zones } = answerTo('axes', answer)
      return {
        overlay: drawn(zones),
        key: [
          { tone: 'blue', words: words.key.french },
          { tone: 'grey', words: words.key.german },
          { tone: 'quiet', dashed: true, words: words.key.both },
          { tone: 'bad', as: 'encircled', words: words.key.encircled },
        ],
        findings:
          zones.length === 0 ? [{ words: words.none, tone: 'quiet' }] : zones.flatMap((one) => said(one, tools)),
        removable: [],
      }
    },
  }
}

function drawn(zones: readonly ContestedZone[]) {
  const drawing = new Drawing()
  for (const { zone, encircled, ways } of zones) {
    drawing.ring(zone, 'reach')
    if (encircled !== null) drawing.mark({ at: { zone }, sign: 'encircled', tone: 'bad' })
    for (const { to, french, german } of ways) {
      if (french !== null && german !== null) continue
      const tone: Tone = french === null ? (german === null ? 'quiet' : 'blue') : 'grey'
      drawing.along({ zones: [zone, to], connections: [] }, tone, { arrow: true, dashed: tone === 'quiet' })
    }
  }
  return drawing.overlay
}

function said({ zone, encircled, edge, ways }: ContestedZone, { words, placeName, zoneOf, list }: Tools): Finding[] {
  const { axes, side } = words
  const at = zoneOf(zone)
  const name = placeName(zone)
  const findings = (['french', 'german'] as const).map((whose): Finding => {
    if (encircled === whose)
      return { words: axes.encircled(name, side[whose]), tone: 'bad', at, rule: 'gb.leave.shut-in' }
    const open = [...new Set(ways.flatMap((way) => (way[whose] === null ? [placeName(way.to)] : [])))]
    if (open.length === 0) return { words: axes.shut(name, side[whose]), tone: 'bad', at, rule: 'gb.leave.axes' }
    return { words: axes.open(name, side[whose], list(open)), tone: liveryNamed(whose)!, at, rule: 'gb.leave.axes' }
  })
  if (edge !== null)
    findings.push({ words: axes.edge(name, side[edge]), tone: liveryNamed(edge)!, at, rule: 'gb.axes.friendly' })
  return findings
}
