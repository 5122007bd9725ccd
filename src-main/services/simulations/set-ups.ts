import { type CampaignFiles, hashOfCampaign } from '#engine/kernel/system/system.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { SoundPart } from '../../campaigns/sound-part.ts'
import type { Earlier, SetUp } from '../../contract/simulations.ts'
import { fileOf } from '../../drafts/begin.ts'
import type { DraftDesk } from '../../drafts/desk.ts'
import { filesWith } from '../../drafts/faults.ts'
import type { OpenDraft } from '../../drafts/open-draft.ts'
import { filesPut } from '../../drafts/outside.ts'
import { playableDraft, playedWith } from '../../drafts/playable.ts'
import { denial } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'

/** A set-up that can be played, and what it is told by. */
export interface PlayedSetUp {
  readonly playable: SoundPart
  readonly scenario: string
  /** Equal for equal set-ups, whatever other scenarios their campaigns have. */
  readonly hash: string
}

export interface SetUpsNeeds {
  readonly desk: DraftDesk
  readonly campaigns: { playable(id: string): SoundPart | undefined }
}

/** Finds what is to be played: a scenario of a campaign, a draft, or an earlier state of it. */
export function setUps({ desk, campaigns }: SetUpsNeeds) {
  function ofDraft(playable: SoundPart): PlayedSetUp {
    return { playable, scenario: playable.loaded.scenarios[0]?.id ?? '', hash: playable.loaded.hash }
  }

  /** An earlier state of a draft; undefined where there is none that can be played. */
  function earlier(id: number, which: Earlier): PlayedSetUp | undefined {
    const draft = desk.at(id)
    if (which === 'published' && draft.row.published === null) return undefined
    const document = desk.table.part(id, which === 'original' ? 'original' : 'seen')
    const playable = isJsonObject(document) ? playedWith(draft, groundOf(draft, which), document) : undefined
    return playable && ofDraft(playable)
  }

  /** The files of the campaign as they were then. */
  const groundOf = (draft: OpenDraft, which: Earlier): CampaignFiles =>
    which === 'published' ? { ...draft.begun, ...filesPut(draft, desk.table) } : draft.begun

  return {
    /** What the results of a set-up are kept under. */
    subjectOf: (of: SetUp): string =>
      of.what === 'draft' ? subjectOfDraft(desk.at(of.draft).row.uid) : `scenario ${of.campaign} ${of.scenario}`,

    find(of: SetUp): PlayedSetUp {
      if (of.what === 'draft') return ofDraft(playableDraft(desk.at(of.draft)))
      const playable = campaigns.playable(of.campaign)
      if (playable === undefined) throw denial('NOT_FOUND', whyNot.nonePlayable)
      if (!playable.loaded.scenarios.some(({ id }) => id === of.scenario)) throw denial('NOT_FOUND', whyNot.noScenario)
      const file = fileOf(of.scenario)
      const content = playable.files[file]
      const hash = isJsonObject(content)
        ? hashOfCampaign(filesWith(playable.files, file, content))
        : playable.loaded.hash
      return { playable, scenario: of.scenario, hash }
    },

    earlier(of: SetUp, which: Earlier): PlayedSetUp {
      const found = of.what === 'draft' ? earlier(of.draft, which) : undefined
      if (found === undefined) throw denial('NOT_NOW', whyNot.noEarlier)
      return found
    },

    /** What a set-up can be compared with. */
    earlierOf: (of: SetUp): Earlier[] =>
      of.what === 'draft'
        ? (['original', 'published'] as const).filter((which) => earlier(of.draft, which) !== undefined)
        : [],
  }
}

export const subjectOfDraft = (uid: string): string => `draft ${uid}`
