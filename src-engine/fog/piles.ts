import type { Layout } from '../kernel/play/layout.ts'
import type { Play } from '../kernel/play/play.ts'
import type { Json } from '../kernel/values/result.ts'
import { Deal, type Imagination } from './dealing.ts'
import type { KnownWords } from './known-words.ts'
import type { Part } from './shared-views.ts'
import { fieldAt, spansOf } from './spans.ts'
import { readerOf } from './values.ts'

/**
 * A list of face-down things: a hand, whose contents its owner sees, or a cup, whose contents nobody sees. All others
 * see only the number of things.
 */
export function pilePart<G extends Play>(layout: Layout, field: string, owner: number | 'nobody'): Part<G> {
  const { at, definition } = fieldAt(layout, field)
  const read = readerOf(layout, definition)
  return {
    key: field,
    reads: spansOf(layout, field),
    of: ({ words }, side): Json => (side === owner ? read(words, at, side) : words[at]!),
    put(json, into) {
      if (typeof json === 'number') into.piles.push({ at, count: json })
      else into.write(definition, at, json, undefined)
    },
  }
}

/** Deals all hidden things to the piles of an imagined game. Piles are unordered. */
export function dealPiles(g: Play, { piles }: KnownWords, hidden: readonly number[], draws: Imagination): void {
  const deal = new Deal(draws.shuffled(hidden))
  for (const { at, count } of piles) {
    const pile = deal.takeSeveral(count).sort((a, b) => a - b)
    g.words[at] = count
    g.words.set(pile, at + 1)
  }
}
