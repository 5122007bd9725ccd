type Language = 'en' | 'fr'

const numbers: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { two: '2', both: '2', three: '3', four: '4', five: '5', twelve: '12', sixty: '60', half: '1/2', halved: '1/2' },
  fr: { deux: '2', trois: '3', quatre: '4', cinq: '5', douze: '12', soixante: '60', moitié: '1/2' },
}

/** The figures of a text in their order of size as words, those that are written out among them, without its facts. */
export function figuresIn(text: string, language: Language): readonly string[] {
  const words = text.replace(/\{[^{}]*\}|half-turn/gi, ' ').match(/\d+|\p{L}+/gu) ?? []
  return words.flatMap((word) => (/\d/.test(word) ? word : (numbers[language][word.toLowerCase()] ?? []))).sort()
}
