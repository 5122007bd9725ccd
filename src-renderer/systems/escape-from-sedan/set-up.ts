import type { SetUpBase } from '#engine/escape-from-sedan/window-types.ts'
import type { SetUpTable } from '../../system-ui/system-ui.ts'
import { discOf, pointIn, standsOf } from './bases.ts'
import { playedNote } from './on-table/notes.ts'
import { fileIn } from './reads/reads.ts'

/** The keys in a scenario's file that define the playing area of the table. */
const rims = ['frame.0', 'frame.1', 'frame.2', 'frame.3'] as const

export const setUpTable: SetUpTable = {
  baseOf({ id, name }, { place, how, base: told }, { files }, language) {
    if (place === null || told === undefined) return undefined
    const base = told as unknown as SetUpBase // as the process makes it for this system
    const at = pointIn(place)
    const unit = fileIn(files, 'order-of-battle.json')?.units.find((one) => one.id === id)
    if (unit === undefined) return { place: base.near, base: discOf(id, name[language], at) }
    const { formation } = how
    const row = { formation: typeof formation === 'string' ? formation : '', dismounted: false, figures: base.left }
    const bearing = Number(how['facing']) * 30
    return { place: base.near, base: { at, bearing, shape: standsOf(unit, row, base) } }
  },
  notesOf(sheets) {
    const fields = sheets.flatMap((sheet) => sheet.fields)
    const [left, top, right, bottom] = rims.map((rim) => Number(fields.find(({ id }) => id === rim)?.value))
    if (left === undefined || top === undefined || right === undefined || bottom === undefined) return []
    return left < right && top < bottom ? [playedNote({ played: [left, top, right, bottom] })] : []
  },
}
