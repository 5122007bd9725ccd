import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { fileIn } from '../reads/reads.ts'
import { wordsIn } from './words.ts'

/** Figures that are not modifiers. */
const counts: ReadonlySet<string> = new Set(['illness', 'swissGuns', 'moreShellsFrom', 'bourbakiFrom'])

/** What a stratagem does, with the figures of the campaign. */
export function effectOf(stratagem: string, { files }: Pick<Setting, 'files'>, language: Language): string {
  const words = wordsIn(language)
  const { icyCold, note: _note, ...others } = fileIn(files, 'tables.json')?.stratagems ?? {}
  const figures: Readonly<Record<string, number | undefined>> = {
    ...others,
    icyColdFrench: icyCold?.french,
    icyColdPrussian: icyCold?.prussian,
  }
  return (words.effects[stratagem] ?? '').replaceAll(/\{(\w+)\}/g, (_all, key: string) => {
    const figure = figures[key] ?? 0
    return counts.has(key) ? String(figure) : words.signed(figure)
  })
}

/** The effects of a counter, its sides in the order of its name. */
export function effectsOf(id: string, setting: Pick<Setting, 'files'>, language: Language): string {
  const counter = fileIn(setting.files, 'order-of-battle.json')?.counters.find((one) => one.id === id)
  return [counter?.black, counter?.red]
    .flatMap((stratagem) => (stratagem === undefined ? [] : [effectOf(stratagem, setting, language)]))
    .join(' / ')
}

/** The note beside an answer that plays a side of a counter: its effect, and how often. */
export function playNote(
  id: string | undefined,
  face: string | undefined,
  setting: Pick<Setting, 'files'>,
  language: Language,
): string | null {
  const counter = fileIn(setting.files, 'order-of-battle.json')?.counters.find((one) => one.id === id)
  if (face !== 'black' && face !== 'red') return null
  const stratagem = counter?.[face]
  const words = wordsIn(language)
  return stratagem === undefined
    ? null
    : `${effectOf(stratagem, setting, language).replace(/\.$/, '')} (${words[face]})`
}
