import type { OrderShown } from '../../../system-ui/ordering.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import type { View } from '#engine/gaiter-button/window-types.ts'
import { corpsNamed } from './in-words.ts'
import type { OrderWords } from './words.ts'

/** Sets of counters that an order can name at once: a corps in its zone, or a corps or army wherever it is. */

type Sets = OrderShown['sets']

/**
 * All counters that may go together; if there are several corps, each of them; and each corps and army represented here, if more
 * of it could be activated elsewhere. `ready`: counters here that could be activated; `units`: number left in the operation.
 */
export function setsFor(
  {
    ready,
    stack,
    units,
  }: { readonly ready: readonly string[]; readonly stack: readonly string[]; readonly units: number },
  view: View,
  book: OrderOfBattle,
  words: OrderWords,
): Sets {
  const here = groupsOf(ready, book)
  const others = Object.keys(view.counter).filter((id) => isReady(view, id) && !ready.includes(id))
  const isTaken = (who: readonly string[]): boolean =>
    who.length === stack.length && who.every((id) => stack.includes(id))
  const set = (title: string, who: readonly string[]) => ({ words: title, who, taken: isTaken(who) })
  const elsewhere = groupsOf(others, book)
  return [
    { words: words.all, who: null, taken: false },
    ...(here.corps.size > 1 ? [...here.corps] : []).map(([label, { who }]) =>
      set(corpsNamed(label, book, words), who.slice(0, units)),
    ),
    ...[...here.corps].flatMap(([label, { who }]) => {
      const more = elsewhere.corps.get(label)?.who ?? []
      return more.length === 0 ? [] : [set(words.wholeCorps(corpsNamed(label, book, words)), [...who, ...more])]
    }),
    ...[...here.armies].flatMap(([army, { who }]) => {
      const more = elsewhere.armies.get(army)?.who ?? []
      const commander = [...book.counters.values()].find((one) => one.kind === 'leader' && one.army === army)
      return more.length === 0 || commander === undefined ? [] : [set(words.army(commander.name), [...who, ...more])]
    }),
  ]
}

type Groups = ReadonlyMap<string, { readonly who: readonly string[] }>

function groupsOf(
  counters: readonly string[],
  book: OrderOfBattle,
): { readonly corps: Groups; readonly armies: Groups } {
  const corps = new Map<string, { who: string[] }>()
  const armies = new Map<string, { who: string[] }>()
  const put = (groups: typeof corps, key: string | undefined, id: string): void => {
    if (key === undefined || key === '') return
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { who: [id] })
    else group.who.push(id)
  }
  for (const id of counters) {
    const printed = book.counters.get(id)
    put(corps, printed?.band?.label, id)
    put(armies, printed?.army, id)
  }
  return { corps, armies }
}

/** Could this counter of one's own still be activated today? */
function isReady(view: View, id: string): boolean {
  const row = view.counter[id]
  return row !== undefined && 'activated' in row && !row.activated && row.zone !== '-'
}
