import type { NamedThing } from '../../../journal/lines.ts'
import { namesIn } from '../../../system-ui/chronicle-plan.ts'
import type { VisibleDay, ReportLine } from '../../../system-ui/system-chronicle.ts'
import { entryIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

/** Each unit that tried to move, in one line: the hexes it went through, or that it could not move. */
export function moves(day: VisibleDay): readonly ReportLine[] {
  const words = wordsIn(day.naming.language)
  const named = namesIn(day)
  const tried: { readonly unit: string; readonly stop: number; readonly active: boolean; readonly way: string[] }[] = []
  for (const { entry } of day.lines) {
    const told = entryIn(entry.entry)
    if (told.kind === 'activation') tried.push({ unit: told.unit, stop: entry.stop, active: told.active, way: [] })
    else if (told.kind === 'moved') {
      const { unit, from, hex } = told
      const way = tried.findLast((one) => one.unit === unit)?.way
      way?.push(...(way.length === 0 ? [from, hex] : [hex]))
    }
  }
  return tried
    .filter(({ active, way }) => !active || way.length > 0)
    .map(({ unit, stop, way }) => ({
      words: way.length === 0 ? words.stays(named(unit)) : words.moves(named(unit), way.map(named).join(' – ')),
      stop,
      things:
        way.length === 0 ? [{ noun: 'unit', name: unit }] : way.map((name): NamedThing => ({ noun: 'hex', name })),
    }))
}
