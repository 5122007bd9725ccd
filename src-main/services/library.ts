import type { GameEntry, Passphrases, Thumbnail } from '../contract/library.ts'
import type { Words } from '../contract/words.ts'
import { copyOf } from '../games/copying.ts'
import { kept } from '../games/denial.ts'
import type { Desk } from '../games/desk.ts'
import { readFace, type Face } from '../games/face.ts'
import { playersOf } from '../games/on-table.ts'
import { thumbnailOf } from '../games/picture.ts'
import type { PinnedCampaigns } from '../games/pinned.ts'
import { sealedSides } from '../games/seal.ts'
import { plain } from '../games/wording.ts'
import { unsealed, type Wrapping } from '../games/wrapping.ts'
import type { CampaignsTable } from '../library/campaigns-table.ts'
import type { GameRow, GamesTable } from '../library/games-table.ts'

export interface LibraryNeeds {
  readonly table: GamesTable
  readonly pinnedTable: CampaignsTable
  readonly pinned: PinnedCampaigns
  readonly desk: Desk
  readonly atOnce: <T>(work: () => T) => T
  readonly now: () => number
}

export type LibraryService = ReturnType<typeof libraryService>

/** The games that there are, whether they are on the table or not. */
export function libraryService(needs: LibraryNeeds) {
  const { table, pinned, desk, now } = needs

  /** What is kept of a game for the list, if it may be read: a sealed game tells nothing until it is open. */
  const faceOf = (row: GameRow): Face | null => {
    const wrapping: Wrapping | undefined = row.seal === null ? unsealed : desk.find(row.id)?.wrapping
    return wrapping === undefined ? null : readFace(row.face, wrapping)
  }

  const entryOf = (row: GameRow): GameEntry => {
    const found = pinned.get(row.campaign)
    const { id, name, seal, begun, played, removed } = row
    const common = { id, name, players: playersOf(row), sealed: sealedSides(seal), begun, played, removed }
    if (!found.ok) {
      const nothing = { campaign: plain(''), scenario: plain(row.scenario), sides: noSides(), system: '' }
      return { ...common, ...nothing, when: null, decider: null, ending: null, trouble: found.error }
    }
    const { title, wording, loaded } = found.value
    const face = faceOf(row)
    return {
      ...common,
      system: loaded.system.id,
      campaign: title,
      scenario: wording.scenario(row.scenario),
      sides: wording.sides,
      when: wording.when(row.scenario, face?.when ?? undefined),
      decider: face?.decider ?? null,
      ending: face?.ending ? wording.ending(face.ending) : null,
      trouble: null,
    }
  }

  return {
    list(search: string, removed: boolean): GameEntry[] {
      const wanted = letters(search)
      return table
        .all()
        .filter((row) => (row.removed !== null) === removed)
        .map(entryOf)
        .filter(({ name, campaign, scenario }) => wanted === '' || isIn(wanted, [plain(name), campaign, scenario]))
    },
    thumbnails(ids: readonly number[]): { id: number; thumbnail: Thumbnail | null }[] {
      return [...new Set(ids)].flatMap((id) => {
        const row = table.one(id)
        if (row === undefined) return []
        const found = pinned.get(row.campaign)
        const face = faceOf(row)
        // Who sits at a game with hidden things sees the map with no eyes but those of the own side.
        const seat = desk.find(id)?.seat ?? null
        const mayBeSeen = face !== null && (seat === null || face.side === seat)
        return [{ id, thumbnail: found.ok && mayBeSeen ? thumbnailOf(found.value, face) : null }]
      })
    },
    rename(id: number, name: string): void {
      desk.row(id)
      kept(() => table.rename(id, name))
    },
    /** Rows are copied as they lie there, so a sealed game needs no passphrase for it. */
    duplicate(id: number, name: string | undefined): number {
      const open = desk.find(id)
      if (open !== undefined) desk.tidy(open)
      const row = desk.row(id)
      return kept(() =>
        needs.atOnce(() => {
          const copy = table.add(copyOf(row, name ?? nextName(row.name), now()), table.past(id))
          if (row.face !== null) table.setFace(copy, row.face, now())
          return copy
        }),
      )
    },
    remove(id: number): void {
      desk.row(id)
      desk.close(id)
      kept(() => table.setRemoved(id, now()))
    },
    restore(id: number): void {
      desk.row(id)
      kept(() => table.setRemoved(id, null))
    },
    emptyBasket(): number {
      const thrown = table.all().filter(({ removed }) => removed !== null)
      kept(() =>
        needs.atOnce(() => {
          for (const { id } of thrown) table.erase(id)
          needs.pinnedTable.tidy()
        }),
      )
      return thrown.length
    },
    /** How a game's words are read: as it lies on the table, or with the passphrases of its sides. */
    async reading(row: GameRow, passphrases: Passphrases): Promise<Wrapping> {
      return desk.find(row.id)?.wrapping ?? desk.wrappingOf(row, passphrases)
    },
  }
}

const noSides = (): [Words, Words] => [plain(''), plain('')]

/** Letters without case or accents, so that “chalons” finds Châlons. */
const letters = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim()

const isIn = (wanted: string, titles: readonly Words[]): boolean =>
  titles.some(({ en, fr }) => letters(en).includes(wanted) || letters(fr).includes(wanted))

/** “Sedan” is followed by “Sedan (2)”, and that by “Sedan (3)”. */
function nextName(name: string): string {
  const [, first = name, count = '1'] = /^(.*) \((\d{1,4})\)$/.exec(name) ?? []
  return `${first.slice(0, 190)} (${Number(count) + 1})`
}
