import { isDeepStrictEqual } from 'node:util'
import { valueAt } from '#engine/campaigns/editing/loose.ts'
import type { Leaf } from '#engine/campaigns/editing/tables/leaves.ts'
import type { PrintedCell } from '#engine/campaigns/editing/tables/printed.ts'
import { TABLES } from '#engine/campaigns/editing/tables/tables.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { DraftTables } from '../contract/draft-desks.ts'
import type { Words } from '../contract/words.ts'
import { withSpaces, words } from '../wording/bilingual.ts'
import { editedTables } from './edited-tables.ts'
import type { OpenDraft } from './open-draft.ts'

/** The player aid of a draft for the editor; undefined if its tables cannot be read. */
export function tablesForEditor(draft: OpenDraft, rulebook: CampaignFiles): DraftTables | undefined {
  const { system, ground, grounded } = draft
  const edited = editedTables(system, ground)
  if (edited === undefined) return undefined
  const { charts, names, choices } = edited.printed
  const lines = edited.rowsOf({ charts })
  const ofRulebook = editedTables(system, { ...ground, [TABLES]: rulebook[TABLES] }) ?? edited
  const shipped = ofRulebook.tables
  const gone = goneFrom(ofRulebook.leaves, edited.leaves).length
  const values = edited.leaves.flatMap((leaf): DraftTables['values'] => {
    const name = names.get(leaf.address)
    if (name === undefined) return []
    const { address, kind, value, optional, least, most, step } = leaf
    const said = choices.get(address)
    const other = valueIn(shipped, leaf)
    return [
      {
        ...{ address, name: withSpaces(name), kind, value, optional, least, most, step },
        rulebook: other,
        changed: !isDeepStrictEqual(other, value),
        choices: [...(said ?? [])].map(([id, title]) => ({ id, title: withSpaces(title) })),
      },
    ]
  })
  const cell = ({ text, homes }: PrintedCell) => ({
    text: withSpaces(text),
    homes: homes.map(({ address, at }) => ({ address, at })),
  })
  return {
    ground: grounded,
    charts: charts.map(({ id, rule, title, columns, rows }, chart) => ({
      ...{ id, rule, title: cell(title), columns: columns.map(cell) },
      rows: rows.map((cells) => cells.map(cell)),
      lines: lines[chart]!.map((line) =>
        line === undefined ? null : { row: `${line.list}.${line.index}`, mayCopy: line.mayCopy, mayDrop: line.mayDrop },
      ),
    })),
    values,
    gone,
  }
}

/** Values without a counterpart in other tables, because their rows were removed. */
function goneFrom(leaves: readonly Leaf[], others: readonly Leaf[]): readonly Leaf[] {
  const there = new Set(others.map(({ address }) => address))
  return leaves.filter(({ address, value }) => value !== null && !there.has(address))
}

/** The value at the same address in other tables; null if omitted. */
const valueIn = (tables: JsonObject, { address }: Pick<Leaf, 'address'>): Leaf['value'] => {
  const found = valueAt(tables, address)
  return typeof found === 'number' || typeof found === 'string' || typeof found === 'boolean' ? found : null
}

/** The changes of a draft's tables since it began, in words. */
export function tablesChanged({ system, ground, begun }: OpenDraft): readonly Words[] {
  const [was, is] = [editedTables(system, begun), editedTables(system, ground)]
  if (was === undefined || is === undefined || isDeepStrictEqual(was.tables, is.tables)) return []
  const gone = goneFrom(was.leaves, is.leaves).map((leaf) => {
    const [name, said] = [was.nameOf(leaf), was.said(leaf, leaf.value)]
    return words(`${name.en}: no longer there (was: ${said.en})`, `${name.fr} : n’y est plus (avant : ${said.fr})`)
  })
  const changed = is.leaves.flatMap((leaf) => {
    const before = valueIn(was.tables, leaf)
    if (before === leaf.value) return []
    const name = is.nameOf(leaf)
    const [now, then] = [is.said(leaf, leaf.value), is.said(leaf, before)]
    return [words(`${name.en}: ${now.en} (was: ${then.en})`, `${name.fr} : ${now.fr} (avant : ${then.fr})`)]
  })
  return [...changed, ...gone]
}
