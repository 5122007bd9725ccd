import { isDeepStrictEqual } from 'node:util'
import { ARMIES, type ArmyLine, cellOf, linesOf, nameOfLine } from '#engine/campaigns/editing/armies/armies.ts'
import type { ArmyColumn, ArmyList } from '#engine/kernel/system/editing-lists.ts'
import type { CampaignFiles } from '#engine/kernel/system/system.ts'
import { isJsonObject, type Json, textIn } from '#engine/kernel/values/result.ts'
import type { DraftArmies } from '../contract/draft-desks.ts'
import type { Words } from '../contract/words.ts'
import { withSpaces, words } from '../wording/bilingual.ts'
import { plain } from '../wording/wording.ts'
import type { OpenDraft } from './open-draft.ts'

/** The address of a line, by which a fault refers to it. */
export const lineAddress = (list: ArmyList, { id }: ArmyLine): string => `${list.id}/${id}`

/** The order of battle of a draft for the editor, list by list. */
export function armiesForEditor({ system, ground, grounded }: OpenDraft, rulebook: CampaignFiles): DraftArmies {
  return {
    ground: grounded,
    lists: system.editing.armies(ground).map((list): DraftArmies['lists'][number] => {
      const shipped = new Map(linesOf(rulebook[ARMIES], list).map((line) => [line.id, line]))
      const lines = linesOf(ground[ARMIES], list)
      const there = new Set(lines.map(({ id }) => id))
      return {
        id: list.id,
        title: withSpaces(list.title),
        mayGrow: list.fresh !== null,
        columns: list.columns.map(({ key, title, input, optional, choices }) => ({
          ...{ id: key, title: withSpaces(title), input, optional },
          choices: choices.map((one) => ({ id: one.id, title: withSpaces(one.title) })),
        })),
        lines: lines.map((line) => {
          const other = shipped.get(line.id)
          return {
            id: line.id,
            address: lineAddress(list, line),
            name: withSpaces(nameOfLine(list, line)),
            values: list.columns.map((column) => cellOf(line, column)),
            rulebook: other === undefined ? null : list.columns.map((column) => cellOf(other, column)),
          }
        }),
        gone: [...shipped.values()]
          .filter(({ id }) => !there.has(id))
          .map((line) => ({ id: line.id, name: withSpaces(nameOfLine(list, line)) })),
      }
    }),
  }
}

/** The changes of the order of battle since the draft began, in words. */
export function armiesChanged({ system, ground, begun }: OpenDraft): readonly Words[] {
  if (isDeepStrictEqual(begun[ARMIES], ground[ARMIES])) return []
  return system.editing.armies(ground).flatMap((list) => changedIn(list, begun[ARMIES], ground[ARMIES]))
}

function changedIn(list: ArmyList, before: unknown, after: unknown): readonly Words[] {
  const was = new Map(linesOf(before, list).map((line) => [line.id, line]))
  const is = linesOf(after, list)
  const there = new Set(is.map(({ id }) => id))
  const told = is.flatMap((line): readonly Words[] => {
    const { en, fr } = nameOfLine(list, line)
    const old = was.get(line.id)
    if (old === undefined) return [words(`${list.title.en}, new: ${en}`, `${list.title.fr}, nouveau : ${fr}`)]
    return list.columns.flatMap((column) => {
      const [then, now] = [cellOf(old, column), cellOf(line, column)]
      if (isDeepStrictEqual(then, now)) return []
      const [a, b] = [saidOf(column, now), saidOf(column, then)]
      const { title } = column
      return [words(`${en}, ${title.en}: ${a.en} (was: ${b.en})`, `${fr}, ${title.fr} : ${a.fr} (avant : ${b.fr})`)]
    })
  })
  const gone = [...was.values()]
    .filter(({ id }) => !there.has(id))
    .map((line) => {
      const { en, fr } = nameOfLine(list, line)
      return words(`${list.title.en}, no longer: ${en}`, `${list.title.fr}, supprimé : ${fr}`)
    })
  return [...told, ...gone]
}

/** A value in words. */
function saidOf({ choices }: ArmyColumn, value: Json): Words {
  if (value === null) return words('none', 'rien')
  if (typeof value === 'boolean') return value ? words('yes', 'oui') : words('no', 'non')
  if (Array.isArray(value)) return plain(value.join(' '))
  if (isJsonObject(value)) return words(textIn(value['en']), textIn(value['fr']))
  const text = typeof value === 'number' ? String(value) : textIn(value)
  return choices.find(({ id }) => id === value)?.title ?? plain(text)
}
