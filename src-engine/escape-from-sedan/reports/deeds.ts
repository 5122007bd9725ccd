import type { JournalEntry } from '../../kernel/play/journal.ts'
import { DeedCounts } from '../../kernel/system/deed-counts.ts'
import type { Deeds } from '../../kernel/system/glance.ts'
import { entryOf } from '../../kernel/system/assemble-reports.ts'
import type { Campaign, Unit } from '../campaign/campaign.ts'
import type { ReportEntry } from './reports.ts'

/** Statistics of each turn: figures lost by cause and by arm, units lost, cards spent, volleys and charges. */

const keys = [
  'lost-to-rifles',
  'lost-to-guns',
  'lost-to-mitrailleuses',
  'lost-in-combat',
  'lost-foot',
  'lost-horse',
  'lost-batteries',
  'units-destroyed',
  'units-fled',
  'batteries-taken',
  'cards-spent',
  'volleys',
  'charges',
  'chits',
  'routs',
] as const
type Key = (typeof keys)[number]

const lostTo = { rifle: 'lost-to-rifles', guns: 'lost-to-guns', mitrailleuse: 'lost-to-mitrailleuses' } as const
const lostOf = { foot: 'lost-foot', horse: 'lost-horse', guns: 'lost-batteries' } as const

/** Hits that count, by weapon. */
type Hits = Map<keyof typeof lostTo, number>

export function deeds(campaign: Campaign, told: readonly JournalEntry[]): readonly Deeds[] {
  const units = new Map(campaign.units.map((unit) => [unit.id, unit]))
  const sideOf = new Map([...campaign.units, ...campaign.commanders].map(({ id, side }) => [id, side]))
  const counts = new DeedCounts()
  /** Unresolved fire at each target; empty in close combat. */
  const fire = new Map<string, Hits>()

  const add = (key: Key, id: string, value = 1): void => counts.add(key, sideOf.get(id), value)

  for (const line of told) {
    const entry = entryOf<ReportEntry>(line)
    switch (entry?.kind) {
      case 'turn-began':
        counts.begin(entry.turn)
        break
      case 'volley-fired':
        add('volleys', entry.unit)
        note(fire, entry.target, units.get(entry.unit), entry.counted)
        break
      case 'losses-taken': {
        const { unit, lost } = entry
        const hits = fire.get(unit)
        fire.delete(unit)
        if (hits === undefined) add('lost-in-combat', unit, lost)
        else for (const [weapon, share] of shared(lost, hits)) add(lostTo[weapon], unit, share)
        const arm = units.get(unit)?.arm
        if (arm !== undefined) add(lostOf[arm], unit, lost)
        break
      }
      case 'destroyed':
        add('units-destroyed', entry.unit)
        break
      case 'fled-off':
        add('units-fled', entry.unit)
        break
      case 'guns-taken':
        add('batteries-taken', entry.unit)
        break
      case 'paid':
        // A commander's points and captured guns are not cards.
        if (entry.card !== 'point' && entry.card !== 'trophy') add('cards-spent', entry.commander)
        break
      case 'returned':
        add('cards-spent', entry.unit)
        break
      case 'charged':
        add('charges', entry.unit)
        break
      case 'fought':
        // The losses that follow are those of the close combat.
        fire.clear()
        break
      case 'chits-taken':
        add('chits', entry.unit, entry.chits)
        break
      case 'fell-back':
        if (entry.routing) add('routs', entry.unit)
        break
      default:
    }
  }
  return counts.deeds(keys)
}

function note(fire: Map<string, Hits>, target: string, by: Unit | undefined, counted: number): void {
  if (by === undefined) return
  const hits = fire.get(target) ?? new Map()
  hits.set(by.weapon, (hits.get(by.weapon) ?? 0) + counted)
  fire.set(target, hits)
}

/** Splits lost figures among weapons in proportion to their hits: whole figures, the rest by largest remainder. */
function shared(lost: number, hits: Hits): [keyof typeof lostTo, number][] {
  const all = [...hits.values()].reduce((sum, one) => sum + one, 0)
  if (all === 0) return []
  const shares = [...hits].map(([weapon, count]) => ({ weapon, exact: (lost * count) / all }))
  const whole = shares.map(({ exact }) => Math.floor(exact))
  let left = lost - whole.reduce((sum, one) => sum + one, 0)
  const byRest = shares
    .map(({ exact }, index) => ({ index, rest: exact - Math.floor(exact) }))
    .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
  for (const { index } of byRest) {
    if (left === 0) break
    whole[index]! += 1
    left -= 1
  }
  return shares.map(({ weapon }, index) => [weapon, whole[index]!])
}
