import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { isJsonObject } from '#engine/kernel/values/result.ts'
import type { PlayablePart } from '../../campaigns/playable-part.ts'
import type { CampaignEntry } from '../../contract/campaign.ts'
import type { Compared, Earlier, SetUp, SimulationChoices } from '../../contract/simulations.ts'
import type { Words } from '../../contract/words.ts'
import { fileOf, idOf } from '../../drafts/begin.ts'
import type { DraftDesk } from '../../drafts/desk.ts'
import { filesWith } from '../../drafts/faults.ts'
import { nameOfDraft, type OpenDraft } from '../../drafts/open-draft.ts'
import { filesPut } from '../../drafts/outside.ts'
import { playableDraft, playedWith } from '../../drafts/playable.ts'
import { words } from '../../wording/bilingual.ts'
import { denial } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'
import { plain } from '../../wording/wording.ts'

/** A playable set-up with what identifies it. */
export interface PlayedSetUp {
  readonly playable: PlayablePart
  readonly scenario: string
  /** Equal for equal set-ups, whatever other scenarios their campaigns have. */
  readonly hash: string
}

export interface SetUpsNeeds {
  readonly desk: DraftDesk
  readonly campaigns: { playable(id: string): PlayablePart | undefined; list(): CampaignEntry[] }
}

const drafts = words('Drafts', 'Ébauches')

export type SetUps = ReturnType<typeof setUps>

/** Finds the set-up to be played: a scenario of a campaign, a draft, or an earlier state of a draft. */
export function setUps({ desk, campaigns }: SetUpsNeeds) {
  function ofDraft(playable: PlayablePart): PlayedSetUp {
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

  /** The files of the campaign in that state. */
  const groundOf = (draft: OpenDraft, which: Earlier): CampaignFiles =>
    which === 'published' ? { ...draft.begun, ...filesPut(draft, desk.table) } : draft.begun

  function find(of: SetUp): PlayedSetUp {
    if (of.what === 'draft') return ofDraft(playableDraft(desk.at(of.draft)))
    const playable = campaigns.playable(of.campaign)
    if (playable === undefined) throw denial('NOT_FOUND', whyNot.nonePlayable)
    if (!playable.loaded.scenarios.some(({ id }) => id === of.scenario)) throw denial('NOT_FOUND', whyNot.noScenario)
    const file = fileOf(of.scenario)
    const content = playable.files[file]
    const hash = isJsonObject(content) ? hashOfCampaign(filesWith(playable.files, file, content)) : playable.loaded.hash
    return { playable, scenario: of.scenario, hash }
  }

  /** Every set-up of a rule system, grouped by campaign; drafts whether playable or not. */
  function setUpsOf(system: string): SimulationChoices['others'] {
    const own = desk.table.all().flatMap(({ row, removed }) => (row.system === system && removed === null ? [row] : []))
    return [
      {
        of: drafts,
        setUps: own.map((row) => ({ setUp: { what: 'draft' as const, draft: row.id }, title: nameOfDraft(row) })),
      },
      ...campaigns.list().flatMap((campaign) =>
        campaign.state === 'broken' || campaign.system !== system
          ? []
          : {
              of: campaign.title,
              setUps: campaign.scenarios
                .filter(({ sound }) => sound)
                .map(({ file, title }) => ({
                  setUp: { what: 'scenario' as const, campaign: campaign.id, scenario: idOf(file) },
                  title,
                })),
            },
      ),
    ].filter(({ setUps: some }) => some.length > 0)
  }

  const isSame = (one: SetUp, other: SetUp): boolean =>
    one.what === 'draft'
      ? other.what === 'draft' && one.draft === other.draft
      : other.what === 'scenario' && one.campaign === other.campaign && one.scenario === other.scenario

  return {
    find,
    /** The key under which the results of a set-up are stored. */
    subjectOf: (of: SetUp): string =>
      of.what === 'draft' ? subjectOfDraft(desk.at(of.draft).row.uid) : `scenario ${of.campaign} ${of.scenario}`,

    /** The set-up that another is compared with. */
    compared(of: SetUp, which: Compared): PlayedSetUp {
      if (typeof which === 'object') {
        const other = find(which)
        if (other.playable.loaded.system !== find(of).playable.loaded.system)
          throw denial('BAD_CHOICE', whyNot.otherRules)
        return other
      }
      const found = of.what === 'draft' ? earlier(of.draft, which) : undefined
      if (found === undefined) throw denial('NOT_NOW', whyNot.noEarlier)
      return found
    },

    /** The name of another set-up; null for an earlier state. */
    nameOf(which: Compared): Words | null {
      if (typeof which === 'string') return null
      if (which.what === 'draft') return nameOfDraft(desk.at(which.draft).row)
      const campaign = campaigns.list().find(({ id }) => id === which.campaign)
      if (campaign === undefined || campaign.state === 'broken') return plain(which.scenario)
      const title = campaign.scenarios.find(({ file }) => idOf(file) === which.scenario)?.title ?? plain(which.scenario)
      return words(`${campaign.title.en}: ${title.en}`, `${campaign.title.fr} : ${title.fr}`)
    },

    /** Other set-ups of the same rules. */
    othersThan: (of: SetUp, system: string): SimulationChoices['others'] =>
      setUpsOf(system)
        .map((group) => ({ ...group, setUps: group.setUps.filter(({ setUp }) => !isSame(setUp, of)) }))
        .filter(({ setUps: some }) => some.length > 0),

    /** Earlier states that a set-up can be compared with. */
    earlierOf: (of: SetUp): Earlier[] =>
      of.what === 'draft'
        ? (['original', 'published'] as const).filter((which) => earlier(of.draft, which) !== undefined)
        : [],
  }
}

export const subjectOfDraft = (uid: string): string => `draft ${uid}`
