import type { Json } from '#engine/kernel/values/result.ts'
import type { Opponent } from '#engine/opponents/opponent.ts'

/** What a planner writes down: how often it was asked, how much it was told, and what it did last. */
export type Notes = { readonly timesAsked: number; readonly told: number; readonly last: string }

export const notesIn = (memory: Json): Notes => (memory ?? { timesAsked: 0, told: 0, last: '' }) as Notes // its own notes

/** An opponent with a plan, steps of work and a memory, that any rule system can be played by. */
export const planner: Opponent = {
  id: 'planner',
  name: { en: 'The planner', fr: 'Le planificateur' },
  about: { en: 'Does something else each time.', fr: 'Fait chaque fois autre chose.' },
  *choose({ view: { decision }, told, memory, seed, budget }) {
    const before = notesIn(memory)
    const { actions } = decision
    const steps = Math.min(4, budget)
    for (let work = 1; work <= steps; work += 1)
      yield { work, reason: { key: 'considers', facts: { action: actions[work % actions.length]! } } }
    const heard = before.told + told.length
    const at = (before.timesAsked + heard + seed.length) % actions.length
    const action = actions.slice(at).find((one) => one !== before.last) ?? actions[at]!
    const notes: Notes = { timesAsked: before.timesAsked + 1, told: heard, last: action }
    return { action, memory: notes, reason: { key: 'otherwise', facts: { last: before.last } }, work: steps }
  },
}
