import type { IntelligenceProps } from '../../../system-ui/system-ui.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import { fileIn } from '../reads/reads.ts'
import { bookOf } from '../panels/reading.ts'
import type { BookWords } from './words.en.ts'
import { wordsIn } from './words.ts'

/** Names, words and faces that every part of the book shows. */
export type Reader = Pick<
  IntelligenceProps,
  'language' | 'stops' | 'side' | 'onRule' | 'onStop' | 'onPlace' | 'sectionOf'
> & {
  readonly words: BookWords
  readonly printed: OrderOfBattle
  readonly nameOf: (id: string) => string
  readonly corpsName: (id: string) => string
}

export function readerOf(props: IntelligenceProps): Reader {
  const { setting, language } = props
  const { names, files } = setting
  const order = fileIn(files, 'order-of-battle.json')
  const printed = bookOf(setting, language)
  const nameOf = (id: string): string => names[id]?.[language] ?? printed.counters.get(id)?.fullName ?? id
  // A corps goes by the label on its counters.
  const corpsName = (id: string): string => {
    const army = order?.sides[props.side === 0 ? 'german' : 'french']
    const unit = army?.units.find(({ corps }) => corps === id)
    return names[id]?.[language] ?? printed.counters.get(unit?.id ?? '')?.band?.label ?? id
  }
  return { ...props, words: wordsIn(language), printed, nameOf, corpsName }
}
