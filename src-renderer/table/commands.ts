import type { Piece } from '../counters/piles.ts'
import { matchesOf } from '../map/board/finding.ts'
import type { MapBoard } from '../map/board/board.ts'
import type { Thing } from '../state/thing.ts'
import { plain } from '../text/plain.ts'

export const commandGroups = ['answer', 'deed', 'mark', 'place', 'counter', 'stop'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** Something that can be done from the palette. */
export type Command = {
  readonly id: string
  readonly group: CommandGroup
  readonly title: string
  /** Of a counter, where it stands. */
  readonly detail?: string
  /** What on the map lights up while it is chosen. */
  readonly lights?: string
  /** Where the focus belongs afterwards. */
  readonly to?: 'map'
  readonly run: () => void
}

const most = 60

/** The commands that have all the words that were typed, those that begin with them first; as they stand where nothing was. */
export function commandsFor(typed: string, commands: readonly Command[]): Command[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands.filter(({ group }) => group !== 'stop').slice(0, most)
  const rank = (title: string): number => {
    const text = plain(title)
    if (!words.every((word) => text.includes(word))) return -1
    return text.startsWith(words.join(' ')) ? 0 : words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2
  }
  return commands
    .map((command) => ({ command, order: rank(command.title) }))
    .filter(({ order }) => order >= 0)
    .toSorted((one, other) => groupAt(one.command) - groupAt(other.command) || one.order - other.order)
    .slice(0, most)
    .map(({ command }) => command)
}

const groupAt = ({ group }: Command): number => commandGroups.indexOf(group)

/** Places and counters by some letters of their names. */
export function findings(
  typed: string,
  board: MapBoard,
  pieces: readonly Piece[],
  goTo: (thing: Thing) => void,
): Command[] {
  return matchesOf(typed, board.places, pieces).map(({ thing, name, detail }) => ({
    id: `${thing.kind} ${thing.id}`,
    group: thing.kind === 'piece' ? 'counter' : 'place',
    title: name,
    detail,
    to: 'map',
    run: () => goTo(thing),
  }))
}
