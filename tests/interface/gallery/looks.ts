import { readWords } from '../../command-words.ts'

/**
 * How a state is looked at: the window's size, its light, its language, the size of the text in hundredths, and how many dots a screen has
 * across each pixel of the page.
 */
export type Look = {
  readonly size: readonly [width: number, height: number]
  readonly light: 'paper' | 'lamplight'
  readonly language: 'en' | 'fr'
  readonly text: 100 | 150
  readonly dots: 1 | 2
}

export const lookName = ({ size, light, language, text, dots }: Look): string =>
  `${size.join('x')}-${light}-${language}-${text}${dots === 1 ? '' : `-${dots}x`}`

const sizes = ['1280x720', '1366x768', '1440x900', '1920x1080']
const lights = ['paper', 'lamplight'] as const
const languages = ['en', 'fr'] as const
const texts = ['100', '150'] as const
const dots = ['1', '2'] as const

/** What the options leave out: one look at each thing that differs, where a whole round would be sixty-four. */
const usual: readonly Look[] = [
  { size: [1280, 720], light: 'paper', language: 'en', text: 100, dots: 1 },
  { size: [1366, 768], light: 'lamplight', language: 'en', text: 150, dots: 1 },
  { size: [1920, 1080], light: 'paper', language: 'fr', text: 100, dots: 1 },
]

export type Wanted = { readonly states: readonly string[]; readonly looks: readonly Look[] }

const usage = `npm run gallery -- [parts of names of states]…
    --sizes ${sizes.join(',')}
    --lights ${lights.join(',')}
    --languages ${languages.join(',')}
    --text ${texts.join(',')}
    --dots ${dots.join(',')}                   dots of the screen across a pixel of the page
    --all                        every size, light, language, size of text and number of dots that is not limited`

/** Reads `muster night --sizes 1280x720 --lights paper --languages en,fr --text 100,150 --dots 2 --all`. */
export function readWanted(args: readonly string[]): Wanted {
  const option = { type: 'string' } as const
  const { values, positionals } = readWords(
    {
      args: [...args],
      allowPositionals: true,
      options: {
        sizes: option,
        lights: option,
        languages: option,
        text: option,
        dots: option,
        all: { type: 'boolean' },
      },
    } as const,
    usage,
  )
  const { all = false, ...chosen } = values
  if (!all && Object.keys(chosen).length === 0) return { states: positionals, looks: usual }
  const among = <T extends string>(given: string | undefined, every: readonly T[], first: readonly T[]) =>
    given === undefined ? (all ? every : first) : every.filter((one) => given.split(',').includes(one))
  const looks = among(chosen.languages, languages, ['en']).flatMap((language) =>
    among(chosen.sizes, sizes, ['1280x720']).flatMap((size) =>
      among(chosen.text, texts, ['100']).flatMap((text) =>
        among(chosen.lights, lights, ['paper']).flatMap((light) =>
          among(chosen.dots, dots, ['1']).map((across): Look => ({
            size: sizeOf(size),
            light,
            language,
            text: text === '150' ? 150 : 100,
            dots: across === '2' ? 2 : 1,
          })),
        ),
      ),
    ),
  )
  return { states: positionals, looks }
}

const sizeOf = (size: string): Look['size'] => {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return [width, height]
}
