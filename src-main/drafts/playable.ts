import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import { judge } from '../campaigns/campaign-check.ts'
import type { PlayablePart } from '../campaigns/playable-part.ts'
import { denial } from '../wording/denial.ts'
import { whyNot } from '../wording/why-not.ts'
import { fileOf } from './begin.ts'
import { filesWith, faultCounts } from './faults.ts'
import type { OpenDraft } from './open-draft.ts'

/** The campaign of a draft with one scenario, its own or its original; undefined if that cannot be played. */
export function playedWith(
  { row, system }: OpenDraft,
  ground: CampaignFiles,
  document: JsonObject,
): PlayablePart | undefined {
  const id = textIn(document['id'])
  const files = filesWith(ground, id === '' ? row.file : fileOf(id), document)
  const { loaded } = judge(files, undefined, system.id)
  return loaded && { files, loaded }
}

/** The current draft for play; denied while it has errors. */
export function playableDraft(draft: OpenDraft): PlayablePart {
  const playable = playedWith(draft, draft.ground, draft.document)
  if (playable === undefined) throw denial('NOT_NOW', whyNot.draftFaulty(faultCounts(draft).errors))
  return playable
}
