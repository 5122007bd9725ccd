import type { Language } from '../../src-main/contract/settings.ts'

/**
 * How the window writes chances and averages, wherever it does. Chances have one decimal: enough to tell apart what the
 * dice give, and no more than anybody weighs.
 */

const words = {
  en: { percent: (figure: string) => `${figure}%`, under: 'under', over: 'over', point: '.' },
  fr: { percent: (figure: string) => `${figure}\u00a0%`, under: 'moins de', over: 'plus de', point: ',' },
} as const

/** Sums of chances are a little off; what is nearer to a whole than this is whole. */
const OFF = 1e-9

/** What can happen is never said to be impossible, nor sure what can fail. */
export const percentIn = (language: Language) => {
  const { percent, under, over } = words[language]
  const written = numberIn(language, 1)
  return (chance: number): string => {
    if (chance > OFF && chance < 0.001) return `${under} ${percent(written(0.1))}`
    if (chance > 0.999 && chance < 1 - OFF) return `${over} ${percent(written(99.9))}`
    return percent(written(chance * 100))
  }
}

/** An average, or any number that need not be whole. */
export const numberIn =
  (language: Language, digits = 2) =>
  (value: number): string =>
    String(Number(value.toFixed(digits))).replace('.', words[language].point)
