import type { Language } from '../../src-main/contract/settings.ts'

/** Writes chances and averages everywhere in the window. Chances have one decimal, enough to tell dice results apart. */

const words = {
  en: { percent: (figure: string) => `${figure}%`, under: 'under', over: 'over', point: '.' },
  fr: { percent: (figure: string) => `${figure}\u00a0%`, under: 'moins de', over: 'plus de', point: ',' },
} as const

/** Rounding error of sums of chances: a chance this close to 0 or 1 counts as 0 or 1. */
const OFF = 1e-9

/**
 * Writes a chance in percent, with one decimal or none. A small chance is never written as 0 %, nor a large one as 100
 * %.
 */
export const percentIn = (language: Language, digits: 0 | 1 = 1) => {
  const { percent, under, over } = words[language]
  const written = numberIn(language, digits)
  const least = digits === 0 ? 0.01 : 0.001
  return (chance: number): string => {
    if (chance > OFF && chance < least) return `${under} ${percent(written(100 * least))}`
    if (chance > 1 - least && chance < 1 - OFF) return `${over} ${percent(written(100 - 100 * least))}`
    return percent(written(chance * 100))
  }
}

/** Writes an average, or any number with decimals. */
export const numberIn =
  (language: Language, digits = 2) =>
  (value: number): string =>
    String(Number(value.toFixed(digits))).replace('.', words[language].point)
