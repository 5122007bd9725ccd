import type { Game } from '#engine/kernel/game/game.ts'
import type { Deeds, Figure, Piece, When } from '#engine/kernel/system/glance.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { imagined } from './knowledge-laws.ts'
import { demand, sameJson, sidesOf, walk, type Law } from './walk.ts'

const IMAGINED = 2

/** What must hold of what a system tells at a glance, as far as it offers to. */
export const glanceLaws: readonly Law[] = [
  {
    says: 'time never goes back, and each time has a title in both languages',
    check(loaded, trial) {
      if (loaded.system.glance.when === undefined) return
      let last = 0
      walk(loaded, trial, ({ game, step }) => {
        const now = whenOf(loaded, game)
        if (step === 0) last = 0
        demand(Number.isInteger(now.turn) && now.turn >= 1, () => `turn ${now.turn} is none: turns count from 1`)
        demand(now.turn >= last, () => `turn ${now.turn} comes after turn ${last}`)
        last = now.turn
        demandTitle(loaded, game.start.scenario, now)
        demandTitle(loaded, game.start.scenario, { ...now, phase: 'no such phase' })
      })
    },
  },
  {
    says: 'pieces are counters in places of the map, each place and side once, in order',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled }) => {
        if (!sampled) return
        for (const side of sidesOf(loaded)) {
          let before: Piece | undefined
          for (const piece of glance(loaded, game, side).pieces) {
            demandPiece(loaded, piece)
            demand(
              before === undefined || isBefore(before, piece),
              () => `${piece.place} is told twice or out of order`,
            )
            before = piece
          }
        }
      })
    },
  },
  {
    says: 'an account has the same figures all through a game, whole numbers with words in both languages',
    check(loaded, trial) {
      const told: string[] = []
      walk(loaded, trial, ({ game, step, sampled }) => {
        if (!sampled && step > 0) return
        for (const side of sidesOf(loaded)) {
          const { tally } = glance(loaded, game, side)
          for (const figure of tally) demandFigure(loaded, figure)
          const figures = tally.map((figure) => `${figure.key} of ${loaded.layout.sides[figure.side]}`)
          demand(new Set(figures).size === figures.length, () => `a figure is told twice: ${figures.join(', ')}`)
          if (step === 0) told[side] = figures.join(', ')
          demand(
            told[side] === figures.join(', '),
            () => `${figures.join(', ')} are told in the place of ${told[side]}`,
          )
        }
      })
    },
  },
  {
    says: 'deeds are told by turns in their order, with the same figures in each, and a turn that is over never changes',
    check(loaded, trial) {
      const { deeds } = loaded.system.glance
      if (deeds === undefined) return
      let before: (readonly Deeds[])[] = []
      walk(loaded, trial, ({ game, step, sampled }) => {
        if (!sampled && step > 0) return
        if (step === 0) before = []
        for (const side of sidesOf(loaded)) {
          const told = deeds(loaded.campaign, frozen(game.journal(side)) as ReturnType<Game['journal']>, side)
          const keys = (one: Deeds): string => one.figures.map(({ key, side: whose }) => `${key} ${whose}`).join(', ')
          for (const [at, one] of told.entries()) {
            for (const figure of one.figures) demandFigure(loaded, figure)
            demand(at === 0 || one.turn > told[at - 1]!.turn, () => `turn ${one.turn} is told out of order`)
            demand(keys(one) === keys(told[0]!), () => `turn ${one.turn} tells of ${keys(one)}`)
          }
          const over = (before[side] ?? []).slice(0, -1)
          demand(sameJson(told.slice(0, over.length), over), () => 'what was told of a turn that is over has changed')
          before[side] = told
        }
      })
    },
  },
  {
    says: 'time, pieces and accounts are the same in games that a side cannot tell apart',
    check(loaded, trial) {
      const { when, pieces, tally } = loaded.system.glance
      if (when === undefined && pieces === undefined && tally === undefined) return
      walk(loaded, trial, ({ game, sampled }) => {
        if (!sampled) return
        for (const side of sidesOf(loaded)) {
          const real = glance(loaded, game, side)
          for (let number = 0; number < IMAGINED; number++) {
            const other = imagined(loaded, game, side, `glance ${number}`)
            const seen = glance(loaded, other, side)
            demand(sameJson(seen.pieces, real.pieces), () => 'pieces depend on what the side cannot know')
            demand(sameJson(seen.tally, real.tally), () => 'an account depends on what the side cannot know')
            if (when !== undefined)
              demand(
                sameJson(whenOf(loaded, other), whenOf(loaded, game)),
                () => 'the time depends on what a side cannot know',
              )
          }
        }
      })
    },
  },
]

function whenOf({ system }: LoadedCampaign, game: Game): When {
  const before = game.hash()
  const { turn, phase } = system.glance.when!(game.play)
  demand(game.hash() === before, () => 'asking when it is changes the game')
  return { turn, phase }
}

/** Pieces and account of a side's view, made from a copy of it that nobody may write to. */
function glance(
  loaded: LoadedCampaign,
  game: Game,
  side: number,
): { pieces: readonly Piece[]; tally: readonly Figure[] } {
  const known = frozen(JSON.parse(JSON.stringify(game.view(side).known))) as JsonObject
  const { system, campaign } = loaded
  return {
    pieces: system.glance.pieces?.(campaign, known, side) ?? [],
    tally: system.glance.tally?.(campaign, known, side) ?? [],
  }
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) frozen(inner)
  return Object.freeze(value)
}

function demandTitle({ system, campaign }: LoadedCampaign, scenario: string, when: When): void {
  const title = system.glance.calendar?.(campaign, scenario, when)
  if (title === undefined) return
  for (const language of ['en', 'fr'] as const) {
    const text = title[language]
    demand(
      text !== '' && !/[{}]|undefined|NaN/.test(text),
      () => `turn ${when.turn}, ${when.phase}, has no title in ${language}: "${text}"`,
    )
  }
}

function demandPiece({ layout }: LoadedCampaign, { place, side, count }: Piece): void {
  const known = ['zone', 'hex', 'place'].some((noun) => layout.language.numberOf(noun, place) >= 0)
  demand(known, () => `"${place}" is no zone, no hex and no place`)
  demand(layout.sides[side] !== undefined, () => `pieces in ${place} are of no side`)
  demand(Number.isInteger(count) && count > 0, () => `${count} counters stand in ${place}`)
}

const isBefore = (a: Piece, b: Piece): boolean => a.place < b.place || (a.place === b.place && a.side < b.side)

function demandFigure({ system, layout }: LoadedCampaign, { key, side, value }: Figure): void {
  demand(layout.sides[side] !== undefined, () => `"${key}" is of no side`)
  demand(Number.isInteger(value), () => `"${key}" is no whole number: ${value}`)
  for (const language of ['en', 'fr'] as const)
    demand(Boolean(system.book.words[language][`tally.${key}`]), () => `"tally.${key}" has no words in ${language}`)
}
