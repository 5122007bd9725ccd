import { expect } from 'vitest'
import { beginPlay } from '#engine/kernel/game/start.ts'
import type { Edit, OpenObject } from '#engine/kernel/system/editing.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { judge } from '../../../src-main/campaigns/campaign-check.ts'
import { changed } from '../../../src-main/drafts/changes.ts'
import { filesWith } from '../../../src-main/drafts/faults.ts'

/** A scenario on the bench, edited by the hooks of its system as the process does it. */
export function onBench(system: RuleSystem, folder: string, scenario?: string) {
  const { files } = readCampaignFolder(`campaigns/${folder}`)
  const editing = system.editing!
  const file = `scenarios/${scenario ?? 'new'}.json`
  let document =
    scenario === undefined ? editing.empty(files, 'new', { en: 'New', fr: 'Nouveau' }) : (files[file] as JsonObject)
  const judged = () => judge(filesWith(files, file, document), undefined, system.id)
  return {
    files,
    editing,
    get document() {
      return document
    },
    do(edit: Edit) {
      let told = ''
      document = changed(document, (open: OpenObject) => {
        const edited = editing.applyEdit(files, open, edit)
        told = edited.ok ? edited.value.title.en : `no: ${edited.error.en}`
      }).after
      return told
    },
    placed: (thing: string) => editing.placements(files, document).find((one) => one.thing === thing),
    sheet: (id: string) => editing.sheets(files, document).find((one) => one.id === id)!,
    /** Everything that keeps it from being played. */
    problems: () => judged().errors,
    errors: () => judged().errors.filter((problem) => problem.file === file),
    /** Applies a remedy of the first error; a negative number counts from its last one backwards. */
    applyRemedy(number: number) {
      const [fault] = judged().errors
      const remedy = editing.remedies(files, document, fault!).at(number)
      expect(remedy, `${fault!.path}: ${fault!.message}`).toBeDefined()
      document = changed(document, (open) => remedy!.apply(open)).after
    },
    begin() {
      const { loaded, errors } = judged()
      expect(errors).toEqual([])
      const id = loaded!.scenarios[0]!.id
      const begun = beginPlay(loaded!, { scenario: id, switches: {}, seed: id })
      if (!begun.ok) throw new Error(begun.error.message)
      return begun.value.play
    },
  }
}

/** Plays on by the first answer there is; how many acts there were. */
export function playOn(play: ReturnType<ReturnType<typeof onBench>['begin']>, most: number): number {
  let acts = 0
  for (; acts < most && play.ending === undefined; acts += 1) play.act(play.actions.at(0)!)
  return acts
}
