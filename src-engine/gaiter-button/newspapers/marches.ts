import type { Article, Sentence } from '../../kernel/system/glance.ts'
import { textIn } from '../../kernel/values/result.ts'
import type { ReportedDay } from './sentences.ts'

/** The maximum number of marches reported one by one; the others are only counted. */
const MOST_MARCHES = 10

interface March {
  readonly from: string
  readonly to: string
  readonly isOwn: boolean
  readonly count: number
}

/** The marches of the newspaper's own side, and those of the enemy that were seen. */
export function marchArticles(day: ReportedDay): readonly Article[] {
  const marches = merged(marchesOf(day))
  return [true, false].flatMap((isOwn) => {
    const of = marches.filter((march) => march.isOwn === isOwn)
    return of.length === 0 ? [] : [articleOf(of, isOwn ? 'own' : 'enemy')]
  })
}

function articleOf(marches: readonly March[], whose: 'own' | 'enemy'): Article {
  const left = marches.length - MOST_MARCHES
  const tell = ({ from, to, count }: March): Sentence => ({
    key: `newspaper.march.${whose}`,
    facts: { from, to, count },
  })
  return {
    heading: { key: `newspaper.column.marches.${whose}`, facts: {} },
    lines: [
      ...marches.slice(0, MOST_MARCHES).map(tell),
      ...(left > 0 ? [{ key: 'newspaper.march.more', facts: { left } }] : []),
    ],
  }
}

/** Merges the steps of one stack into one march, from its first zone to its last. */
function marchesOf({ entries, isOwn }: ReportedDay): March[] {
  const marches: March[] = []
  let isGoingOn = false
  for (const entry of entries) {
    if (entry.kind === 'activated') isGoingOn = false
    if (entry.kind !== 'moved' && entry.kind !== 'battle-moved') continue
    const from = textIn(entry['from'] ?? entry['zone'])
    const step = { from, to: textIn(entry['to']), isOwn: isOwn(textIn(entry['side'])), count: Number(entry['count']) }
    const last = marches.at(-1)
    if (isGoingOn && last !== undefined && last.to === step.from && last.isOwn === step.isOwn)
      marches[marches.length - 1] = { ...step, from: last.from }
    else marches.push(step)
    isGoingOn = entry.kind === 'moved'
  }
  return marches.filter(({ from, to }) => from !== to)
}

/** Merges stacks that went the same way on the same day. */
function merged(marches: readonly March[]): March[] {
  const ways = new Map<string, March>()
  for (const march of marches) {
    const way = `${march.from} ${march.to} ${march.isOwn}`
    ways.set(way, { ...march, count: march.count + (ways.get(way)?.count ?? 0) })
  }
  return [...ways.values()]
}
