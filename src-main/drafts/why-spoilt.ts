import { ARMIES, linesOf } from '#engine/campaigns/editing/armies/armies.ts'
import { beyondLimits } from '#engine/campaigns/editing/limits.ts'
import { columnAt, pathOf, rowsOf } from '#engine/campaigns/editing/maps/maps.ts'
import { limitsAt } from '#engine/campaigns/schema-keys.ts'
import type { ArmyList, LineEdit } from '#engine/kernel/system/editing-lists.ts'
import type { MapEdit, MapPlan } from '#engine/kernel/system/editing-maps.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { words } from '../wording/bilingual.ts'
import type { DraftAsItIs } from './open-draft.ts'

/*
 * Why an edit was refused that would have made a file invalid: the field that was set, and its limits by the schema of
 * the file.
 */

/** A value that an edit would have written, with its path and the title of its field. */
interface Written {
  readonly title: Title
  readonly path: string
  readonly value: Json
}

const NOT_THERE = words(
  'That cannot stand there: the order of battle could not be read any more.',
  'Cela ne peut pas figurer là : l’ordre de bataille ne serait plus lisible.',
)
const MAP_UNREADABLE = words(
  'That cannot be: the map could not be read any more.',
  'Cela ne se peut pas : la carte ne serait plus lisible.',
)

/** The reason for a refused edit of the order of battle. */
export function whySpoiltArmies(draft: DraftAsItIs, ground: CampaignFiles, file: string, edit: LineEdit): Title {
  const list = draft.system.editing.armies(ground).find(({ id }) => id === edit.list)
  if (list !== undefined && edit.do === 'drop-line' && linesOf(ground[ARMIES], list).length === 1) return lastOf(list)
  if (edit.do !== 'set-cell') return NOT_THERE
  const column = list?.columns.find(({ key }) => key === edit.column)
  if (list === undefined || column === undefined) return NOT_THERE
  const { title } = column
  const written = { title, path: `${list.id}.0.${column.key}`, value: edit.value }
  return (
    whyBeyond(draft, file, [written]) ??
    words(
      `“${title.en}” cannot be that: the order of battle could not be read any more.`,
      `« ${title.fr} » : cette valeur ne convient pas, l’ordre de bataille ne serait plus lisible.`,
    )
  )
}

const lastOf = ({ title: { en, fr } }: ArmyList): Title =>
  words(
    `This is the last line of “${en}”: there has to be one.`,
    `C’est la dernière ligne de « ${fr} » : il en faut une.`,
  )

/** The reason for a refused edit of the map. `ground`: the files before the edit. */
export function whySpoiltMap(
  draft: DraftAsItIs,
  ground: CampaignFiles,
  plan: MapPlan,
  file: string,
  edit: MapEdit,
): Title {
  const list = plan.lists.find(({ id }) => id === edit.list)
  if (list === undefined || (edit.do !== 'map-set' && edit.do !== 'map-move')) return MAP_UNREADABLE
  const row = rowsOf(ground, list).find(({ id }) => id === edit.item)
  if (row === undefined) return MAP_UNREADABLE
  const at = pathOf(list, row)
  if (edit.do === 'map-set') {
    const column = columnAt(list, edit.column)
    if (column === undefined) return MAP_UNREADABLE
    const { title } = column
    return (
      whyBeyond(draft, file, [{ title, path: `${at}.${edit.column}`, value: edit.value }]) ??
      words(
        `“${title.en}” cannot be that: the map could not be read any more.`,
        `« ${title.fr} » : cette valeur ne convient pas, la carte ne serait plus lisible.`,
      )
    )
  }
  const { shape } = list
  if ((shape.is !== 'place' && shape.is !== 'area') || shape.x === null || shape.y === null) return MAP_UNREADABLE
  const [across, down] = plan.ground === 'degrees' ? DEGREES : UNITS
  return (
    whyBeyond(draft, file, [
      { title: across, path: `${at}.${shape.x}`, value: edit.to[0] },
      { title: down, path: `${at}.${shape.y}`, value: edit.to[1] },
    ]) ?? MAP_UNREADABLE
  )
}

const DEGREES = [words('Longitude', 'Longitude'), words('Latitude', 'Latitude')] as const
const UNITS = [words('Across', 'En travers'), words('Down', 'Vers le bas')] as const

/** The limits of the first number outside of them, in words; undefined if all are inside. */
function whyBeyond({ system }: DraftAsItIs, file: string, written: readonly Written[]): Title | undefined {
  const { files } = system.campaign
  const schema = files?.published().get(files.schemaName(files.kindOf(file) ?? ''))
  if (schema === undefined) return undefined
  for (const { title, path, value } of written) {
    const parts = path.split('.')
    const numbers = Array.isArray(value)
      ? value.map((one: Json, n) => [one, [...parts, n]] as const)
      : [[value, parts] as const]
    for (const [number, place] of numbers) {
      if (typeof number !== 'number') continue
      const why = beyondLimits(title, limitsAt(schema, place), number)
      if (why !== undefined) return why
    }
  }
  return undefined
}
