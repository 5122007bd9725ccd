import { readLine } from '#engine/kernel/play/journal.ts'
import { scoutFor } from '#engine/kernel/system/scout.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { demand, sameJson, sidesOf, walk, type Law } from './walk.ts'

/** So many acts of each game are watched: notes do not change their nature later on. */
const WATCHED = 600

/** What must hold of the notes that a scout keeps, if the system has one. That they are true is for the system to show. */
export const scoutLaws: readonly Law[] = [
  {
    says: 'the notes of a scout are plain JSON, and those that were handed out are never changed',
    check(loaded, trial) {
      const { scout } = loaded.system.knowledge
      if (scout === undefined) return
      const { campaign, layout } = loaded
      const copied = <T>(json: T): T => JSON.parse(JSON.stringify(json)) as T // JSON, or the law is broken
      let notes: JsonObject[] = []
      walk(loaded, trial, ({ game, step, sampled }) => {
        if (step >= WATCHED) return
        const moment = game.history.current
        if (step === 0) {
          const { scenario } = game.start
          // Where nothing is hidden no notes are kept.
          const watched = scoutFor(scout, campaign, scenario) === undefined ? [] : sidesOf(loaded)
          notes = watched.map((side) => scout.begin(campaign, { scenario, asPrinted: true, side }))
        }
        notes = notes.map((before, side) => {
          const told = game.toldAt(moment).flatMap((line) => readLine(line, side, layout.language) ?? [])
          const glimpse = { moment, known: game.view(side).known, told }
          const text = sampled ? JSON.stringify(before) : ''
          const after = scout.watch(campaign, before, glimpse)
          if (!sampled) return after
          demand(JSON.stringify(before) === text, () => 'notes that were handed out have changed')
          const again = scout.watch(campaign, copied(before), copied(glimpse))
          demand(sameJson(again, after), () => 'of a copy of the notes something else comes than of the notes')
          demand(
            sameJson(scout.book(campaign, copied(after)), scout.book(campaign, after)),
            () => 'of a copy of the notes another book is made',
          )
          return after
        })
      })
    },
  },
]
