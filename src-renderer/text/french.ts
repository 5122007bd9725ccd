/** As the engine sets them in its own texts: the window may take no more than types from there. A test compares the two. */
export const spacedFrench = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')

/** “de Sedan”, “d’Attigny”, “du Chesne”, “des Islettes”: a name gives way to what stands before it. */
export const of = (name: string): string =>
  name.replace(/^(?:[Ll]es? )?/, (article) => joints.de[article.toLowerCase()] ?? (isVowel(name) ? 'd’' : 'de '))

/** “à Sedan”, “au Chesne”, “aux Islettes”. */
export const at = (name: string): string =>
  name.replace(/^(?:[Ll]es? )?/, (article) => joints.à[article.toLowerCase()] ?? 'à ')

const isVowel = (name: string): boolean => /^[aeiouàâéèêîô]/i.test(name)
const joints: Readonly<Record<'de' | 'à', Readonly<Record<string, string>>>> = {
  de: { 'le ': 'du ', 'les ': 'des ' },
  à: { 'le ': 'au ', 'les ': 'aux ' },
}

/** Sets the spaces of French in every text, in what functions make of their arguments too; writers use plain ones. */
export function spaced<T>(texts: T): T {
  return set(texts) as T // the same shape: only spaces within texts are others
}

function set(texts: unknown): unknown {
  if (typeof texts === 'string') return spacedFrench(texts)
  if (typeof texts === 'function') return (...values: unknown[]) => set(texts(...values))
  if (Array.isArray(texts)) return texts.map(set)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, inside]) => [key, set(inside)]))
}
