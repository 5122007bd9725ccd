import type { CommandStudy, LeaderHeard, StackHearing } from '#engine/gaiter-button/window-types.ts'
import type { BoardIndex } from '../../../map/board/board.ts'
import type { Tone } from '../../../map/board/overlay.ts'
import type { Finding, Layer } from '../../../system-ui/system-ui.ts'
import { liveryOf } from '../counters/order-of-battle.ts'
import { answerTo } from '../reads/reads.ts'
import { Drawing, keyOfLosses, lossesOf, type Tools } from './tools.ts'
import { named } from './words.ts'

/** Command (GB 8.1): who is in command of which leader, and with what value. */
export function commandLayer(tools: Tools, index: BoardIndex): Layer {
  const { command: words, gone } = tools.words
  return {
    id: 'command',
    ...named('command'),
    requestFor: ({ without }) => ({ study: 'command', without }),
    show: (answer, { side }) => {
      const own = liveryOf(side)
      const study = answerTo('command', answer)
      const { key } = words
      const broken = [...study.leaders, ...study.stacks].some((one) => one.broken !== null)
      return {
        overlay: drawn(study, own, index),
        key: [
          { tone: own, as: 'ring', words: key.leader },
          { tone: 'good', as: 'ring', words: key.hears },
          { tone: 'reach', as: 'ring', words: key.other },
          { tone: 'bad', as: 'ring', words: key.deaf },
          { tone: 'good', words: key.direct },
          { tone: 'reach', as: 'rail', words: key.wire },
          ...keyOfLosses(broken, key, study.without, gone),
        ],
        findings: findingsOf(study, tools),
        removable: tools.removableOf([...study.without, ...study.removable]),
      }
    },
  }
}

const toneOf = ({ leader, broken }: StackHearing): Tone =>
  leader === null ? 'bad' : broken === null ? 'good' : 'reach'

/** `own` is the colour of the side. */
function drawn({ leaders, stacks, without }: CommandStudy, own: Tone, index: BoardIndex) {
  const drawing = new Drawing()
  for (const { zone, value } of leaders) drawing.ring(zone, own, `★ ${value}`)
  for (const tone of ['bad', 'reach', 'good'] as const)
    for (const stack of stacks)
      if (toneOf(stack) === tone)
        drawing.ring(stack.zone, tone, stack.linked ? `${stack.value} + 1` : String(stack.value))
  for (const { line } of [...leaders, ...stacks]) {
    if (line === null) continue
    drawing.along(line.land, 'good')
    for (const rail of line.rails) drawing.along(rail, 'reach', { rail: true })
  }
  for (const { broken } of [...leaders, ...stacks]) if (broken !== null) drawing.broken(broken)
  drawing.gone(without, index)
  return drawing.overlay
}

function findingsOf(study: CommandStudy, tools: Tools): Finding[] {
  const { words, placeName, zoneOf, who } = tools
  const { command } = words
  const { leaders, stacks, lost, without } = study
  const losses = lost.map(({ zone, counters, by }): Finding => ({
    words: command.lost(placeName(zone), who(counters), by),
    tone: 'bad',
    at: zoneOf(zone),
    rule: 'gb.command.points',
  }))
  const served = stacks.filter((stack) => toneOf(stack) === 'good').length
  const summary: Finding =
    leaders.length === 0
      ? { words: command.noLeaders, tone: 'quiet' }
      : served === stacks.length
        ? { words: command.all(served), tone: 'good' }
        : { words: command.some(served, stacks.length), tone: 'bad' }
  const order: readonly Tone[] = ['bad', 'reach', 'good']
  return [
    ...lossesOf(tools, without, losses),
    summary,
    ...leaders.flatMap((leader) => leaderFindings(leader, leaders, tools)),
    ...[...stacks]
      .sort((a, b) => order.indexOf(toneOf(a)) - order.indexOf(toneOf(b)))
      .flatMap((stack) => stackFindings(stack, tools)),
  ]
}

function leaderFindings(one: LeaderHeard, leaders: readonly LeaderHeard[], tools: Tools): Finding[] {
  const { words, placeName, zoneOf, counterName, whyOf, placeOf } = tools
  const { command } = words
  const { leader, zone, value, senior, line, broken } = one
  const name = counterName(leader)
  const here: Finding = {
    words: (senior ? command.senior : command.leader)(name, placeName(zone), value),
    tone: 'quiet',
    at: zoneOf(zone),
    rule: 'gb.counters.value',
  }
  const general = leaders.find((other) => other.senior)
  if (general === undefined || senior) return [here]
  const above = counterName(general.leader)
  if (line !== null) {
    const [link, rule] =
      line.rails.length > 0
        ? [command.wire(above), 'gb.command.telegraph']
        : [command.direct(above), 'gb.command.direct']
    return [{ ...here, words: `${here.words} ${link}`, tone: 'good', rule }]
  }
  if (broken === null) return [here]
  const { break: where } = broken
  return [here, { words: command.silent(name, above, whyOf(where)), tone: 'bad', at: placeOf(where), rule: where.rule }]
}

function stackFindings(stack: StackHearing, tools: Tools): Finding[] {
  const { words, placeName, zoneOf, counterName, who, whyOf, placeOf } = tools
  const { command } = words
  const { zone, counters, leader, value, linked, line, broken } = stack
  const place = placeName(zone)
  const tone = toneOf(stack)
  const worth = linked ? value + 1 : value
  const hears = (line?.rails.length ?? 0) > 0 ? command.hearsWire : command.hears
  const first: Finding = {
    words:
      leader === null ? command.deaf(place, who(counters)) : hears(place, who(counters), counterName(leader), worth),
    tone,
    at: zoneOf(zone),
    rule: 'gb.command.points',
  }
  if (broken === null) return [first]
  const { break: where } = broken
  return [first, { words: command.broken(place, whyOf(where)), tone, at: placeOf(where), rule: where.rule }]
}
