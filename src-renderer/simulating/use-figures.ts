import { useMemo } from 'react'
import { useText } from '../state/use-app.ts'

export type Figures = {
  readonly whole: (value: number) => string
  readonly exact: (value: number) => string
  /** A share in percent. */
  readonly percent: (share: number) => string
}

/** Formats figures in the language of the window. */
export function useFigures(): Figures {
  const { locale } = useText().games
  return useMemo(() => {
    const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
    const exact = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
    return {
      whole: (value) => whole.format(value),
      exact: (value) => exact.format(value),
      percent: (share) => percent.format(share),
    }
  }, [locale])
}
