import type { LevelAhead, VictoryStudy } from '#engine/gaiter-button/window-types.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { liveryNamed } from '../counters/order-of-battle.ts'
import { answerTo } from '../reads/reads.ts'
import { Drawing, type Tools } from './tools.ts'
import { named } from './words.ts'

/** Victory (GB 19.2): the zones that count, and how far the levels are. */
export function victoryLayer(tools: Tools): Layer {
  const { victory: words } = tools.words
  return {
    id: 'victory',
    ...named('victory'),
    requestFor: () => ({ study: 'victory' }),
    show: (answer) => {
      const study = answerTo('victory', answer)
      return {
        overlay: drawn(study),
        key: [
          { tone: 'reach', as: 'ring', words: words.key.exit },
          { tone: 'blue', as: 'control', words: words.key.holder },
        ],
        findings: [
          ...study.levels.map((level) => levelSaid(level, tools)),
          ...study.captures.map(({ leader, level }): Finding => ({
            words: words.capture(tools.counterName(leader), words.level[level as LevelAhead['level']]),
            tone: 'quiet',
            rule: 'gb.victory.capture',
          })),
          ...study.zones.map(({ zone, as, holder }): Finding => ({
            words: `${words[as](tools.placeName(zone))} ${words.held[holder ?? 'nobody']}`,
            tone: liveryNamed(holder) ?? 'quiet',
            at: tools.zoneOf(zone),
            rule: as === 'exit' ? 'gb.victory.exit' : 'gb.victory.levels',
          })),
        ],
        removable: [],
      }
    },
  }
}

function drawn({ zones }: VictoryStudy) {
  const drawing = new Drawing()
  for (const { zone, holder } of zones) {
    drawing.ring(zone, 'reach')
    const tone = liveryNamed(holder)
    if (tone !== undefined) drawing.mark({ at: { zone }, sign: 'control', tone })
  }
  return drawing.overlay
}

function levelSaid({ side, level, reached, all }: LevelAhead, { words }: Tools): Finding {
  const { victory } = words
  const conditions = all.map(({ is, count, needed, atMost }) =>
    is === 'no-level'
      ? victory.condition['no-level'](count === null ? null : count > 0)
      : victory.condition[is](victory.count(count, needed, atMost)),
  )
  const said = reached === true ? victory.reached : victory.ahead
  return {
    words: said(words.side[side], victory.level[level], conditions.join(words.apart)),
    tone: reached === true ? 'good' : liveryNamed(side)!,
    rule: 'gb.victory.levels',
  }
}
