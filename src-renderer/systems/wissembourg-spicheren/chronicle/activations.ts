import type { NamedThing } from '../../../journal/lines.ts'
import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { VisibleDay, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

type Activation = {
  readonly title: string
  readonly stop: number
  readonly marched: Set<string>
  entered: number
  barrages: number
  /** Number of attacks; units attacking the same hex together count once. */
  attacks: number
}

/** Each formation that acted in one line: how many of its counters marched or arrived, its barrages and its attacks. */
export function activations(day: VisibleDay): readonly ReportLine[] {
  const words = wordsIn(day.naming.language)
  const named = namesIn(day)
  const found: Activation[] = []
  let attacked = ''
  const begin = (title: string, stop: number): void => {
    found.push({ title, stop, marched: new Set(), entered: 0, barrages: 0, attacks: 0 })
  }
  for (const { entry } of day.lines) {
    const told = entryIn(entry.entry)
    const latest = found.at(-1)
    // Entries of units attacking together are consecutive.
    const isNext = told.kind === 'attack-began' && told.hex === attacked
    attacked = told.kind === 'attack-began' ? told.hex : ''
    if (told.kind === 'activated') begin(named(told.formation), entry.stop)
    else if (told.kind === 'joined') begin(words.together(named(told.formation), named(told.partner)), entry.stop)
    else if (latest === undefined) continue
    else if (told.kind === 'moved') latest.marched.add(told.unit)
    else if (told.kind === 'entered') latest.entered += 1
    else if (told.kind === 'barraged') latest.barrages += 1
    else if (told.kind === 'attack-began' && !isNext) latest.attacks += 1
  }
  return found.map(({ title, stop, marched, entered, barrages, attacks }) => ({
    words: words.activated(title, [
      ...(marched.size > 0 ? [words.marches(marched.size)] : []),
      ...(entered > 0 ? [words.enters(entered)] : []),
      ...(barrages > 0 ? [words.fires(barrages)] : []),
      ...(attacks > 0 ? [words.attacks(attacks)] : []),
    ]),
    stop,
    things: [...marched].map((name): NamedThing => ({ noun: 'unit', name })),
  }))
}
