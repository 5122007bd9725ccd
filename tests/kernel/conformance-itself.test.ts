import { describe, expect, it } from 'vitest'
import { Language } from '#engine/kernel/actions/actions.ts'
import { breaches } from './conformance.ts'
import type { Trial } from './conformance/walk.ts'
import { flawed, FLAWS, type Flaw } from './fixtures/flawed.ts'
import { race } from './fixtures/race.ts'
import { load } from './table.ts'

const trial: Trial = { games: 4, bound: 300, every: 2, secrets: { fields: ['side'], names: () => [] } }

/** A part of the law that has to notice each flaw, and of what it says. */
const noticed: Record<Exclude<Flaw, 'none'>, [law: string, what: string]> = {
  'never ends': ['random games end', 'did not end within'],
  'breaks an invariant': ['random games end', 'too much'],
  'dead end': ['random games end', 'a dead end: turns offers nothing'],
  'offers twice': ['actions are sorted', 'the same answer twice'],
  'offers what a rule forbids': ['an action is legal exactly', 'is offered although a rule forbids it'],
  'allows what it does not offer': ['the rule of an action', 'is allowed by its rule, but not on the list'],
  'refuses without a reason': ['an action is legal exactly', 'no rule refuses it'],
  'refuses by an unknown rule': ['an action is legal exactly', 'in no rulebook'],
  'refuses without words': ['an action is legal exactly', 'has no words in en'],
  'refuses without a fact': ['an action is legal exactly', 'lacks a fact'],
  'remembers outside the state': ['the same actions from the same start', 'gives another game'],
  'throws dice outside the state': ['the same actions from the same start', 'gives another game'],
  'writes beyond a list': ['a state as JSON', 'is not read back as itself'],
  'writes past a column': ['a column that changes', 'has changed, and its stamp has not'],
  'changes when asked again': ['a state as JSON', 'running the asking frame again changes the state'],
  'changes when viewed': ['asking changes nothing', 'asking changes the game'],
  'odds too small': ['odds are probabilities', 'add up to 0.75'],
  'a chance above one': ['odds are probabilities', 'is no chance'],
  'odds that peek': ['the view of an imagined game', 'the odds of an action depend'],
  'an entry not declared': ['journal entries are of declared', 'is not declared'],
  'a field not declared': ['journal entries are of declared', 'other fields than declared'],
  'a field left out': ['journal entries are of declared', 'other fields than declared'],
  'a modifier by an unknown rule': ['journal entries are of declared', 'in no rulebook'],
  'a question without words': ['everything met has words', '"prompt.unworded" has no words in en'],
  'a draw without words': ['everything met has words', '"draw.unworded" has no words in en'],
  'a modifier without words': ['everything met has words', '"ledger.unworded" has no words in en'],
  'a sentence about nothing': ['everything met has words', '"verb.guess" speaks of number in en'],
  'a sentence in one language': ['both languages have', '"prompt.autre" is there in one language only'],
  'an entry that leaks': ['an act that neither draws nor reveals', 'is told differently'],
  'a view that leaks': ['the view of an imagined game', 'looks different'],
  'a view that leaks consistently': ['the view of an imagined game', 'can tell all of "side"'],
  'a view with the generator': ['a view is plain JSON', 'shows the generator'],
  'a view that is not JSON': ['a view is plain JSON', 'not plain JSON'],
  'a question that leaks': ['the view of an imagined game', 'views differ'],
  'answers that leak': ['the view of an imagined game', 'views differ'],
  'a refusal that leaks': ['the view of an imagined game', 'is refused depends on'],
  'a time that goes back': ['time never goes back', 'comes after turn'],
  'a time that peeks': ['time, pieces and accounts are the same', 'the time depends on'],
  'a time without a title': ['time never goes back', 'has no title in fr'],
  'a piece nowhere': ['pieces are counters in places', '"sea" is no zone, no hex and no place'],
  'a place without pieces': ['pieces are counters in places', '0 counters stand in road'],
  'a place told twice': ['pieces are counters in places', 'home is told twice'],
  'pieces that peek': ['time, pieces and accounts are the same', 'pieces depend on'],
  'an account that peeks': ['time, pieces and accounts are the same', 'an account depends on'],
  'an account that writes': ['an account has the same figures', 'not extensible'],
  'a figure without words': ['an account has the same figures', '"tally.unworded" has no words in en'],
  'a figure left out': ['an account has the same figures', 'are told in the place of'],
}

describe('the suite for rule systems', () => {
  it('finds nothing wrong with a sound game', () => {
    expect(breaches(load(flawed('none')), trial)).toEqual([])
  })

  it.each(FLAWS.filter((flaw) => flaw !== 'none'))('notices a game with this flaw: %s', (flaw) => {
    const [law, what] = noticed[flaw]
    const found = breaches(load(flawed(flaw)), trial)
    expect(
      found
        .filter((breach) => breach.law.startsWith(law))
        .map((breach) => breach.what)
        .join(),
    ).toContain(what)
  })

  it('notices a text form that is not read back', () => {
    class Shouting extends Language {
      override textOf(code: number): string {
        return super.textOf(code).toUpperCase()
      }
    }
    const sound = load(race)
    const { verbs, nouns } = sound.layout.language
    const loaded = { ...sound, layout: { ...sound.layout, language: new Shouting(verbs, nouns) } }
    const found = breaches(loaded, { games: 1, bound: 100 })
    expect(found.map(({ law }) => law)).toContain('actions as text and as JSON are read back as themselves')
  })
})
