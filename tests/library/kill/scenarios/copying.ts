import { randomUUID } from 'node:crypto'
import type { Scenario } from '../scenario.ts'
import { Player, playing } from './playing.ts'

/** Games are copied, thrown away, taken back and erased between acts. */
export const copying: Scenario = {
  ...playing,
  name: 'copying',
  run(at) {
    const player = new Player(at)
    const { pick, say } = at
    const { table } = player
    for (;;) {
      const seat = player.sitDown(6)
      for (let time = 0; time < 8; time += 1) seat.doSomething()
      const rows = table.all()
      const { id, uid, removed, face: _, ...row } = rows[pick(rows.length)]!
      const what = pick(4)
      if (what === 0 && rows.length < 12) {
        const copy = { ...row, uid: randomUUID() }
        table.add(copy, { ...table.past(id), marks: [] })
        say({ did: 'added', game: copy.uid, like: uid })
      } else if (what === 1) {
        const at = removed === null ? Date.now() : null
        table.setRemoved(id, at)
        say({ did: 'removed', game: uid, at })
      } else if (what === 2 && removed !== null) {
        say({ did: 'erasing', game: uid })
        table.erase(id)
      }
    }
  },
}
