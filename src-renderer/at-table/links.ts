import { sameThing, type Thing } from '../state/thing.ts'
import type { Answer, Asked, SystemUi } from '../system-ui/system-ui.ts'

/** Which answers are about what on the map. */
export type Links = {
  /** Everything on the map that some answer is about. */
  readonly targets: readonly Thing[]
  readonly onMap: readonly Answer[]
  readonly offMap: readonly Answer[]
  readonly thingsOf: (action: string) => readonly Thing[]
  readonly answersAt: (thing: Thing) => readonly Answer[]
}

const nothing: readonly never[] = []

export const noLinks: Links = {
  targets: nothing,
  onMap: nothing,
  offMap: nothing,
  thingsOf: () => nothing,
  answersAt: () => nothing,
}

const keyOf = ({ kind, id }: Thing): string => `${kind} ${id}`

/** Without a map all answers are about nothing on it. */
export function linksOf(ui: SystemUi | null, asked: Asked): Links {
  const byAction = new Map<string, readonly Thing[]>()
  const byThing = new Map<string, Answer[]>()
  const targets: Thing[] = []
  const [onMap, offMap]: [Answer[], Answer[]] = [[], []]
  for (const answer of asked.question.answers) {
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
  }
}

export const isAmong = (things: readonly Thing[], thing: Thing): boolean => things.some((one) => sameThing(one, thing))

/** The answers somebody means who points at a thing: those about it, and where there are none, those about its place. */
export function meantBy(
  { answersAt }: Links,
  thing: Thing,
  pieces: readonly { readonly id: string; readonly place: string }[],
): readonly Answer[] {
  const about = answersAt(thing)
  if (about.length > 0 || thing.kind === 'way') return about
  if (thing.kind === 'piece') {
    const place = pieces.find(({ id }) => id === thing.id)?.place
    return place === undefined ? nothing : answersAt({ kind: 'zone', id: place })
  }
  // A place is pointed at where the only counters that can be meant lie in it.
  return pieces.filter(({ place }) => place === thing.id).flatMap(({ id }) => answersAt({ kind: 'piece', id }))
}
