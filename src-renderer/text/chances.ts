import type { Language } from '../../src-main/contract/settings.ts'

/** Writes chances and averages everywhere in the window. Chances have one decimal, enough to tell dice results apart. */

const words = {
  en: { percent: (figure: string) => `${figure}%`, under: 'under', over: 'over', point: '.' },
  fr: { percent: (figure: string) => `${figure}\u00a0%`, under: 'moins de', over: 'plus de', point: ',' },
} as const

/** Rounding error of sums of chances: a chance this close to 0 or 1 counts as 0 or 1. */
const OFF = 1e-9

/** Writes a chance in percent. A small chance is never written as 0 %, nor a large one as 100 %. */
export const percentIn = (language: Language) => {
  const { percent, under, over } = words[language]
  const written = numberIn(language, 1)
  return (chance: number): string => {
    if (chance > OFF && chance < 0.001) return `${under} ${percent(written(0.1))}`
    if (chance > 0.999 && chance < 1 - OFF) return `${over} ${percent(written(99.9))}`
    return percent(written(chance * 100))
  }
}

/** The same without decimals, where there is little room. */
export const wholePercentIn = (language: Language) => {
  const { percent, under, over } = words[language]
  return (chance: number): string => {
    if (chance > OFF && chance < 0.01) return `${under} ${percent('1')}`
    if (chance > 0.99 && chance < 1 - OFF) return `${over} ${percent('99')}`
    return percent(String(Math.round(chance * 100)))
  }
}

/** Writes an average, or any number with decimals. */
export const numberIn =
  (language: Language, digits = 2) =>
  (value: number): string =>
    String(Number(value.toFixed(digits))).replace('.', words[language].point)
