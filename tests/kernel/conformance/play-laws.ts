import { Game } from '#engine/kernel/game/game.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { readState, stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { disputed } from './list-and-rule.ts'
import { demand, sameJson, walk, actionsToTry, type Law } from './walk.ts'
import { HEAD } from '#engine/kernel/values/head.ts'
import type { Play } from '#engine/kernel/play/play.ts'

/** What must hold of every moment of a game, and of copies of it. */
export const playLaws: readonly Law[] = [
  {
    says: 'random games end, keep every invariant, and ask exactly one side',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, step, closely }) => {
        const { play } = game
        for (const { rule, broken } of loaded.system.rules.invariants) {
          const what = broken(play)
          demand(what === undefined, () => `after ${step} acts ${rule} is broken: ${what?.en}`)
        }
        const over = play.ending !== undefined
        demand(
          over === play.decider < 0,
          () => `after ${step} acts a side is asked although the game is over, or none is`,
        )
        demand(
          over === (game.decision() === undefined),
          () => 'a game that is over has a decision, or one at play has none',
        )
        if (!closely) return
        loaded.layout.sides.forEach((side, number) => {
          const { decision, decider } = game.view(number)
          demand((decision !== null) === (number === play.decider), () => `the view of ${side} has another's decision`)
          demand(
            decider === (loaded.layout.sides[play.decider] ?? null),
            () => `the view of ${side} names another decider`,
          )
        })
      })
    },
  },
  {
    says: 'actions are sorted, unique, and as many as the decision says',
    check(loaded, trial) {
      walk(loaded, trial, ({ game }) => {
        const codes = [...game.play.actions]
        codes.forEach((code, index) => {
          demand(index === 0 || code > codes[index - 1]!, () => `actions are not in order: ${codes.join(', ')}`)
          demand(game.play.actions.has(code), () => `${code} is listed but not found`)
        })
        demand(codes.length === (game.decision()?.actions.length ?? 0), () => 'the decision lists other actions')
        demand(new Set(game.decision()?.actions).size === codes.length, () => 'two actions have the same text')
      })
    },
  },
  {
    says: 'the rule of an action, asked about it alone, answers as the list does',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled, pick }) => {
        if (!sampled || game.play.decider < 0) return
        const before = game.hash()
        const dispute = disputed(game.play, actionsToTry(game.play, trial, pick))
        demand(dispute === undefined, () => dispute!)
        demand(game.hash() === before, () => 'asking a rule changes the game')
      })
    },
  },
  {
    says: 'actions as text and as JSON are read back as themselves',
    check(loaded, trial) {
      const { language } = loaded.layout
      walk(loaded, trial, ({ game }) => {
        for (const code of game.play.actions) {
          const text = language.textOf(code)
          for (const form of [text, JSON.parse(JSON.stringify(language.jsonOf(code))) as unknown]) {
            const read = language.parseJson(form)
            demand(read.ok && read.value === code, () => `${JSON.stringify(form)} is not read back as itself`)
          }
        }
      })
    },
  },
  {
    says: 'asking changes nothing: not the actions, the decision, views, odds or refusals',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled }) => {
        if (!sampled) return
        const before = game.hash()
        const asked = () => [game.decision(), game.view(0), game.view(1), game.odds(), [...game.play.actions]]
        const first = JSON.stringify(asked())
        demand(sameJson(asked(), JSON.parse(first)), () => 'asking twice gives two answers')
        demand(game.hash() === before, () => 'asking changes the game')
      })
    },
  },
  {
    says: 'what happens on a fork stays there',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled, pick }) => {
        if (!sampled) return
        const { play } = game
        const before = game.hash()
        const actions = [...play.actions]
        const fork = play.fork()
        demand(
          fork.hash() === before && sameJson([...fork.actions], actions),
          () => 'a fork is not what it was made from',
        )
        for (let count = 0; count < 12 && fork.actions.length > 0; count++)
          fork.act(fork.actions.at(pick(fork.actions.length)))
        demand(game.hash() === before && sameJson([...play.actions], actions), () => 'a fork reaches into its game')
        fork.drop()
      })
    },
  },
  {
    says: 'a state as JSON is read back as itself, and can be begun from',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled }) => {
        if (!sampled) return
        const json = JSON.parse(JSON.stringify(stateAsJson(game.play))) as JsonObject
        const copy = readInto(loaded, game.play, json)
        demand(copy.hash() === game.hash(), () => `a state is not read back as itself: ${JSON.stringify(json)}`)
        const begun = Game.begin(loaded, { ...game.start, position: json })
        demand(begun.ok, () => `a position is refused: ${begun.ok ? '' : begun.error.message}`)
        const settled = { ...begun.value.decision(), takeBack: false }
        demand(sameJson(settled, { ...game.decision(), takeBack: false }), () => 'a position asks something else')
        demand(sameJson(stateAsJson(begun.value.play), json), () => 'running the asking frame again changes the state')
      })
    },
  },
  {
    says: 'odds are probabilities that add up to 1',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled }) => {
        if (sampled)
          for (const { action, odds } of game.odds()) demandOdds(odds, action, loaded.system.book.chances ?? [])
      })
    },
  },
]

/** Reads a state into a new game with the same chance and the same count of scripted values. */
function readInto(loaded: LoadedCampaign, play: Play, json: JsonObject): Play {
  const copy = loaded.layout.newPlay()
  copy.wipe('another seed')
  const read = readState(copy, json)
  demand(read.ok, () => `a state cannot be read back: ${read.ok ? '' : read.error.message}`)
  copy.words.set(play.words.subarray(0, HEAD.scripted + 1))
  return copy
}

/** An object all of whose values are numbers is a distribution, unless a chance by itself is among them; distributions may lie within others. */
function demandOdds(odds: JsonObject, action: string, chances: readonly string[]): void {
  for (const name of chances) {
    const chance = odds[name]
    const isOne = typeof chance !== 'number' || (chance >= 0 && chance <= 1 + 1e-9)
    demand(isOne, () => `"${name}" in the odds of "${action}" is no chance: ${JSON.stringify(odds)}`)
  }
  const values = Object.values(odds)
  const numbers = values.filter((value) => typeof value === 'number')
  if (numbers.length > 0 && numbers.length === values.length && !chances.some((name) => name in odds)) {
    const sum = numbers.reduce((all, one) => all + one, 0)
    const fair = numbers.every((one) => one >= 0 && one <= 1 + 1e-9) && Math.abs(sum - 1) < 1e-9
    demand(fair, () => `the odds of "${action}" add up to ${sum}: ${JSON.stringify(odds)}`)
  }
  for (const value of values)
    if (typeof value === 'object' && value !== null && !Array.isArray(value))
      demandOdds(value as JsonObject, action, chances)
}
