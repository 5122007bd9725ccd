import { isRecord } from '../state/kit/page-storage.ts'
import type { Compared, SetUp, SimulationChoices, SimulationRequest } from '../../src-main/contract/simulations.ts'

/** The choices in the form, as typed. */
export type FormChoices = {
  readonly sides: readonly [string, string]
  readonly games: string
  readonly mirrored: boolean
  readonly seed: string
  readonly against: Compared | null
  readonly options: Readonly<Record<string, boolean>>
}

/** Converts between what a set-up is compared with and the value of the select. */
export const textOf = (which: Compared): string => (typeof which === 'string' ? which : JSON.stringify(which))
export const comparedIn = ({ against, others }: SimulationChoices, text: string): Compared | null =>
  [...against, ...others.flatMap(({ setUps }) => setUps.map(({ setUp }) => setUp))].find(
    (which) => textOf(which) === text,
  ) ?? null

/** The errors in the form, by field. */
export type FormFault = 'games' | 'even' | 'seed'

/** The default player: strong but reasonably fast, an officer, else a recruit. */
const usual = (able: readonly { readonly id: string }[]): string =>
  ['officer', 'recruit'].find((id) => able.some((one) => one.id === id)) ?? able[0]?.id ?? ''

const newChoice = ({ opponents }: SimulationChoices, seed: string): FormChoices => ({
  sides: [usual(opponents[0]), usual(opponents[1])],
  games: '20',
  mirrored: false,
  seed,
  against: null,
  options: {},
})

/** Whether a stored value is a valid choice. */
export const isChosen = (value: unknown): value is FormChoices => {
  if (!isRecord(value) || !Array.isArray(value['sides'])) return false
  const { games, mirrored, seed, against, options } = value
  const isAgainst = against === null || typeof against === 'string' || isRecord(against)
  return (
    typeof games === 'string' &&
    typeof mirrored === 'boolean' &&
    typeof seed === 'string' &&
    isAgainst &&
    isRecord(options)
  )
}

/** The stored choice from before a reload, as far as it is still possible. */
export function restoredChoices(kept: FormChoices | null, choices: SimulationChoices, seed: string): FormChoices {
  const usualOnes = newChoice(choices, seed)
  if (kept === null) return usualOnes
  const { sides, against, ...rest } = kept
  const canPlay = choices.opponents.every((able, side) => able.some(({ id }) => id === sides[side]))
  return {
    ...rest,
    sides: canPlay ? sides : usualOnes.sides,
    against: against === null ? null : comparedIn(choices, textOf(against)),
  }
}

/** Whether the players can swap sides: they have to be different, and each must be able to play both sides. */
export const canSwapSides = ({ opponents }: SimulationChoices, { sides }: FormChoices): boolean =>
  sides[0] !== sides[1] && sides.every((who) => opponents.every((able) => able.some(({ id }) => id === who)))

export function faultsIn(choices: SimulationChoices, chosen: FormChoices): readonly FormFault[] {
  const games = Number(chosen.games)
  const isWhole = /^\d+$/.test(chosen.games.trim()) && games >= 1 && games <= choices.mostGames
  const isUneven = isWhole && chosen.mirrored && canSwapSides(choices, chosen) && games % 2 === 1
  return [
    ...(isWhole ? [] : ['games' as const]),
    ...(isUneven ? ['even' as const] : []),
    ...(chosen.seed.trim() === '' ? ['seed' as const] : []),
  ]
}

export const requestOf = (of: SetUp, choices: SimulationChoices, chosen: FormChoices): SimulationRequest => ({
  of,
  against: chosen.against,
  options: { ...chosen.options },
  games: Number(chosen.games),
  mirrored: chosen.mirrored && canSwapSides(choices, chosen),
  sides: [...chosen.sides],
  seed: chosen.seed.trim(),
})
