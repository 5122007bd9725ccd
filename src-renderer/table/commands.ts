import type { Piece } from '../counters/piles.ts'
import { matchesOf } from '../map/board/finding.ts'
import type { MapBoard } from '../map/board/board.ts'
import type { Thing } from '../state/known/thing.ts'
import { searchable } from '../../src-main/contract/searchable.ts'

export const commandGroups = ['answer', 'deed', 'mark', 'place', 'counter', 'stop'] as const
export type CommandGroup = (typeof commandGroups)[number]

/** One command of the palette. */
export type Command = {
  readonly id: string
  readonly group: CommandGroup
  readonly title: string
  /** The place of a counter. */
  readonly detail?: string
  /** The answer that lights up on the map while the command is selected. */
  readonly lights?: string
  /** What gets the focus after the command has run. */
  readonly focuses?: 'map'
  readonly run: () => void
}

const maxShown = 60

/** The commands whose titles contain all typed words, best matches first; without words all but the stops, unsorted. */
export function findCommands(typed: string, commands: readonly Command[]): Command[] {
  const words = searchable(typed).split(/\s+/).filter(Boolean)
  if (words.length === 0) return commands.filter(({ group }) => group !== 'stop').slice(0, maxShown)
  const rank = (title: string): number => {
    const text = searchable(title)
    if (!words.every((word) => text.includes(word))) return -1
    return text.startsWith(words.join(' ')) ? 0 : words.every((word) => ` ${text}`.includes(` ${word}`)) ? 1 : 2
  }
  return commands
    .map((command) => ({ command, order: rank(command.title) }))
    .filter(({ order }) => order >= 0)
    .toSorted((one, other) => groupIndex(one.command) - groupIndex(other.command) || one.order - other.order)
    .slice(0, maxShown)
    .map(({ command }) => command)
}

const groupIndex = ({ group }: Command): number => commandGroups.indexOf(group)

/** Commands that go to the places and counters whose names contain what was typed. */
export function findThings(
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
    focuses: 'map',
    run: () => goTo(thing),
  }))
}
