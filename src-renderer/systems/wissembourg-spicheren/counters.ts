import type { View } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Setting } from '../../../src-main/contract/games.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import type { CounterFace, Livery, Mark, Sign } from '../../counters/face.ts'
import type { Piece } from '../../counters/piles.ts'
import { counterTitle } from '../../counters/title.ts'
import type { CounterWords } from '../../counters/words.ts'
import { spacedFrench } from '../../text/french.ts'
import { fileIn } from './reads.ts'

type Row = View['unit'][string]

/** The name of nothing in a view. */
const nothing = '-'

/** What is printed on a counter. */
export type Counter = {
  readonly side: 0 | 1
  readonly sign: Sign
  readonly name: string
  /** In good order and disorganised; nothing for commanders. */
  readonly strength?: readonly [number, number]
  readonly steps: number
  readonly band?: { readonly colour: string; readonly label: string; readonly name: string }
}
export type Counters = ReadonlyMap<string, Counter>

/** Colours of the formations, in the order of the order of battle. */
const colours = [
  '#8a3b2e',
  '#2f5d62',
  '#7a6a2b',
  '#5b3f6b',
  '#3c5a34',
  '#6b4a2f',
  '#2e4a7a',
  '#7a2f55',
  '#4d4d4d',
  '#1f6b5a',
]

export function readCounters({ files, names }: Setting, language: Language): Counters {
  const order = fileIn(files, 'order-of-battle.json')
  const named = (id: string): string => names[id]?.[language] ?? id
  const formations = new Map(order?.formations.map((one, index) => [one.id, { ...one, index }] as const))
  const sideOf = (side: string | undefined): 0 | 1 => (side === 'french' ? 0 : 1)
  const bandOf = (formation: string): Pick<Counter, 'band'> => {
    const found = formations.get(formation)
    if (found === undefined) return {}
    const colour = colours[found.index % colours.length] ?? '#4d4d4d'
    return { band: { colour, label: formation.replace(/^[a-z]+-/, '').slice(0, 2), name: named(formation) } }
  }
  return new Map<string, Counter>([
    ...(order?.units ?? []).map(({ id, formation, arm, strength, disorganised, steps }): [string, Counter] => [
      id,
      {
        side: sideOf(formations.get(formation)?.side),
        sign: arm,
        name: named(id),
        strength: [strength, disorganised],
        steps,
        ...bandOf(formation),
      },
    ]),
    ...(order?.commanders ?? []).map(({ id, side, formation }): [string, Counter] => [
      id,
      { side: sideOf(side), sign: 'leader', name: named(id), steps: 0, ...bandOf(formation) },
    ]),
    ...(order?.chiefs ?? []).map(({ id, side }): [string, Counter] => [
      id,
      { side: sideOf(side), sign: 'leader', name: named(id), steps: 0 },
    ]),
  ])
}

/** The marks on counters, the most urgent first. */
const rows = [
  { id: 'disorganised', drawing: 'half-disc', en: 'disorganised', fr: 'désorganisée' },
  { id: 'losses', drawing: 'crossed-disc', en: 'has lost steps', fr: 'a perdu des pas' },
  { id: 'demoralised', drawing: 'white-flag', en: 'of a demoralised formation', fr: 'd’une formation démoralisée' },
  { id: 'out', drawing: 'question', en: 'out of command', fr: 'hors de commandement' },
  { id: 'attacks', drawing: 'burst', en: 'is to attack', fr: 'doit attaquer' },
  { id: 'fired', drawing: 'smoking-muzzle', en: 'has fired', fr: 'a tiré' },
] as const
type MarkId = (typeof rows)[number]['id']
const marksIn = (language: Language): readonly (Mark & { readonly id: MarkId })[] =>
  rows.map(({ id, drawing, en, fr }) => ({ id, drawing, words: language === 'en' ? en : spacedFrench(fr) }))
export const marks = { en: marksIn('en'), fr: marksIn('fr') } as const

/** Degrees clockwise from the north of the sheet. */
const bearings: Readonly<Record<string, number>> = { N: 0, NE: 60, SE: 120, S: 180, SW: 240, NW: 300 }

/** The counters that are on the map, and the columns that lie face down. */
export function piecesIn(
  view: View,
  counters: Counters,
  order: ReturnType<typeof formationOf>,
  liveries: readonly [Livery, Livery],
  words: CounterWords,
): Piece[] {
  const known = Object.entries(view.unit).flatMap(([id, row]): Piece[] => {
    const counter = counters.get(id)
    if (counter === undefined || row.hex === nothing) return []
    const face = faceOf(counter, row, marksOf(row, isBroken(view, order(id)), words), liveries)
    return [{ id, place: row.hex, side: counter.side, face, title: counterTitle(face, words) }]
  })
  const hidden = Object.entries(view.column).flatMap(([id, { hex }]): Piece[] => {
    if (hex === nothing) return []
    const face: CounterFace = { livery: liveries[1], sign: 'unknown' }
    return [{ id, place: hex, side: 1, face, title: counterTitle(face, words) }]
  })
  return [...known, ...hidden]
}

const isBroken = (view: View, formation: string | undefined): boolean =>
  formation !== undefined && view.formation[formation]?.demoralised === true

/** The formation of each counter. */
export function formationOf({ files }: Setting): (id: string) => string | undefined {
  const order = fileIn(files, 'order-of-battle.json')
  const found = new Map(
    [...(order?.units ?? []), ...(order?.commanders ?? [])].map(({ id, formation }) => [id, formation] as const),
  )
  return (id) => found.get(id)
}

function faceOf(
  { side, sign, name, strength, steps, band }: Counter,
  row: Row,
  shown: readonly Mark[],
  liveries: readonly [Livery, Livery],
): CounterFace {
  const bearing = strength === undefined ? undefined : bearings[row.facing]
  return {
    livery: liveries[side],
    sign,
    name,
    ...(band && { band }),
    ...(strength && { figure: strength[row.disorganised ? 1 : 0], morale: steps - row.lost }),
    ...(bearing === undefined ? {} : { facing: { bearing, towards: row.facing } }),
    ...(row.moved ? { turned: true } : {}),
    marks: shown,
  }
}

function marksOf(
  { disorganised, lost, attacks, fired, outOfCommand }: Row,
  demoralised: boolean,
  { language }: CounterWords,
): readonly Mark[] {
  const has: Readonly<Record<MarkId, boolean>> = {
    disorganised,
    losses: lost > 0,
    demoralised,
    out: outOfCommand,
    attacks: attacks !== nothing,
    fired,
  }
  return marks[language].filter(({ id }) => has[id])
}
