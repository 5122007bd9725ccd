import type { ArmyColumn, ArmyList, Choice } from '../../../kernel/system/editing-lists.ts'
import type { Title } from '../../../kernel/system/glance.ts'
import { isJsonObject } from '../../../kernel/values/result.ts'
import { both } from '../../problems.ts'
import { rowsAt, textAt } from '../loose.ts'

/* Helpers with which systems describe their orders of battle. */

type Input = ArmyColumn['input']
type More = Partial<Pick<ArmyColumn, 'optional' | 'choices'>>

export const column = (
  key: string,
  title: Title,
  input: Input,
  { optional = false, choices = [] }: More = {},
): ArmyColumn => ({
  ...{ key, title, input, optional, choices },
})

export const choice = (key: string, title: Title, choices: readonly Choice[], optional = false): ArmyColumn =>
  column(key, title, 'choice', { choices, optional })

export const number = (key: string, title: Title, optional = false): ArmyColumn =>
  column(key, title, 'number', { optional })

export const armyList = (
  id: string,
  title: Title,
  columns: readonly ArmyColumn[],
  fresh: ArmyList['fresh'],
  key = 'id',
): ArmyList => ({ id, title, columns, fresh, key })

export const NAME = both('Name', 'Nom')
export const SIDE = both('Side', 'Camp')
export const NEW = both('New', 'Nouveau')

/** The lines of a list as choices, for columns that refer to them. */
export const choicesIn = (file: unknown, list: string): readonly Choice[] =>
  rowsAt(isJsonObject(file) ? file : {}, list).flatMap(({ row }) => {
    const id = textAt(row, 'id')
    if (id === undefined) return []
    const name = row['name']
    const en =
      typeof name === 'string' ? name : isJsonObject(name) ? (textAt(name, 'en') ?? textAt(name, 'fr')) : undefined
    const fr = isJsonObject(name) ? (textAt(name, 'fr') ?? en) : en
    return [{ id, title: both(en ?? id, fr ?? id) }]
  })
