/** French nouns at the beginning of names of counters and troops, with their articles; other names take no article. */
const heads: Readonly<Record<string, 'le' | 'la'>> = {
  armée: 'la',
  artillerie: 'la',
  batterie: 'la',
  brigade: 'la',
  cavalerie: 'la',
  corps: 'le',
  division: 'la',
  détachement: 'le',
  garnison: 'la',
  leurre: 'le',
  pion: 'le',
  prince: 'le',
}

const regimentNumber = String.raw`(?:\d+|[IVX]+)(?:er|e|ᵉʳ|ᵉ)`
const regiments = String.raw`(?:de (?:ligne|marine)|chasseurs|chevau-légers|cuirassiers|dragons|hussards|lanciers|turcos|uhlans)(?!\p{L})`

/** Numbered regiments and battalions, without a noun: “5e de ligne”, “1er hussards”. */
const numbered = new RegExp(`^${regimentNumber} ${regiments}`, 'u')

/** Two regiments on one counter: “4e et 5e chasseurs”. In sentences they are one brigade, and its verbs are singular. */
const brigaded = new RegExp(`^${regimentNumber} et ${regimentNumber} ${regiments}`, 'u')

const named = /^((?:\d+|[IVX]+)(?:re|er|e|ʳᵉ|ᵉʳ|ᵉ) )?(\p{L}+)/u

/**
 * A name as used in a French sentence: “la 3e division du 7e corps”, “l’artillerie du 2e corps”, “le 5e de ligne”, but
 * “Moltke”.
 */
export function inSentence(name: string): string {
  if (brigaded.test(name)) return `la brigade des ${name}`
  const article = articleOf(name)
  if (article === undefined) return name
  // The initial capital of a title becomes lower case.
  const small = name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
  return /^[aeiouéèêâ]/u.test(small) ? `l’${small}` : `${article} ${small}`
}

/** The ending of adjectives that agree with a name. */
export const adjectiveEnding = (name: string): string => (articleOf(name) === 'la' ? 'e' : '')

function articleOf(name: string): 'le' | 'la' | undefined {
  if (brigaded.test(name)) return 'la'
  if (numbered.test(name)) return 'le'
  const head = named.exec(name)?.[2]?.toLowerCase() ?? ''
  return Object.hasOwn(heads, head) ? heads[head] : undefined
}
