/**
 * Typesets French written with plain spaces and letters: puts no-break spaces before double punctuation marks, inside
 * quotation marks, and between a number and its unit; raises the endings of ordinals.
 */
export const spacedFrench = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/([\d}]) (?=(?:PF|PM|PC|km|mm|Mo)(?!\p{L}))/gu, '$1\u00a0')
    .replace(ordinals, (_whole, number: string, ending: string) => `${number}${raised[ending] ?? ending}`)

/** “1er”, “2e”, “Ier”, “1re”: a number with its ending, delimited by spaces or punctuation. */
const ordinals = /(?<=^|[\s(«’\u2060])(\d+|[IVX]+)(er|re|e)(?=$|[\s,;:.)»])/gu
const raised: Readonly<Record<string, string>> = { er: 'ᵉʳ', re: 'ʳᵉ', e: 'ᵉ' }
