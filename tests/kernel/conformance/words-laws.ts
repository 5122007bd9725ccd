import type { ActionCode } from '#engine/kernel/actions/actions.ts'
import type { Refusal } from '#engine/kernel/values/explain.ts'
import { EVERYONE, readLine, type JournalLine } from '#engine/kernel/play/journal.ts'
import { Ledger } from '#engine/kernel/values/ledger.ts'
import type { Play } from '#engine/kernel/play/play.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { fill, kernelWords, type Words } from '#engine/kernel/system/words.ts'
import { demand, sameJson, sidesOf, walk, actionsToTry, type Law } from './walk.ts'

/** What must hold of all that a system says: refusals, journal entries, and the sentences for them. */
export const wordsLaws: readonly Law[] = [
  {
    says: 'an action is legal exactly when nothing refuses it, and every refusal has its rule and its sentences',
    check(loaded, trial) {
      walk(loaded, trial, ({ game, sampled, pick }) => {
        if (!sampled || game.play.decider < 0) return
        const { play } = game
        const { language } = play.layout
        const before = game.hash()
        let refused = -1
        for (const code of actionsToTry(play, trial, pick)) {
          const refusal = game.explain(play.decider, code)
          const legal = play.actions.has(code)
          const text = language.textOf(code)
          demand(
            legal === (refusal === undefined),
            () => `"${text}" is ${legal ? 'legal but refused' : 'illegal without a reason'}`,
          )
          if (refusal === undefined) {
            demand(ruleAllows(play, code), () => `"${text}" is offered although a rule forbids it`)
            continue
          }
          demandRefusal(loaded, refusal, text)
          refused = code
        }
        demand(game.hash() === before, () => 'asking why not changes the game')
        if (refused < 0) return
        const tried = game.act(refused)
        demand(!tried.ok && tried.error.code === 'refused', () => `"${language.textOf(refused)}" is not refused`)
        demand(game.hash() === before, () => 'a refused act changes the game')
        const other = game.explain(1 - play.decider, play.actions.at(0))
        demand(other?.rule === 'kernel.turn', () => 'a side may act out of turn')
      })
    },
  },
  {
    says: 'journal entries are of declared kinds, with the declared fields, and only those',
    check(loaded, trial) {
      walk(loaded, trial, ({ game }) => {
        for (const line of game.toldAt(game.history.current)) demandLine(loaded, line)
      })
    },
  },
  {
    says: 'everything met has words in both languages, which name only what is there to be named',
    check(loaded, trial) {
      const { system, layout, scenarios } = loaded
      for (const { switches } of scenarios) for (const { id } of switches) demandWords(loaded, `option.${id}`)
      for (const ending of system.endings) demandWords(loaded, `ending.${ending}`)
      for (const { name, args } of layout.language.verbs)
        demandWords(
          loaded,
          `verb.${name}`,
          args.map((arg) => arg.name),
        )
      for (const { name, all, own } of system.rules.entries) {
        // The other side gets the same sentence with the public fields only.
        demandWords(loaded, `journal.${name}`, Object.keys(Object.keys(all).length > 0 ? all : own))
      }
      walk(loaded, trial, ({ game }) => {
        const { ending } = game.play
        // Who has won is named.
        if (ending !== undefined && ending.winner >= 0)
          demandWords(loaded, `ending.${system.endings[ending.ending]}.by`, ['winner', 'level'])
        const decision = game.decision()
        if (decision) demandWords(loaded, `prompt.${decision.prompt}`, Object.keys(decision.about))
        for (const line of game.toldAt(game.history.current)) {
          if (!('kind' in line)) demandWords(loaded, `draw.${line.label}`)
          else
            for (const value of Object.values(line.values))
              if (value instanceof Ledger) for (const { label } of value.lines) demandWords(loaded, `ledger.${label}`)
        }
      })
    },
  },
  {
    says: 'both languages have the same sentences, about the same facts',
    check({ system }) {
      const [en, fr] = [system.book.words.en, system.book.words.fr]
      for (const key of new Set([...Object.keys(en), ...Object.keys(fr)])) {
        demand(en[key] !== undefined && fr[key] !== undefined, () => `"${key}" is there in one language only`)
        demand(
          sameJson(placesIn(en[key]), placesIn(fr[key])),
          () => `"${key}" names other facts in French than in English`,
        )
      }
    },
  },
]

/** Asks the rule itself, without looking at the list of actions. */
function ruleAllows(play: Play, code: ActionCode): boolean {
  const { kind, frame } = play.asking
  const { verb, a, b, c } = play.layout.language.decode(code, { verb: 0, a: 0, b: 0, c: 0 })
  return kind.answers[verb]?.may?.(play, frame, undefined, a, b, c) ?? true
}

/** Sentences of the kernel and the system together, put together once: they are looked up at every refusal. */
const allWords = { en: new WeakMap<Words, Words>(), fr: new WeakMap<Words, Words>() }

function wordsOf({ system }: LoadedCampaign, language: 'en' | 'fr'): Words {
  const own = system.book.words[language]
  const words = allWords[language].get(own) ?? { ...kernelWords[language], ...own }
  allWords[language].set(own, words)
  return words
}

/** The facts that a sentence names, in whatever form: `{side.adjective}` and `{side}` are both about the side. */
const placesIn = (sentence: string): string[] => [...new Set(sentence.match(/(?<=\{)[^{}.|?#/+]+/g) ?? [])].sort()

/** Demands a sentence in both languages, which may speak of these facts only. */
function demandWords(loaded: LoadedCampaign, key: string, facts?: readonly string[]): void {
  for (const language of ['en', 'fr'] as const) {
    const sentence = wordsOf(loaded, language)[key]
    demand(sentence !== undefined && sentence !== '', () => `"${key}" has no words in ${language}`)
    const unknown = placesIn(sentence).filter((place) => !(facts ?? placesIn(sentence)).includes(place))
    demand(unknown.length === 0, () => `"${key}" speaks of ${unknown.join(', ')} in ${language}, which nobody tells`)
  }
}

function demandRefusal(loaded: LoadedCampaign, { rule, reason, facts }: Refusal, text: string): void {
  const known = rule.startsWith('kernel.') || loaded.system.book.rulebook.some(({ id }) => id === rule)
  demand(known, () => `"${text}" is refused by "${rule}", which is in no rulebook`)
  const key = `refusal.${rule}.${reason}`
  demandWords(loaded, key)
  for (const language of ['en', 'fr'] as const) {
    const sentence = fill(wordsOf(loaded, language)[key]!, facts)
    demand(!/[{}]/.test(sentence), () => `"${key}" lacks a fact in ${language}: ${sentence}`)
  }
}

function demandLine(loaded: LoadedCampaign, line: JournalLine): void {
  const { language } = loaded.layout
  if (!('kind' in line)) {
    demand(line.label !== '' && line.of >= 1, () => 'a draw has no label, or was out of nothing')
    return
  }
  const { kind, owner, secret, values } = line
  demand(loaded.system.rules.entries.includes(kind), () => `the entry "${kind.name}" is not declared`)
  const declared = { ...kind.all, ...kind.own }
  demand(
    sameJson(Object.keys(values).sort(), Object.keys(declared).sort()),
    () => `"${kind.name}" has other fields than declared`,
  )
  demand(
    Object.keys(kind.own).length === 0 || owner >= 0,
    () => `"${kind.name}" has fields for its owner, and no owner`,
  )
  for (const value of Object.values(values))
    if (value instanceof Ledger)
      for (const { rule, label } of value.lines) {
        const known = loaded.system.book.rulebook.some(({ id }) => id === rule)
        demand(known, () => `the modifier "${label}" is by "${rule}", which is in no rulebook`)
      }
  for (const reader of [...sidesOf(loaded), EVERYONE]) {
    const read = readLine(line, reader, language)
    const own = reader === owner || reader === EVERYONE
    if (!own && secret) demand(read === undefined, () => `"${kind.name}" was told in secret and is read by another`)
    const allowed = own ? declared : kind.all
    const extra = Object.keys(read ?? {}).filter((field) => field !== 'kind' && !Object.hasOwn(allowed, field))
    demand(extra.length === 0, () => `"${kind.name}" shows another side ${extra.join(', ')}`)
  }
}
