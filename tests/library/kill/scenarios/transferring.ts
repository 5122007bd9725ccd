import { join } from 'node:path'
import { pack } from '../../../../src-main/games/files/archive.ts'
import { allServices } from '../../../../src-main/services/all-services.ts'
import { campaignsService } from '../../../../src-main/services/campaigns.ts'
import { Drawings } from '../../../../src-main/services/drawings.ts'
import type { Scenario } from '../scenario.ts'
import { Player, playing } from './playing.ts'

/** Games go out into files and are taken in again, proved act by act, between acts. */
export const transferring: Scenario = {
  ...playing,
  name: 'transferring',
  until: { lines: 40, milliseconds: 30 },
  async run(at) {
    const player = new Player(at)
    const { folder, files, pick, say } = at
    const { library, table } = player
    const drawings = new Drawings('none is drawn here')
    const { importExport } = allServices({
      library,
      campaigns: campaignsService([], drawings),
      drawings,
      simulationWorker: 'nothing is simulated here',
      opponentWorker: 'nobody plays here',
      backupWorker: 'nothing is backed up here',
      importWorker: join(import.meta.dirname, '../../../../src-main/workers/import-file.ts'),
      changeWorker: join(import.meta.dirname, '../../../../src-main/workers/change-draft.ts'),
      // Every game comes in parts.
      rows: 3,
      app: { name: 'Gaiter Button', version: 'killed', host: 'browser', dataFolder: folder },
    })
    for (;;) {
      const seat = player.sitDown(6)
      for (let time = 0; time < 8; time += 1) seat.doSomething()
      const rows = table.all()
      const row = rows[pick(rows.length)]!
      // Without marks: those of a copy were not acknowledged.
      const past = { ...table.past(row.id), snapshots: [], marks: [] }
      const content = pack({ program: 'killed', row, past, system: at.loaded.system.id, files })
      if (rows.length >= 12) {
        say({ did: 'erasing', game: row.uid })
        table.erase(row.id)
        continue
      }
      for await (const told of importExport.import(content.toString('base64'), [null, null], false, undefined)) {
        if (told.at !== 'end') continue
        say({ did: 'added', game: table.one(told.result.id)!.uid, like: row.uid })
      }
    }
  },
}
