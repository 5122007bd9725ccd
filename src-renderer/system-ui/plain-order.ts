import { noOverlay } from '../map/board/overlay.ts'
import type { OrderForecast, OrderShown } from './ordering.ts'

/** Of a place where nothing can be done. */
export const nowhere: OrderForecast = {
  title: '',
  short: '',
  findings: [],
  overlay: noOverlay,
  order: null,
  others: [],
}

/** A card without places to aim at. */
export const plainOrder = (title: string): Omit<OrderShown, 'summary' | 'confirm'> => ({
  title,
  whoTitle: '',
  who: [],
  sets: [],
  strikes: null,
  targets: [],
  overlay: noOverlay,
  key: [],
  forecastOf: () => nowhere,
  choices: [],
  here: [],
})
