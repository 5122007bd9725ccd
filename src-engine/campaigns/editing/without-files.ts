type Words = readonly (readonly [written: RegExp, meant: string])[]

const english: Words = [
  [/ \((?:tables|map|order-of-battle|table)\.json(?:, [\w.]+)?\)/g, ''],
  [/\bof order-of-battle\.json/g, 'of the order of battle'],
  [/\bof (map|table)\.json/g, 'of the $1'],
  [/\bin map\.json/g, 'on the map'],
  [/\bto tables\.json/g, 'to the tables'],
]

const french: Words = [
  [/ \((?:tables|map|order-of-battle|table)\.json(?:, [\w.]+)?\)/g, ''],
  [/\bde order-of-battle\.json/g, 'de l’ordre de bataille'],
  [/\bde map\.json/g, 'de la carte'],
  [/\bde table\.json/g, 'de la table'],
  [/\bdans map\.json/g, 'sur la carte'],
  [/à tables\.json/g, 'aux tables'],
]

const words = { en: english, fr: french }

/** A sentence about files as whoever sits at a form reads it: files are named where they are written; there it is said what they hold. */
export const withoutFiles = (text: string, language: 'en' | 'fr'): string =>
  words[language].reduce((said, [written, meant]) => said.replaceAll(written, meant), text)
