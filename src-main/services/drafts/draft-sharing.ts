import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beginPlay } from '#engine/kernel/game/start.ts'
import type { OpenObject } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { judge } from '../../campaigns/campaign-check.ts'
import type { PlayablePart } from '../../campaigns/playable-part.ts'
import type { DraftAfter, StartReport } from '../../contract/drafts.ts'
import type { Language } from '../../contract/settings.ts'
import type { Shelves } from '../../drafts/begin.ts'
import type { DraftDesk } from '../../drafts/desk.ts'
import { type OpenDraft, type Target, targetIn } from '../../drafts/open-draft.ts'
import { filesOutside, filesPut, merged, outsideChangeOf } from '../../drafts/outside.ts'
import { playableDraft } from '../../drafts/playable.ts'
import { asTexts, finishReplacing, ownCampaign, replaceFolder } from '../../drafts/publish.ts'
import { DRAFT_FILE, packed, unpacked } from '../../drafts/share.ts'
import { safeFileName } from '../../games/files/file-name.ts'
import { aboutThisFile } from '../../games/files/wrong-file.ts'
import { withSpaces, words } from '../../wording/bilingual.ts'
import { denial, writeOrDeny } from '../../wording/denial.ts'
import { whyNot } from '../../wording/why-not.ts'

export interface SharingNeeds {
  readonly desk: DraftDesk
  readonly campaigns: Shelves
  /** The folder of the player's own campaigns. */
  readonly shelf: string
  /** Begins a game that no list shows. */
  readonly trial: (
    playable: PlayablePart,
    request: { draft: string; scenario: string; open: boolean; language: Language },
  ) => Promise<number>
  readonly endTrial: (game: number) => void
}

/** Sharing of drafts: publishing, export and import, and games to try them, which are discarded. */
export function draftSharing({ desk, campaigns, shelf, trial, endTrial }: SharingNeeds) {
  finishReplacing(shelf)

  /** A new campaign id and folder among the player's own campaigns. */
  function newTarget({ row }: OpenDraft): Target {
    const scenario = basename(row.file, '.json')
    for (let count = 1; ; count += 1) {
      const id = `${row.campaign}-${scenario}${count === 1 ? '' : `-${count}`}`.slice(0, 90)
      const folder = join(shelf, id)
      if (!existsSync(folder) && campaigns.read(id) === undefined) return { campaign: id, folder }
    }
  }

  /** Denies a publication that breaks other scenarios of the folder: they use the same tables and armies. */
  function keepsOthersSound({ campaign }: Target, written: CampaignFiles): void {
    const files = campaigns.read(campaign)?.files
    if (files === undefined) return
    const before = new Set(judge(files).errors.map(({ file, path }) => `${file} ${path}`))
    const fault = judge({ ...files, ...written }).errors.find(({ file, path }) => !before.has(`${file} ${path}`))
    if (fault !== undefined) throw denial('NOT_NOW', whyNot.breaksOthers(fault))
  }

  return {
    publish(id: number, number: number): { campaign: string; folder: string; previous: string | null } {
      const draft = desk.meant(id, number)
      playableDraft(draft)
      if (outsideChangeOf(draft, desk.table) !== undefined) throw denial('NOT_NOW', whyNot.changedOutside)
      const { row, document, changedFiles } = draft
      const others = filesOutside(draft, desk.table)
      if (others.length > 0) throw denial('NOT_NOW', whyNot.filesChangedOutside(others))
      const before = targetIn(row.target)
      const target = before ?? newTarget(draft)
      const house = row.foreign ? undefined : campaigns.read(row.campaign)
      const isNew = before === undefined || !existsSync(join(target.folder, 'campaign.json'))
      const around = isNew
        ? ownCampaign(draft, target.campaign, house?.origin === 'house' ? house.files : undefined)
        : {}
      const put = { ...filesPut(draft, desk.table), ...changedFiles }
      const written = Object.fromEntries(Object.keys(put).map((file) => [file, draft.ground[file]]))
      if (!isNew) keepsOthersSound(target, { ...written, [row.file]: document })
      const texts = asTexts(draft, { ...around, ...written, [row.file]: document })
      const previous = writeOrDeny(() => replaceFolder(target.folder, texts))
      desk.published(draft, target, written)
      return { ...target, previous }
    },
    settle(id: number, number: number, keep: 'merge' | 'mine' | 'theirs'): DraftAfter {
      const draft = desk.meant(id, number)
      const outside = outsideChangeOf(draft, desk.table)
      if (outside === undefined) throw denial('NOT_NOW', whyNot.nothingOutside)
      const { seen, theirs } = outside
      if (theirs === undefined) {
        desk.notes(draft, { number: number + 1, published: null }, { seen: null })
        return desk.look(draft)
      }
      const clashes: string[] = []
      const prefer = keep === 'theirs' ? 'theirs' : 'mine'
      const result = merged(seen, draft.document, theirs, (path) => clashes.push(path), prefer)
      if (keep === 'merge' && clashes.length > 0) throw denial('NOT_NOW', whyNot.clashes(clashes.length))
      const isSame = JSON.stringify(result) === JSON.stringify(draft.document)
      if (isSame) {
        desk.notes(draft, { number: number + 1 }, { seen: theirs })
        return desk.look(draft)
      }
      return desk.does(
        draft,
        ({ [draft.row.file]: document = {} }) => {
          for (const key of Object.keys(document)) if (!Object.hasOwn(result, key)) delete document[key]
          for (const [key, value] of Object.entries(result as OpenObject))
            if (JSON.stringify(document[key]) !== JSON.stringify(value)) document[key] = value
          return { title: words('changes from the folder', 'modifications du dossier'), things: [] }
        },
        { seen: theirs },
      )
    },
    async play(id: number, open: boolean, language: Language): Promise<{ game: number }> {
      const draft = desk.at(id)
      const playable = playableDraft(draft)
      const [scenario] = playable.loaded.scenarios
      return {
        game: await trial(playable, { draft: draft.row.uid, scenario: scenario?.id ?? '', open, language }),
      }
    },
    endPlay: (game: number): void => endTrial(game),
    report(id: number): StartReport {
      const draft = desk.at(id)
      const { loaded, files } = playableDraft(draft)
      const scenario = loaded.scenarios[0]?.id ?? ''
      const begun = beginPlay(loaded, { scenario, switches: {}, seed: scenario })
      if (!begun.ok) throw denial('NOT_NOW', { said: begun.error.message })
      const { play } = begun.value
      loaded.system.knowledge.openUp?.(play)
      const lines = draft.system.editing.report(play, files)
      return {
        number: draft.row.number,
        lines: lines.map((line) => ({ ...line, sentence: withSpaces(line.sentence) })),
      }
    },
    export(id: number): { fileName: string; content: string } {
      const draft = desk.at(id)
      return { fileName: `${safeFileName(draft.row.name)}${DRAFT_FILE}`, content: packed(draft).toString('base64') }
    },
    import(content: string): { id: number; name: string; hash: string } {
      const read = unpacked(Buffer.from(content, 'base64'))
      if ('wrong' in read) throw denial('BAD_FILE', { moment: null, reason: aboutThisFile(read.wrong), whole: 0 })
      const { name, hash, document } = read
      const draft = { ...read, original: document, seen: undefined, target: undefined, dropped: [] }
      return { id: desk.keep(name, draft, true), name, hash }
    },
  }
}
