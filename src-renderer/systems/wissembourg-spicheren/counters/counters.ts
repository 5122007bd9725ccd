import type { View } from '#engine/wissembourg-spicheren/window-types.ts'
import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { CounterFace, Livery, Mark, Sign } from '../../../counters/face.ts'
import type { Piece } from '../../../counters/piles.ts'
import { counterTitle } from '../../../counters/title.ts'
import type { CounterWords } from '../../../counters/words.ts'
import { spacedFrench } from '../../../text/language/french.ts'
import { bearings } from '../../../system-ui/facings.ts'
import { fileIn, nothing } from '../reads/reads.ts'

type Row = View['unit'][string]

/** What is printed on a counter. */
export type Counter = {
  readonly side: 0 | 1
  readonly sign: Sign
  readonly name: string
  /** Strength in good order and disorganised; undefined for commanders. */
  readonly strength?: readonly [number, number]
  readonly steps: number
  /** Range of guns. */
  readonly range?: number
  /** The values of a commander, in person and as a replacement. */
  readonly values?: readonly [CounterFace['foot'], CounterFace['foot']]
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
    ...(order?.units ?? []).map(({ id, formation, arm, strength, disorganised, steps, range }): [string, Counter] => [
      id,
      {
        side: sideOf(formations.get(formation)?.side),
        sign: arm,
        name: named(id),
        strength: [strength, disorganised],
        steps,
        ...(range === undefined ? {} : { range }),
        ...bandOf(formation),
      },
    ]),
    ...(order?.commanders ?? []).map((one): [string, Counter] => {
      const { commander } = footWords[language]
      const values = [one, one.replacement].map(({ command, bonus }) => ({
        printed: `${command} +${bonus}`,
        words: commander(command, bonus),
      }))
      const face = { side: sideOf(one.side), sign: 'leader', name: named(one.id), steps: 0 } as const
      return [one.id, { ...face, values: [values[0], values[1]], ...bandOf(one.formation) }]
    }),
    ...(order?.chiefs ?? []).map((one): [string, Counter] => {
      const { chief } = footWords[language]
      const values = [one, one.replacement].map(({ initiative, inertia }) => ({
        printed: `${signed(initiative)} | ${inertia}`,
        words: chief(initiative, inertia),
      }))
      return [
        one.id,
        { side: sideOf(one.side), sign: 'leader', name: named(one.id), steps: 0, values: [values[0], values[1]] },
      ]
    }),
  ])
}

const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0')

/** The meaning of the figures at the foot of a counter. */
const footWords = {
  en: {
    guns: (value: number, range: number) => `fire ${value}, range ${range}`,
    commander: (command: number, bonus: number) =>
      `command ${command} (to the die that activates), bonus ${signed(bonus)} (to the die of combat)`,
    chief: (initiative: number, inertia: number) =>
      `initiative ${signed(initiative)}, inertia ${inertia} (units that he commands himself)`,
  },
  fr: {
    guns: (value: number, range: number) => `tir ${value}, portée ${range}`,
    commander: (command: number, bonus: number) =>
      `commandement ${command} (au dé d’activation), bonus ${signed(bonus)} (au dé de combat)`,
    chief: (initiative: number, inertia: number) =>
      `initiative ${signed(initiative)}, inertie ${inertia} (unités qu’il commande lui-même)`,
  },
} as const

/** The marks on counters, the most urgent first. */
const rows = [
  { id: 'disorganised', drawing: 'half-disc', en: 'disorganised', fr: 'désorganisée' },
  { id: 'losses', drawing: 'crossed-disc', en: 'has lost steps', fr: 'a perdu des pas' },
  { id: 'attacks', drawing: 'crossed-sabres', en: 'is to attack', fr: 'doit attaquer' },
  { id: 'engaged', drawing: 'burst', en: 'engaged in the fight', fr: 'engagée dans le combat' },
  { id: 'demoralised', drawing: 'white-flag', en: 'of a demoralised formation', fr: 'd’une formation démoralisée' },
  { id: 'out', drawing: 'question', en: 'out of command', fr: 'hors de commandement' },
  { id: 'replaced', drawing: 'stopped-muzzle', en: 'a replacement', fr: 'un remplaçant' },
  { id: 'fired', drawing: 'smoking-muzzle', en: 'has fired', fr: 'a tiré' },
] as const
type MarkId = (typeof rows)[number]['id']
const marksIn = (language: Language): readonly (Mark & { readonly id: MarkId })[] =>
  rows.map(({ id, drawing, en, fr }) => ({ id, drawing, words: language === 'en' ? en : spacedFrench(fr) }))
export const marks = { en: marksIn('en'), fr: marksIn('fr') } as const

/** The counters on the map, and the face-down columns. */
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
    const face = faceOf(counter, row, marksOf(row, isBroken(view, order(id)), words), liveries, words)
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
  { side, sign, name, strength, steps, range, values, band }: Counter,
  row: Row,
  shown: readonly Mark[],
  liveries: readonly [Livery, Livery],
  { language }: CounterWords,
): CounterFace {
  const bearing = strength === undefined ? undefined : bearings[row.facing]
  const figure = strength?.[row.disorganised ? 1 : 0]
  const foot =
    figure !== undefined && range !== undefined
      ? { printed: `${figure}–${range}`, words: footWords[language].guns(figure, range) }
      : values?.[row.replaced ? 1 : 0]
  return {
    livery: liveries[side],
    sign,
    name,
    ...(band && { band }),
    ...(figure !== undefined && { figure, morale: steps - row.lost }),
    ...(foot && { foot }),
    ...(row.disorganised ? { reverse: true } : {}),
    ...(bearing === undefined ? {} : { facing: { bearing, towards: row.facing } }),
    ...(row.moved ? { turned: true } : {}),
    marks: shown,
  }
}

function marksOf(
  { disorganised, lost, attacks, engaged, fired, outOfCommand, replaced }: Row,
  demoralised: boolean,
  { language }: CounterWords,
): readonly Mark[] {
  const has: Readonly<Record<MarkId, boolean>> = {
    disorganised,
    losses: lost > 0,
    demoralised,
    out: outOfCommand,
    attacks: attacks !== nothing && !engaged,
    engaged,
    replaced,
    fired,
  }
  return marks[language].filter(({ id }) => has[id])
}
