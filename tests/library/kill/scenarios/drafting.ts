import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ORPCError } from '@orpc/client'
import Database from 'better-sqlite3'
import type { Edit } from '../../../../src-main/contract/draft-edits.ts'
import { newDraftFrom } from '../../../../src-main/drafts/begin.ts'
import { applyEdit } from '../../../../src-main/drafts/apply-edit.ts'
import { DraftDesk } from '../../../../src-main/drafts/desk.ts'
import type { OpenDraft } from '../../../../src-main/drafts/open-draft.ts'
import { finishReplacing, replaceFolder } from '../../../../src-main/drafts/publish.ts'
import { draftsTable } from '../../../../src-main/library/tables/drafts-table.ts'
import { words } from '../../../../src-main/wording/bilingual.ts'
import { makeFolder } from '../../../house/workshop.ts'
import type { Pick } from '../../../kernel/table.ts'
import type { Said, Scenario, Workplace } from '../scenario.ts'
import { playing } from './playing.ts'

/** What is said of a draft after each change: it may not be lost from then on. */
interface Told {
  readonly draft: number
  /** How often it was changed. */
  readonly number: number
  readonly text: string
}

function tell({ say }: Workplace, draft: OpenDraft): void {
  const told: Told = { draft: draft.row.id, number: draft.row.number, text: textOf(draft) }
  say({ did: 'note', what: JSON.stringify(told) })
}

/** The newest that was said of each draft. */
const lastTold = (said: readonly Said[]): ReadonlyMap<number, Told> =>
  new Map(
    said.flatMap((one) => {
      if (one.did !== 'note') return []
      const told = JSON.parse(one.what) as Told
      return [[told.draft, told] as const]
    }),
  )

/** Drafts are edited by gestures that are undone and done again, now and then another one. */
export const drafting: Scenario = {
  ...playing,
  name: 'drafting',
  series: 8,
  run: (at) => edit(at, 10, spicheren),
  inspect: inspectDrafts,
}

/** One draft of the smallest campaign is edited, gesture after gesture; it is killed as soon as the first of them is told of. */
export const gesturing: Scenario = {
  ...drafting,
  name: 'gesturing',
  campaign: 'examples/ford',
  run: (at) => edit(at, 1, ford),
}

/** What is edited: a scenario of a campaign, and of it a unit and some hexes. */
interface Subject {
  readonly campaign: string
  readonly scenario: string
  readonly unit: string
  readonly hexes: readonly string[]
}
const spicheren: Subject = {
  campaign: 'portable-spicheren',
  scenario: 'spicheren-historical',
  unit: 'doens',
  hexes: ['0302', '0402', '0502', '0602', '0702', '0802'],
}
const ford: Subject = {
  campaign: 'ford',
  scenario: 'evening',
  unit: 'rearguard',
  hexes: ['0101', '0201', '0202', '0301', '0401', '0501'],
}

function edit(at: Workplace, most: number, subject: Subject): never {
  const { files, pick } = at
  const { database } = at.open()
  const desk = new DraftDesk(draftsTable(database), Date.now)
  const drafts = desk.table.all().map(({ row }) => row.id)
  for (const id of drafts) tell(at, desk.at(id))
  for (;;) {
    if (drafts.length === 0 || (drafts.length < most && pick(40) === 0)) {
      const { campaign, scenario } = subject
      const begun = newDraftFrom(
        { what: 'copy', campaign, scenario },
        { origin: 'house', folder: '', files },
        words('A draft', 'Une ébauche'),
      )
      drafts.push(desk.keep('A draft', begun))
    }
    const draft = desk.at(drafts[pick(drafts.length)]!)
    const what = pick(5)
    if (what === 0 && draft.undoable !== undefined) desk.undo(draft)
    else if (what === 1 && draft.redoable !== undefined) desk.redo(draft)
    else change(desk, draft, subject, pick)
    tell(at, draft)
  }
}

const oneOf = <T>(all: readonly T[], pick: Pick): T => all[pick(all.length)]!

/** A gesture at one of the desks of the bench: the set-up, the order of battle, the tables, or the map. */
function anyGesture({ unit, hexes }: Subject, pick: Pick): Edit {
  switch (pick(6)) {
    case 0:
      return { do: 'place', things: [{ thing: unit, place: oneOf(hexes, pick), how: { facing: 'N' } }] }
    case 1:
      return {
        ...{ do: 'set-cell', list: 'units', line: unit, column: 'quality' },
        value: oneOf(['poor', 'average', 'elite'], pick),
      }
    case 2:
      return { do: 'set-value', address: 'dieFaces', value: 2 + pick(18) }
    case 3:
      return {
        do: 'map-set',
        list: 'hexes',
        item: oneOf(hexes, pick),
        column: 'code',
        value: oneOf(['b', 'T', '.'], pick),
      }
    case 4: {
      const ends = [oneOf(hexes, pick), oneOf(hexes, pick)]
      return { do: 'map-add', list: 'hexsides', kind: 'wire', name: '', points: [], ends }
    }
    default:
      return { do: 'map-drop', list: 'hexsides', item: `${oneOf(hexes, pick)} – ${oneOf(hexes, pick)}` }
  }
}

/** Does the next gesture that can be done and changes something. */
function change(desk: DraftDesk, draft: OpenDraft, subject: Subject, pick: Pick): void {
  for (;;) {
    const gesture = anyGesture(subject, pick)
    const before = draft.row.number
    try {
      desk.does(draft, (open) => {
        const edited = applyEdit(draft, open, gesture, () => draft.begun)
        if (!edited.ok) throw new Refused()
        return edited.value
      })
    } catch (refused) {
      // Where nothing was changed the desk denies it.
      const isDenied = refused instanceof ORPCError && refused.code === 'NOT_NOW'
      if (!isDenied && !(refused instanceof Refused)) throw refused
    }
    if (draft.row.number > before) return
  }
}

class Refused extends Error {}

/** All that is edited of a draft: the scenario, and the files of its campaign. */
const textOf = ({ files }: OpenDraft): string => JSON.stringify(files)

/** Every draft is as it was said to be, or one change further on: going back by that change leads to what was said. */
export function inspectDrafts(folder: string, said: readonly Said[]): void {
  // A copy: the program that comes next has to find the files as the kill has left them.
  const copy = makeFolder({})
  for (const file of readdirSync(folder))
    if (file.startsWith('library.sqlite')) cpSync(join(folder, file), join(copy, file))
  const database = new Database(join(copy, 'library.sqlite'))
  let further = 0
  try {
    for (const { draft: id, number, text } of lastTold(said).values()) {
      const desk = new DraftDesk(draftsTable(database), Date.now)
      const draft = desk.at(id)
      if (draft.torn) throw new Error(`a gesture of the draft ${id} cannot be read`)
      const there = draft.row.number
      if (there === number) {
        if (textOf(draft) !== text) throw new Error(`the draft ${id} is not as it was after change ${number}`)
        continue
      }
      further += 1
      if (there !== number + 1) throw new Error(`the draft ${id} had ${number} changes, and has ${there}`)
      if (!isOneStepFrom(desk, draft, text)) throw new Error(`the draft ${id} does not go back to change ${number}`)
    }
  } finally {
    database.close()
  }
  if (further > 1) throw new Error(`${further} drafts were changed further than they said`)
}

function isOneStepFrom(desk: DraftDesk, draft: OpenDraft, text: string): boolean {
  if (draft.undoable !== undefined) {
    desk.undo(draft)
    if (textOf(draft) === text) return true
    desk.redo(draft)
  }
  if (draft.redoable === undefined) return false
  desk.redo(draft)
  return textOf(draft) === text
}

const SHELF = 'shelf'
const FILES = ['campaign.json', 'scenarios/one.json', 'words/en.json', 'map.json']

/** A campaign is published again and again: its folder is always a whole one, the newest that was told of or the next. */
export const publishing: Scenario = {
  ...playing,
  name: 'publishing',
  until: { lines: 30, milliseconds: 10 },
  run({ folder, say, open }) {
    open().close()
    const shelf = join(folder, SHELF)
    mkdirSync(shelf, { recursive: true })
    finishReplacing(shelf)
    const campaign = join(shelf, 'mine')
    for (let number = 1 + (numberIn(campaign) ?? 0); ; number += 1) {
      replaceFolder(campaign, new Map(FILES.map((file) => [file, `${number}\n`])))
      say({ did: 'note', what: String(number) })
    }
  },
  inspect(folder, said) {
    const last = Number(said.findLast((one) => one.did === 'note')?.what ?? 0)
    const copy = makeFolder({})
    if (existsSync(join(folder, SHELF))) cpSync(join(folder, SHELF), join(copy, SHELF), { recursive: true })
    finishReplacing(join(copy, SHELF))
    const number = numberIn(join(copy, SHELF, 'mine'))
    if (last > 0 && number !== last && number !== last + 1)
      throw new Error(`version ${last} was published, and ${number ?? 'nothing'} is there`)
  },
}

/** The version of a published folder, of which every file must be; nothing where it is not there. */
function numberIn(campaign: string): number | undefined {
  if (!existsSync(campaign)) return undefined
  const [number, ...others] = FILES.map((file) => Number(readFileSync(join(campaign, file), 'utf8')))
  if (others.some((other) => other !== number))
    throw new Error(`a half-published folder: ${[number, ...others].join()}`)
  return number
}
