import { describe, expect, test } from 'vitest'
import { ARMIES, linesOf } from '#engine/campaigns/editing/armies/armies.ts'
import type { OpenJson, OpenObject } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { deeplyFrozen } from '#engine/kernel/values/frozen.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { applyEdit } from '../../../src-main/drafts/apply-edit.ts'
import { changed } from '../../../src-main/drafts/changes.ts'
import { faultsOf, remedyOf } from '../../../src-main/drafts/faults.ts'
import { type DraftAsItIs, editedSystem } from '../../../src-main/drafts/open-draft.ts'

const drafts = [
  ['examples/broadwater', 'two-days'],
  ['examples/ford', 'evening'],
  ['examples/rampart', 'fortnight'],
  ['examples/stone-bridge', 'morning'],
  ['examples/windmill-hill', 'afternoon'],
] as const

const asDraft = (all: CampaignFiles, file: string): DraftAsItIs => {
  const about = all['campaign.json'] as unknown as { readonly system: string }
  const ground = Object.fromEntries(Object.entries(all).filter(([path]) => !path.startsWith('scenarios/')))
  return {
    system: editedSystem(about.system)!,
    ground: deeplyFrozen(ground),
    document: all[file] as JsonObject,
    row: { file, number: 0 },
  }
}

const filesOf = ({ ground, document, row }: DraftAsItIs): JsonObject =>
  ({ ...ground, [row.file]: document }) as JsonObject

describe.each(drafts)('in %s', (folder, scenario) => {
  const { files } = readCampaignFolder(`campaigns/${folder}`)
  const sound = deeplyFrozen(files)
  const file = `scenarios/${scenario}.json`
  const before = asDraft(sound, file)
  const struck = before.system.editing
    .armies(before.ground)
    .flatMap((list) => linesOf(before.ground[ARMIES], list).map(({ id }) => ({ list: list.id, line: id })))

  test('faults after removing any line of the order of battle are worded with names, and each remedy corrects its fault without a new one', () => {
    const ids = new Set(struck.map(({ line }) => line))
    for (const { list, line } of struck) {
      let isDone = false
      const { after } = changed(filesOf(before), (open) => {
        const edit = { do: 'drop-line', list, line } as const
        isDone = applyEdit(before, open as { [name: string]: OpenObject }, edit, () => sound).ok
      })
      // A removal that would leave an unreadable order of battle is refused.
      if (!isDone) continue
      const draft = asDraft(after as CampaignFiles, file)
      const { faults } = faultsOf(draft, () => sound)
      const count = (all: readonly { readonly problem: { readonly message: string } }[], message: string): number =>
        all.filter((one) => one.problem.message === message).length
      for (const { key, problem, remedies } of faults) {
        const said = `${list}/${line}: ${problem.message}`
        const quoted = [...problem.message.matchAll(/["“]([^"”]+)["”]/g)].map(([, name]) => name!)
        expect(
          quoted.filter((name) => ids.has(name)),
          said,
        ).toEqual([])
        expect(remedies.length, said).toBeGreaterThan(0)
        for (const { key: remedy, title } of remedies) {
          const found = remedyOf(draft, key, remedy, () => sound)!
          const remedied = changed(filesOf(draft), (open) => {
            found.apply(open as { [name: string]: { [key: string]: OpenJson } })
          })
          const left = faultsOf(asDraft(remedied.after as CampaignFiles, file), () => sound).faults
          const about = `${said} – ${title.en}`
          expect(count(left, problem.message), about).toBeLessThan(count(faults, problem.message))
          expect(
            left.map((one) => one.problem.message).filter((message) => count(faults, message) === 0),
            about,
          ).toEqual([])
        }
      }
    }
  })
})
