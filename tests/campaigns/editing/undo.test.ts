import { describe, expect, it } from 'vitest'
import type { Edit, Field, OpenObject, Row, Sheet } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { inHouseStyle } from '../../../src-main/campaigns/house-style.ts'
import { applied, type Change, changed } from '../../../src-main/drafts/changes.ts'
import { pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'

type Pick = (below: number) => number

/** Points of a table, the last beyond it. */
const points = ['992,880', '960,448', '600,300', '1500,900', '2200,500', '4095,4095']

/** What there is to place, and where. */
function groundOf({ editing, campaign }: RuleSystem, files: CampaignFiles) {
  const plan = campaign.board!(files).plan!
  const places = plan.kind === 'hexes' ? plan.hexes.map(({ hex }) => hex) : []
  if (plan.kind === 'zones') places.push(...plan.zones.map(({ id }) => id))
  if (plan.kind === 'areas') places.push(...[...plan.areas, ...plan.boxes].map(({ id }) => id))
  // On a table every point is a place, and names mean one near them.
  if (plan.kind === 'table') places.push(...plan.places.map(({ id }) => id), ...points)
  return { ...editing!.palette(files), places }
}

/** Any edit that might be requested, sensible or not. */
function anyEdit(sheets: readonly Sheet[], { things, waiting, places }: ReturnType<typeof groundOf>, pick: Pick): Edit {
  const one = <T>(all: readonly T[]): T => all[pick(all.length)]!
  const some = [one(things).id, ...(pick(3) === 0 ? [one(things).id] : [])]
  const all = (rows: readonly Row[]): readonly Row[] => rows.flatMap((row) => [row, ...all(row.rows)])
  const rows = sheets.flatMap((sheet) => all(sheet.rows))
  switch (pick(8)) {
    case 0:
    case 1:
    case 2:
      return {
        do: 'place',
        things: some.map((thing) => ({
          thing,
          place: one(places),
          how: howOf(things.find(({ id }) => id === thing)!.how, pick),
        })),
      }
    case 3:
      return { do: one(['lift', 'leave-out'] as const), things: some }
    case 4:
      return waiting.length > 0
        ? { do: 'arrive', things: some, turn: null, place: one(waiting).id }
        : { do: 'arrive', things: some, turn: 1 + pick(3), place: one(places) }
    case 5: {
      const longer = [...sheets, ...rows].filter(({ kinds }) => kinds.length > 0)
      const to = longer.length > 0 ? one(longer) : undefined
      return { do: 'add', to: to?.id ?? 'nothing', kind: to === undefined ? 'nothing' : one(to.kinds).id }
    }
    case 6: {
      const mayDrop = rows.filter((row) => row.mayDrop)
      return { do: 'drop', row: mayDrop.length > 0 ? one(mayDrop).id : 'nothing' }
    }
    default: {
      const field = one([...sheets, ...rows].flatMap(({ fields }) => fields))
      return { do: 'set', field: field.id, value: valueFor(field, places, pick) }
    }
  }
}

const howOf = (fields: readonly Field[], pick: Pick): { [name: string]: Json } =>
  Object.fromEntries(fields.filter(() => pick(3) === 0).map((field) => [field.id, valueFor(field, [], pick)]))

function valueFor(field: Field, places: readonly string[], pick: Pick): Json {
  if (field.optional && pick(3) === 0) return null
  switch (field.input) {
    case 'switch':
      return pick(2) === 0
    case 'number':
      return (field.least ?? 0) + pick(4)
    case 'choice':
      return field.choices[pick(field.choices.length)]?.id ?? ''
    case 'choices':
      return field.choices.filter(() => pick(2) === 0).map(({ id }) => id)
    case 'places':
      return [places[pick(places.length)] ?? 'nowhere']
    case 'place':
      return places[pick(places.length)] ?? 'nowhere'
    case 'date':
      return `1870-0${1 + pick(9)}-1${pick(10)}`
    default:
      return `text ${pick(100)}`
  }
}

describe('gestures at random', () => {
  const campaigns = [
    [gaiterButton, 'examples/broadwater', 'scenarios/two-days.json', 200],
    [portableSpicheren, 'portable-spicheren', 'scenarios/spicheren.json', 200],
    [stormOverBelfort, 'belfort-1870', 'scenarios/siege.json', 60],
    [wissembourgSpicheren, 'wissembourg-1870', 'scenarios/geisberg.json', 60],
    [escapeFromSedan, 'escape-from-sedan-1870', 'scenarios/charges-of-floing.json', 60],
  ] as const
  const runs = campaigns.flatMap((one) =>
    Array.from({ length: tries(5) }, (_, seed) => [one[0].id, seed, ...one] as const),
  )
  it.each(runs)(
    'in %s, undone and done again, end in the same bytes: seed %i',
    (_name, seed, system, folder, file, gestures) => {
      const { files } = readCampaignFolder(`campaigns/${folder}`)
      const pick = pickFrom(seed)
      const ground = groundOf(system, files)
      const text = (document: JsonObject): string => inHouseStyle(file, document, system.campaign.files)
      let document = JSON.parse(JSON.stringify(files[file])) as JsonObject
      const first = text(document)
      const done: Change[] = []
      const texts: string[] = []
      for (let tried = 0; done.length < gestures && tried < 10 * gestures; tried += 1) {
        const edit = anyEdit(system.editing!.sheets(files, document), ground, pick)
        let refused = false
        const change = changed(document, (open: OpenObject) => {
          refused = !system.editing!.applyEdit(files, open, edit).ok
        })
        if (refused) expect(change.patches, JSON.stringify(edit)).toEqual([])
        if (change.patches.length === 0) continue
        document = change.after
        done.push(change)
        texts.push(text(document))
        // Whatever was done, it can be shown.
        system.editing!.placements(files, document)
        system.editing!.sheets(files, document)
        system.editing!.calendar(files, document)
      }
      expect(done.length).toBe(gestures)
      // As they lie in the library.
      const kept = done.map((change) => JSON.parse(JSON.stringify(change)) as Change)
      for (const [index, { inverses }] of [...kept.entries()].toReversed()) {
        document = applied(document, inverses)
        expect(text(document) === (texts[index - 1] ?? first), `gesture ${index + 1} undone`).toBe(true)
      }
      for (const [index, { patches }] of kept.entries()) {
        document = applied(document, patches)
        expect(text(document) === texts[index], `gesture ${index + 1} done again`).toBe(true)
      }
    },
  )
})
