import type { Beginnings } from '../../src-main/contract/games.ts'
import type { NewGameRequest } from '../state/known/new-game-view.ts'

/** The fields for a side's passphrase: typed twice, its warning confirmed. */
export type SealDraft = {
  readonly sealed: boolean
  readonly first: string
  readonly second: string
  readonly understood: boolean
}

/** The new-game form as filled in so far. */
export type Draft = {
  readonly scenario: string
  /** Only the options that the player changed. */
  readonly options: Readonly<Record<string, boolean>>
  readonly open: boolean
  readonly players: readonly [string, string]
  readonly seals: readonly [SealDraft, SealDraft]
  readonly name: string
  readonly seed: string
}

/** A mistake in the form, of one side, or of the whole form (null). `what` is the key of its message. */
export type DraftFault = {
  readonly side: number | null
  readonly what: 'empty' | 'differs' | 'notUnderstood' | 'nobody'
}

/** The proposed opponents in order of preference: the first that can play is used. */
const USUAL = ['officer', 'recruit']

const unsealed: SealDraft = { sealed: false, first: '', second: '', understood: false }

/** The usual choice: a game of one person against the program, in which each side sees only what it may know. */
export const newDraft = (scenario: string, able: Beginnings['opponents']): Draft => ({
  scenario,
  options: {},
  open: false,
  players: ['person', USUAL.find((opponent) => able[1].includes(opponent)) ?? 'person'],
  seals: [unsealed, unsealed],
  name: '',
  seed: '',
})

/** The form as it was left, as far as its choices are still possible. */
export function draftAsLeft(left: NewGameRequest, scenarios: readonly string[], able: Beginnings['opponents']): Draft {
  const { scenario, options, players, name = '', seed = '' } = left
  const usual = newDraft(scenario, able)
  const canPlay = ([0, 1] as const).every((side) => ['person', ...able[side]].includes(players.sides[side]))
  return {
    ...usual,
    ...(scenarios.includes(scenario) ? { options } : { scenario: scenarios[0] ?? '' }),
    ...(canPlay && { players: players.sides }),
    open: players.open,
    name,
    seed,
  }
}

/** Whether a side can be sealed: only a person's side in a game with fog. */
export const canSeal = ({ open, players }: Draft, side: 0 | 1): boolean => !open && players[side] === 'person'

export function faultsOf(draft: Draft): DraftFault[] {
  const faults: DraftFault[] = []
  if (!draft.players.includes('person')) faults.push({ side: null, what: 'nobody' })
  for (const side of [0, 1] as const) {
    const { sealed, first, second, understood } = draft.seals[side]
    if (!sealed || !canSeal(draft, side)) continue
    if (first === '') faults.push({ side, what: 'empty' })
    else if (first !== second) faults.push({ side, what: 'differs' })
    if (!understood) faults.push({ side, what: 'notUnderstood' })
  }
  return faults
}

export function requestOf(draft: Draft, campaign: string): NewGameRequest {
  const { scenario, options, open, players, seals, name, seed } = draft
  const passphrase = (side: 0 | 1) => (seals[side].sealed && canSeal(draft, side) ? seals[side].first : null)
  return {
    campaign,
    scenario,
    options: { ...options },
    players: { sides: [...players], open },
    passphrases: [passphrase(0), passphrase(1)],
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(seed.trim() === '' ? {} : { seed: seed.trim() }),
  }
}
