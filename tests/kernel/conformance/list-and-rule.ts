import { encode, type ActionCode } from '#engine/kernel/actions/actions.ts'
import { onFork } from '#engine/kernel/play/fork.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { Pick } from '../table.ts'

/** The first of some actions that the list of answers and the rule, asked about it alone, judge differently. */
export function disputed(play: Play, actions: Iterable<ActionCode>): string | undefined {
  const list = new Set(play.actions)
  // A fork has no list yet: there the rule itself is asked.
  return onFork(play, (fork) => {
    for (const code of actions) {
      const allowed = fork.isLegal(code)
      if (allowed !== list.has(code))
        return `"${play.layout.language.textOf(code)}" is ${allowed ? 'allowed by its rule, but not' : 'forbidden by its rule, but'} on the list`
    }
    return undefined
  })
}

/** Every action whose verb answers the question that is asked now, or `most` at random of a verb that has more. */
export function* answersInAll(play: Play, most: number, pick: Pick): Generator<ActionCode> {
  const { language } = play.layout
  for (const [number, answer] of play.asking.kind.answers.entries()) {
    if (answer === undefined) continue
    const [width, depth, height] = [0, 1, 2].map((index) => {
      const argument = answer.verb.args[index]
      return argument === undefined ? 1 : language.countOf(argument.noun)
    }) as [number, number, number]
    const all = width * depth * height
    for (let tried = 0; tried < Math.min(all, most); tried++) {
      const index = all <= most ? tried : pick(all)
      const ab = Math.floor(index / height)
      yield encode(number, Math.floor(ab / depth), ab % depth, index % height)
    }
  }
}
