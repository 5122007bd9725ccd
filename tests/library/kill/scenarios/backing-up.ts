import { join } from 'node:path'
import { listBackups, openBackup } from '../../../../src-main/library/backups/backups.ts'
import { makeBackup } from '../../../../src-main/library/backups/make-backup.ts'
import { restoreLibrary } from '../../../../src-main/library/backups/restore-library.ts'
import type { Scenario } from '../scenario.ts'
import { Player, playing } from './playing.ts'

const DAY = 24 * 60 * 60 * 1000

/** Whatever backup there is, is one: every byte of it is as it was when it was made, and its games are as its index says. */
function inspectBackups(folder: string): void {
  for (const backup of listBackups(folder)) {
    const opened = openBackup(backup)
    if (opened?.intact !== true) throw new Error(`backup ${backup.index.number} is not what its index says`)
    for (const { uid, acts, whole } of backup.index.games) {
      if (!whole) throw new Error(`the game ${uid} is not whole in backup ${backup.index.number}`)
      const there = opened.game(uid)?.past.moments.length
      if (there !== acts) throw new Error(`the game ${uid} has ${there} acts in its backup, not ${acts}`)
    }
    opened.close()
  }
}

/** Backups are made one after the other, a day further on each time, while games are played. */
export const backingUp: Scenario = {
  ...playing,
  name: 'backing up',
  series: 4,
  async run(at) {
    const player = new Player(at)
    const { folder } = at
    const library = join(folder, 'library.sqlite')
    for (let day = 0; ; day += 1) {
      let busy = true
      const now = Date.now() + day * DAY
      const making = makeBackup({ dataFolder: folder, library, now }).finally(() => (busy = false))
      const seat = player.sitDown(4)
      while (busy) {
        seat.doSomething()
        await new Promise(setImmediate)
      }
      const made = await making
      if (made.made === 'none' && made.why === 'damaged') throw new Error(made.fault)
    }
  },
  inspect: inspectBackups,
}

/** The library goes back to a backup that holds all there is, again and again: whenever that is broken off, nothing is another. */
export const goingBack: Scenario = {
  ...playing,
  name: 'going back',
  series: 4,
  until: { lines: 40, milliseconds: 40 },
  async run(at) {
    const player = new Player(at)
    const { folder, pick } = at
    const file = join(folder, 'library.sqlite')
    for (;;) {
      const seat = player.sitDown(4)
      for (let time = pick(12); time >= 0; time -= 1) seat.doSomething()
      await makeBackup({ dataFolder: folder, library: file, now: Date.now() })
      const restored = await restoreLibrary(player.library.database, file, {
        dataFolder: folder,
        backup: listBackups(folder)[0]!,
        now: new Date(),
      })
      if (!restored.ok) throw new Error(restored.why)
    }
  },
  inspect: inspectBackups,
}
