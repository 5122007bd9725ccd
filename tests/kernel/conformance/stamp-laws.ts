import type { Play } from '#engine/kernel/play/play.ts'
import { demand, sameJson, walk, type Law } from './walk.ts'

/** What is kept of a state rests on the stamps of its columns: as long as they are the same, it holds. */
export const stampLaws: readonly Law[] = [
  {
    says: 'a column that changes has another stamp, and columns of a game and its forks with the same stamp are the same',
    check(loaded, trial) {
      let last: { columns: Play['columns']; stamps: readonly number[]; words: Int32Array } | undefined
      walk(loaded, trial, ({ game, sampled, pick }) => {
        const { columns, words } = game.play
        const stamps = stampsOf(game.play)
        columns.forEach(({ at, rows, stamp }, number) => {
          if (last?.columns !== columns || last.stamps[number] !== stamp) return
          for (let word = at; word < at + rows; word++)
            demand(words[word] === last.words[word], () => `column ${number} has changed, and its stamp has not`)
        })
        last = { columns, stamps, words: words.slice() }
        if (!sampled) return
        const fork = game.play.fork()
        demand(sameJson(stampsOf(fork), stamps), () => 'a fork has other stamps than what it was made from')
        for (let count = 0; count < 6 && fork.decider >= 0; count++) {
          fork.act(fork.actions.at(pick(fork.actions.length)))
          columns.forEach(({ at, rows, stamp }, number) => {
            if (fork.columns[number]!.stamp !== stamp) return
            for (let word = at; word < at + rows; word++)
              demand(
                fork.words[word] === words[word],
                () => `column ${number} of a fork has changed, and its stamp has not`,
              )
          })
        }
        demand(sameJson(stampsOf(game.play), stamps), () => 'a fork changes the stamps of its game')
        fork.drop()
      })
    },
  },
]

const stampsOf = ({ columns }: Play): number[] => columns.map(({ stamp }) => stamp)
