import type { DraftSetting, DraftSnapshot, Placement, Thing } from '../../../src-main/contract/drafts.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import { type Arm, arms, type CounterFace } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { counterTitle } from '../../counters/title.ts'
import { counterWords } from '../../counters/words.ts'
import { capital } from '../../parts/times.ts'
import type { SetUpFace, SetUpTable } from '../../system-ui/system-ui.ts'
import { searchable } from '../../../src-main/contract/searchable.ts'

const isArm = (name: string): name is Arm => arms.some((arm) => arm === name)

type Dressed = Pick<DraftSetting, 'dress' | 'formations'>

/** Caches the last face of each thing with its inputs: every gesture brings new snapshots, but an unchanged face is drawn once. */
const lastFaces = new WeakMap<Thing, { readonly of: readonly unknown[]; readonly face: CounterFace }>()

/** The counter of a thing that can be placed, with the values of its fields. */
export function faceOf(
  thing: Thing,
  how: Placement['how'],
  setting: Dressed,
  language: Language,
  own: SetUpFace | undefined,
): CounterFace {
  const of = [JSON.stringify(how), setting.dress, setting.formations, language, own]
  const last = lastFaces.get(thing)
  if (last?.of.every((one, index) => one === of[index]) === true) return last.face
  const face = newFace(thing, how, setting, language, own)
  lastFaces.set(thing, { of, face })
  return face
}

function newFace(
  thing: Thing,
  how: Placement['how'],
  { dress, formations }: Dressed,
  language: Language,
  own: SetUpFace | undefined,
): CounterFace {
  const { side, sign, name, movement, strength } = thing
  const formation = formations.find(({ id }) => id === thing.formation.at(-1))
  const inOne = strength.find(({ arm }) => arm === '')?.points
  const byArm = strength.flatMap(({ arm, points }) => (isArm(arm) ? [{ arm, left: points, lost: 0 }] : []))
  return {
    livery: dress[side === 0 ? 0 : 1],
    sign,
    name: name[language],
    ...(thing.kind === 'detachment' ? { detached: true } : {}),
    ...(formation === undefined || formation.colour === null
      ? {}
      : { band: { colour: formation.colour, label: '', name: formation.name[language] } }),
    ...(movement === null ? {} : { movement }),
    ...(inOne === undefined ? {} : { figure: inOne }),
    ...(byArm.length === 0 ? {} : { strength: byArm }),
    ...own?.(thing, how, language),
  }
}

/** The counters that stand on the map. */
export function piecesOf(
  draft: Pick<DraftSnapshot, 'placements'>,
  setting: DraftSetting,
  language: Language,
  own: SetUpFace | undefined,
  table?: SetUpTable,
): Piece[] {
  const things = new Map(setting.things.map((thing) => [thing.id, thing]))
  const words = counterWords(setting, language)
  return draft.placements.flatMap((placement): Piece[] => {
    const { thing: id, at, place, how } = placement
    const thing = things.get(id)
    if (thing === undefined || at !== 'map' || place === null) return []
    const face = faceOf(thing, how, setting, language, own)
    const title = counterTitle(face, words)
    if (setting.board?.kind !== 'table') return [{ id, place, side: thing.side, face, title }]
    const laid = table?.baseOf(thing, placement, setting, language)
    return laid === undefined
      ? []
      : [{ id, side: thing.side, face, title: titleWith(title, thing, how, language), ...laid }]
  })
}

/** The title of a thing with the chosen values of some of its fields, such as its formation. */
const titleWith = (title: string, { how: fields }: Thing, how: Placement['how'], language: Language): string =>
  [
    title,
    ...fields.flatMap(({ id, choices }) => choices.find((one) => one.id === how[id])?.title[language] ?? []),
  ].join(', ')

/** The placements by thing; a thing without one is waiting. */
export const placementsOf = ({ placements }: Pick<DraftSnapshot, 'placements'>): ReadonlyMap<string, Placement> =>
  new Map(placements.map((one) => [one.thing, one]))

/** A group in the list of things that can be placed: a formation of a side, its things, and its depth in the hierarchy. */
export type Group = {
  readonly key: string
  readonly side: number
  readonly title: string
  readonly things: readonly Thing[]
}

/** The things that can be placed, grouped by side and then by formation, in the order of the setting. */
export function groupsOf(
  things: readonly Thing[],
  { sides, formations }: Pick<DraftSetting, 'sides' | 'formations'>,
  language: Language,
  others: string,
): Group[] {
  const names = new Map(formations.map(({ id, name }) => [id, name[language]]))
  const groups = new Map<string, { side: number; title: string; things: Thing[] }>()
  // A name that formations of both sides have, such as “Independent units”, needs the side added.
  const ofSide = (side: 0 | 1): ReadonlySet<string> =>
    new Set(
      things.filter((thing) => thing.side === side).map(({ formation }) => names.get(formation.at(-1) ?? '') ?? ''),
    )
  const ofBoth = [...ofSide(0)].filter((name) => ofSide(1).has(name))
  for (const side of [0, 1] as const) {
    const own = things.filter((thing) => thing.side === side)
    const order = formations.filter((one) => one.side === side).map(({ id }) => id)
    const rank = ({ formation }: Thing): number => {
      const at = order.indexOf(formation.at(-1) ?? '')
      return at < 0 ? order.length : at
    }
    for (const thing of own.toSorted((one, other) => rank(one) - rank(other))) {
      const formation = thing.formation.at(-1)
      const key = `${side} ${formation ?? ''}`
      const called = thing.formation.map((id) => names.get(id) ?? id).join(' · ')
      const isOfBoth = formation !== undefined && ofBoth.includes(names.get(formation) ?? '')
      const title = called === '' || isOfBoth ? `${capital(sides[side][language])} · ${called || others}` : called
      const group = groups.get(key) ?? { side, title, things: [] }
      group.things.push(thing)
      groups.set(key, group)
    }
  }
  return [...groups].map(([key, group]) => ({ key, ...group }))
}

/** The things that have all typed words in their name, formations, kind or place. */
export function searchThings(
  typed: string,
  things: readonly Thing[],
  { formations, kinds }: Pick<DraftSetting, 'formations' | 'kinds'>,
  whereOf: (thing: Thing) => string,
  language: Language,
): readonly Thing[] {
  const words = searchable(typed).split(' ').filter(Boolean)
  if (words.length === 0) return things
  const called = new Map([
    ...formations.map(({ id, name }) => [id, name] as const),
    ...kinds.map(({ id, title }) => [id, title] as const),
  ])
  return things.filter((thing) => {
    const { id, name, detail, formation, kind } = thing
    const all = [
      name[language],
      detail[language],
      id,
      whereOf(thing),
      ...[...formation, kind].map((one) => called.get(one)?.[language] ?? one),
    ]
    const text = searchable(all.join(' '))
    return words.every((word) => text.includes(word))
  })
}

/** The fields that all of these things have. */
export function commonFields(things: readonly Thing[]): Thing['how'] {
  const [first, ...others] = things
  return (first?.how ?? []).filter(({ id }) => others.every(({ how }) => how.some((one) => one.id === id)))
}
