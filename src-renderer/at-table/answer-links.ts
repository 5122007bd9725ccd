import { digitsOf, listKeys } from './answer-keys.ts'
import { sameThing, type Thing } from '../state/known/thing.ts'
import type { Answer, Asked, SystemUi } from '../system-ui/system-ui.ts'

/** Which answers are about which things on the map. */
export type AnswerLinks = {
  /** Every thing on the map that an answer is about. */
  readonly targets: readonly Thing[]
  readonly onMap: readonly Answer[]
  readonly offMap: readonly Answer[]
  readonly thingsOf: (action: string) => readonly Thing[]
  readonly answersAt: (thing: Thing) => readonly Answer[]
  /** The digit keys of answers that are not about the map, by action. */
  readonly digits: ReadonlyMap<string, number>
}

const nothing: readonly never[] = []

export const noAnswerLinks: AnswerLinks = {
  targets: nothing,
  onMap: nothing,
  offMap: nothing,
  thingsOf: () => nothing,
  answersAt: () => nothing,
  digits: new Map(),
}

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`

/** Sorts the answers by the things they are about. Without a map all of them are off the map. */
export function linkAnswers(ui: SystemUi | null, asked: Asked): AnswerLinks {
  const byAction = new Map<string, readonly Thing[]>()
  const byThing = new Map<string, Answer[]>()
  const targets: Thing[] = []
  const [onMap, offMap]: [Answer[], Answer[]] = [[], []]
  for (const answer of asked.question.answers) {
    if (ui?.isRepeated?.(answer, asked.question) === true) continue
    const things = ui === null || ui.sheet === null ? nothing : ui.thingsOf(answer, asked)
    byAction.set(answer.action, things)
    ;(things.length === 0 ? offMap : onMap).push(answer)
    for (const thing of things) {
      const key = keyOf(thing)
      const same = byThing.get(key)
      if (same === undefined) {
        targets.push(thing)
        byThing.set(key, [answer])
      } else if (same.at(-1) !== answer) same.push(answer)
    }
  }
  return {
    targets,
    onMap,
    offMap,
    thingsOf: (action) => byAction.get(action) ?? nothing,
    answersAt: (thing) => byThing.get(keyOf(thing)) ?? nothing,
    digits: digitsOf(offMap, ui?.answerKeys ?? listKeys),
  }
}

export const includesThing = (things: readonly Thing[], thing: Thing): boolean =>
  things.some((one) => sameThing(one, thing))

/** The answers meant by pointing at a thing: those about it; if there are none, those about its place or its counters. */
export function answersForThing(
  { answersAt }: AnswerLinks,
  thing: Thing,
  pieces: readonly { readonly id: string; readonly place: string }[],
): readonly Answer[] {
  const about = answersAt(thing)
  if (about.length > 0 || thing.kind === 'way') return about
  if (thing.kind === 'piece') {
    const place = pieces.find(({ id }) => id === thing.id)?.place
    return place === undefined ? nothing : answersAt({ kind: 'zone', id: place })
  }
  // Pointing at a place means the counters in it.
  return pieces.filter(({ place }) => place === thing.id).flatMap(({ id }) => answersAt({ kind: 'piece', id }))
}
