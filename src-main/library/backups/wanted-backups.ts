import type { Backup } from './backups.ts'

const DAY = 24 * 60 * 60 * 1000
const dayOf = ({ index }: Backup): number => Math.floor(index.made / DAY)
/** Day 0, the first of January 1970, was a Thursday; weeks begin on Mondays. */
const weekOf = (backup: Backup): number => Math.floor((dayOf(backup) - 4) / 7)

/** Maximum total size of all backups, in multiples of the last one. */
const MOST_ROOM = 8

/**
 * Selects the backups to keep from a list that has the newest first: the last, the last of another day, the last of
 * each of two other weeks, and, for a game that is damaged in the last one, the newest that has it undamaged. The order
 * comes from the numbers: a clock that was set back makes no backup older.
 */
export function wantedBackups(backups: readonly Backup[]): Backup[] {
  const [last] = backups
  if (last === undefined) return []
  const yesterday = backups.find((one) => dayOf(one) !== dayOf(last))
  const lastWeek = backups.find((one) => weekOf(one) !== weekOf(last))
  const weekBefore =
    lastWeek && backups.find((one) => one.index.number < lastWeek.index.number && weekOf(one) !== weekOf(lastWeek))
  const wanted = [last, yesterday, lastWeek, weekBefore, ...holdersOfDamaged(backups, last)]
  const most = last.index.size * MOST_ROOM
  let room = 0
  return backups.filter((one) => {
    if (!wanted.includes(one)) return false
    room += one.index.size
    return one === last || room <= most
  })
}

function holdersOfDamaged(backups: readonly Backup[], last: Backup): (Backup | undefined)[] {
  const damaged = last.index.games.filter(({ whole }) => !whole)
  return damaged.map(({ uid }) =>
    backups.find(({ index }) => index.games.some((game) => game.uid === uid && game.whole)),
  )
}
