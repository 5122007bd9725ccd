import { isDeepStrictEqual } from 'node:util'
import { firstStep } from '#engine/kernel/game/carry-out.ts'
import { Game, type View } from '#engine/kernel/game/game.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { demand, sameJson, sidesOf, walk, actionsToTry, type Law, type Sight, type Trial } from './walk.ts'

const IMAGINED = 4

/** What must hold of all that a side sees: nothing in it depends on what the side cannot know. */
export const knowledgeLaws: readonly Law[] = [
  {
    says: 'a view is plain JSON without a trace of the generator or of hidden names',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled, closely }) => {
        if (!(sampled || closely)) return
        for (const side of sidesOf(loaded)) {
          const text = JSON.stringify(game.view(side))
          if (sampled) demand(isDeepStrictEqual(JSON.parse(text), game.view(side)), () => 'a view is not plain JSON')
          demandUnseen(game.play, trial, side, text, 'the view')
        }
      })
    },
  },
  {
    says: 'what is told of an act that reveals nothing names nothing hidden',
    check(loaded, trial) {
      let draws = 0
      walk(loaded, trial, ({ game, step }) => {
        const { play } = game
        for (const side of sidesOf(loaded)) {
          const told = JSON.stringify([game.journal(side, step), game.actionsSeenBy(side)])
          const quiet = !play.revealed && play.chance.draws === draws && step > 0
          if (quiet) demandUnseen(play, trial, side, JSON.stringify(game.journal(side, step)), 'the journal')
          demandNoGenerator(play, told, 'the journal')
        }
        draws = play.chance.draws
      })
    },
  },
  {
    says: 'the view of an imagined game is the view it was imagined from, question, answers, refusals and odds included',
    check(loaded, trial) {
      const differing = new Set<string>()
      walk(loaded, trial, (sight) => {
        if (!sight.sampled) return
        for (const side of sidesOf(loaded)) {
          for (let number = 0; number < IMAGINED; number++) {
            const other = imagined(loaded, sight.game, side, `imagined ${number}`)
            demandSameKnowledge(other, sight, trial, side)
            for (const field of trial.secrets?.fields ?? [])
              if (!sameJson(stateAsJson(other.play)[field], stateAsJson(sight.game.play)[field]))
                differing.add(`${side} ${field}`)
          }
        }
      })
      for (const side of sidesOf(loaded))
        for (const field of trial.secrets?.fields ?? [])
          demand(
            differing.has(`${side} ${field}`),
            () => `${loaded.layout.sides[side]} can tell all of "${field}" from its view`,
          )
    },
  },
  {
    says: 'an order of any kind begins alike, or stops for the same reason, in games that its side cannot tell apart',
    check(loaded, trial) {
      const begun = new Set<string>()
      walk(loaded, trial, ({ game, step: number, sampled, pick }) => {
        const side = game.play.decider
        // The first questions have most to give orders for.
        if (side < 0 || !(sampled || (number < 300 && number % 30 === 7))) return
        const given = trial.orders?.(game.play, side, pick) ?? []
        const others =
          given.length === 0 ? [] : ['one', 'other'].map((name) => imagined(loaded, game, side, `ordered ${name}`))
        for (const order of given) {
          const step = firstStep(game, order)
          if (step.ok) begun.add(order.order)
          for (const other of others)
            demand(
              sameJson(firstStep(other, order), step),
              () => `the order ${JSON.stringify(order)} begins otherwise in a game that looks the same`,
            )
        }
      })
      const never =
        trial.orders === undefined ? [] : (loaded.system.orders?.kinds ?? []).filter((one) => !begun.has(one))
      demand(never.length === 0, () => `these orders were never understood: ${never.join(', ')}`)
    },
  },
  {
    says: 'an act that neither draws nor reveals is told alike in games that a side cannot tell apart',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled, pick }) => {
        const side = game.play.decider
        if (!sampled || side < 0) return
        const code = game.play.actions.at(pick(game.play.actions.length))
        const real = restart(loaded, game, stateAsJson(game.play))
        const other = imagined(loaded, game, side, 'told alike')
        const quiet = [real, other].map((one) => {
          const before = one.play.chance.draws
          const acted = one.act(code)
          demand(acted.ok, () => `"${loaded.layout.language.textOf(code)}" is illegal in a game that looks the same`)
          return one.play.chance.draws === before && !one.play.revealed
        })
        if (!(quiet[0] && quiet[1])) return
        const action = loaded.layout.language.textOf(code)
        demand(
          sameJson(real.journal(side, 1), other.journal(side, 1)),
          () => `"${action}" is told differently in a game that looks the same`,
        )
        demand(
          sameJson(real.view(side), other.view(side)),
          () => `after "${action}" games that looked the same can be told apart`,
        )
      })
    },
  },
]

/** A whole game that a side may take for the real one. */
export function imagined(loaded: LoadedCampaign, game: Game, side: number, seed: string): Game {
  const view = JSON.parse(JSON.stringify(game.view(side))) as View
  const { known } = view
  const play = imagine(loaded, view, seed)
  const seen = JSON.parse(JSON.stringify(loaded.system.knowledge.view(play, side))) as JsonObject
  demand(sameJson(seen, known), () => `an imagined game looks different ${differenceOf(seen, known)}`)
  return restart(loaded, game, stateAsJson(play))
}

/** Where two values first differ, and how. */
function differenceOf(a: unknown, b: unknown, path = ''): string {
  if (isObject(a) && isObject(b))
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      if (!sameJson(a[key], b[key])) return differenceOf(a[key], b[key], `${path}.${key}`)
  return `at ${path || 'the top'}: ${JSON.stringify(a)} for ${JSON.stringify(b)}`
}
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function restart(loaded: LoadedCampaign, { start }: Game, position: JsonObject): Game {
  const begun = Game.begin(loaded, { ...start, position })
  demand(begun.ok, () => `an imagined game cannot be played: ${begun.ok ? '' : begun.error.message}`)
  return begun.value
}

function demandSameKnowledge(imagined: Game, { game, pick }: Sight, trial: Trial, side: number): void {
  const view = (one: Game): unknown => {
    const seen = one.view(side)
    // The imagined game has no past, so nothing in it can be taken back.
    return { ...seen, decision: seen.decision && { ...seen.decision, takeBack: false } }
  }
  demand(sameJson(view(imagined), view(game)), () => `views differ ${differenceOf(view(imagined), view(game))}`)
  if (game.play.decider !== side) return
  const { language } = game.play.layout
  demand(sameJson(imagined.odds(), game.odds()), () => 'the odds of an action depend on what its side cannot know')
  for (const code of actionsToTry(game.play, { ...trial, tried: 60 }, pick)) {
    const same = sameJson(imagined.explain(side, code) ?? null, game.explain(side, code) ?? null)
    demand(same, () => `why "${language.textOf(code)}" is refused depends on what the side cannot know`)
  }
}

function demandUnseen(play: Play, trial: Trial, side: number, text: string, where: string): void {
  demandNoGenerator(play, text, where)
  for (const name of trial.secrets?.names(play, side) ?? []) {
    // Most names are not there at all, which is soon seen.
    const named = text.includes(name) && new RegExp(`[" ]${name}[" ]`).test(text)
    demand(!named, () => `${where} of side ${side} names "${name}", which is hidden`)
  }
}

function demandNoGenerator(play: Play, text: string, where: string): void {
  for (let index = 0; index < 4; index++) {
    const word = play.words[HEAD.generator + index]!
    // Small words would be met by chance.
    if (Math.abs(word) < 1_000_000) continue
    demand(!text.includes(String(word)) && !text.includes(String(word >>> 0)), () => `${where} shows the generator`)
  }
}
