import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { applied, patchesIn } from './changes.ts'
import type { OpenDraft } from './open-draft.ts'

/** The files of the campaign before each gesture that mentions an id, the latest first. */
export type Earlier = (id: string) => Iterable<CampaignFiles>

/** Finds names of things that were added to a draft and removed again, which are in no rulebook. */
export const earlierIn = ({ row, gestures, files, ground }: OpenDraft): Earlier =>
  function* (id) {
    const name = JSON.stringify(id)
    const done = gestures.slice(0, row.at)
    // Most ids without a name, such as hexes, are mentioned in no gesture.
    const first = done.findIndex(({ inverses }) => inverses.includes(name))
    if (first < 0) return
    let now = files
    for (const { inverses } of done.slice(first).toReversed()) {
      const back = patchesIn(inverses, row.file)
      if (back === undefined) return
      now = applied(now, back)
      if (!inverses.includes(name)) continue
      const { [row.file]: _, ...others } = now
      yield { ...ground, ...others }
    }
  }
