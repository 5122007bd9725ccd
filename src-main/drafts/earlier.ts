import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { applied, patchesIn } from './changes.ts'
import type { OpenDraft } from './open-draft.ts'

/** The files of the campaign as they were before gestures that had to do with something of that name, the latest first. */
export type Earlier = (id: string) => Iterable<CampaignFiles>

/** What was added to a draft and struck again is in no rulebook: it is known from before it was struck. */
export const earlierIn = ({ row, gestures, files, ground }: OpenDraft): Earlier =>
  function* (id) {
    const name = JSON.stringify(id)
    const done = gestures.slice(0, row.at)
    // Most of what has no name, as a hex, no gesture has ever had to do with.
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
