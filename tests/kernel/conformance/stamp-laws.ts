import type { Play } from '#engine/kernel/play/play.ts'
import { demand, walk, type Law } from './walk.ts'

/** What is kept of a state rests on the stamps of its columns: as long as they are the same, it holds. */
export const stampLaws: readonly Law[] = [
  {
    says: 'a column that changes has another stamp, and no column of another game has the same',
    check(loaded, trial) {
      let last: { columns: Play['columns']; stamps: readonly number[]; words: Int32Array } | undefined
      walk(loaded, trial, ({ game, sampled }) => {
        const { columns, words } = game.play
        const stamps = columns.map(({ stamp }) => stamp)
        columns.forEach(({ at, rows, stamp }, number) => {
          if (last?.columns !== columns || last.stamps[number] !== stamp) return
          for (let word = at; word < at + rows; word++)
            demand(words[word] === last.words[word], () => `column ${number} has changed, and its stamp has not`)
        })
        last = { columns, stamps, words: words.slice() }
        if (!sampled) return
        const fork = game.play.fork()
        const foreign = fork.columns.some(({ stamp }) => stamps.includes(stamp))
        fork.drop()
        demand(!foreign, () => 'a column of a fork has the stamp of another one')
      })
    },
  },
]
