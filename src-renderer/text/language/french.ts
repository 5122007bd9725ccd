/**
 * Sets the spaces and the ordinals of French. The engine has its own copy, because the window imports only types from
 * it; a test compares them.
 */
export const spacedFrench = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/([\d}]) (?=(?:PF|PM|PC|km|mm|Mo)(?!\p{L}))/gu, '$1\u00a0')
    .replace(ordinals, (_whole, number: string, ending: string) => `${number}${raised[ending] ?? ending}`)

/** “1er”, “2e”, “Ier”, “1re”: a number with its ending, as a separate word. */
const ordinals = /(?<=^|[\s(«’\u2060])(\d+|[IVX]+)(er|re|e)(?=$|[\s,;:.)»])/gu
const raised: Readonly<Record<string, string>> = { er: 'ᵉʳ', re: 'ʳᵉ', e: 'ᵉ' }

/** Puts “de” before a name: “de Sedan”, “d’Attigny”, “du Chesne”, “des Islettes”. */
export const withDe = (name: string): string =>
  name.replace(/^(?:[Ll]es? )?/, (article) => contractions.de[article.toLowerCase()] ?? (isVowel(name) ? 'd’' : 'de '))

/** Puts “à” before a name: “à Sedan”, “au Chesne”, “aux Islettes”. */
export const withA = (name: string): string =>
  name.replace(/^(?:[Ll]es? )?/, (article) => contractions.à[article.toLowerCase()] ?? 'à ')

/** A corps by the label on its counters: “7e corps”, “Ier corps”, “IIe corps B”, but “corps G”. */
export const corps = (label: string): string => {
  const [, number, rest = ''] = /^(\d+|[IVX]+)( .+)?$/.exec(label) ?? []
  return number === undefined ? `corps ${label}` : `${number}${/^[1I]$/.test(number) ? 'er' : 'e'} corps${rest}`
}

/** The plural of a masculine adjective: “allemands”, but “français”. */
export const plural = (adjective: string): string => (/[sx]$/.test(adjective) ? adjective : `${adjective}s`)

const isVowel = (name: string): boolean => /^[aeiouàâéèêëîïôœûù]/i.test(name)
const contractions: Readonly<Record<'de' | 'à', Readonly<Record<string, string>>>> = {
  de: { 'le ': 'du ', 'les ': 'des ' },
  à: { 'le ': 'au ', 'les ': 'aux ' },
}

/**
 * Sets the French spaces in all texts and in the results of functions. The texts themselves are written with plain
 * spaces.
 */
export function spaced<T>(texts: T): T {
  return set(texts) as T // the same shape: only spaces within texts differ
}

function set(texts: unknown): unknown {
  if (typeof texts === 'string') return spacedFrench(texts)
  if (typeof texts === 'function') return (...values: unknown[]) => set(texts(...values))
  if (Array.isArray(texts)) return texts.map(set)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, inside]) => [key, set(inside)]))
}
