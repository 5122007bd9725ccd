/**
 * Writers use plain spaces and letters; set like this, no line breaks before the double signs of French, within its quotation
 * marks, or between a number and its unit, and the endings of ordinals are raised.
 */
export const spacedFrench = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/([\d}]) (?=(?:PF|PM|PC|km|mm|Mo)(?!\p{L}))/gu, '$1\u00a0')
    .replace(ordinals, (_whole, number: string, ending: string) => `${number}${raised[ending] ?? ending}`)

/** “1er”, “2e”, “Ier”, “1re”: a number and an ending, apart from what is around it. */
const ordinals = /(?<=^|[\s(«’\u2060])(\d+|[IVX]+)(er|re|e)(?=$|[\s,;:.)»])/gu
const raised: Readonly<Record<string, string>> = { er: 'ᵉʳ', re: 'ʳᵉ', e: 'ᵉ' }
