import type { Adjectives } from '../../../src-main/contract/words.ts'
import { withA, withDe, plural, spaced } from '../../text/language/french.ts'

/** Number of counters of a side at a place. */
export type Standing = { readonly side: number; readonly count: number }

/** The texts of a map. */
export type MapWords = {
  readonly zoomIn: string
  readonly zoomOut: string
  readonly fit: string
  readonly hideCounters: string
  readonly showCounters: string
  readonly overview: string
  readonly drawing: string
  readonly keys: string
  readonly stack: (place: string, count: number) => string
  readonly close: string
  /** Announces the place under the keyboard cursor. */
  readonly place: (name: string, counters: readonly Standing[]) => string
  readonly way: (from: string, to: string) => string
  readonly target: (name: string) => string
  /** Shown when there is no stack to lay out. */
  readonly nobody: (place: string) => string
  readonly noPlace: string
  readonly measure: string
  readonly measureFrom: string
  readonly measureTo: (from: string) => string
  readonly measured: (from: string, to: string, length: Length) => string
  readonly noWay: (from: string, to: string) => string
  /** For the ruler on a measured table. */
  readonly rulerFrom: string
  readonly rulerTo: (from: string) => string
  readonly ruled: (from: string, to: string, inches: string) => string
  readonly inches: (inches: number) => string
}

/** Length of a way in steps (hexes, areas or places), and its distance if the board gives it. */
export type Length = { readonly steps: number; readonly km: number | undefined; readonly by: keyof typeof stepWords.en }

function lengthIn(language: 'en' | 'fr', { steps, km, by }: Length): string {
  const [one, more] = stepWords[language][by]
  const counted = `${steps} ${steps === 1 || (steps === 0 && language === 'fr') ? one : more}`
  const distance = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  return km === undefined ? counted : `${counted}, ${distance.format(km)} km`
}

const stepWords = {
  en: { hexes: ['hex', 'hexes'], areas: ['zone', 'zones'], ways: ['connection', 'connections'] },
  fr: { hexes: ['hexagone', 'hexagones'], areas: ['zone', 'zones'], ways: ['liaison', 'liaisons'] },
} as const

/** The texts of a map without counters. */
export const mapWords: Readonly<Record<'en' | 'fr', MapWords>> = {
  en: {
    zoomIn: 'Larger',
    zoomOut: 'Smaller',
    fit: 'Show the whole map',
    hideCounters: 'Hide the counters (H)',
    showCounters: 'Show the counters (H)',
    overview: 'The whole map, small: click to go there',
    drawing: 'Drawing the map…',
    keys: 'Arrow keys go from place to place, with Shift they move the map. N goes through what can be answered, with Shift the other way, Enter chooses, S opens the stack, H hides the counters, M measures a way, plus and minus change the scale, 0 shows all of the map.',
    stack: (place, count) => (count === 1 ? `${place}: 1 counter` : `${place}: ${count} counters`),
    close: 'Close',
    place: (name) => name,
    way: (from, to) => `The way from ${from} to ${to}`,
    target: (name) => `${name}, can be chosen`,
    nobody: (place) => `${place}: nobody is there.`,
    noPlace: 'No place is pointed at.',
    measure: 'Measure a way (M)',
    measureFrom: 'Measuring: choose the place where the way begins. Escape ends it.',
    measureTo: (from) => `Measuring from ${from}: choose the place where the way ends.`,
    measured: (from, to, length) => `From ${from} to ${to}: ${lengthIn('en', length)}.`,
    noWay: (from, to) => `No way leads from ${from} to ${to}.`,
    rulerFrom: 'Measuring: choose a unit, a commander or a place. Escape ends it.',
    rulerTo: (from) => `Measuring from ${from}: choose the other end.`,
    ruled: (from, to, inches) => `From ${from} to ${to}, edge to edge: ${inches}.`,
    inches: (inches) => `${inches}″`,
  },
  fr: spaced<MapWords>({
    zoomIn: 'Plus grand',
    zoomOut: 'Plus petit',
    fit: 'Montrer toute la carte',
    hideCounters: 'Cacher les pions (H)',
    showCounters: 'Montrer les pions (H)',
    overview: 'Toute la carte, en petit : cliquez pour y aller',
    drawing: 'La carte se dessine…',
    keys: 'Les flèches vont de lieu en lieu ; avec Maj, elles déplacent la carte. N parcourt les réponses possibles, avec Maj dans l’autre sens, Entrée choisit, S ouvre la pile, H cache les pions, M mesure un chemin, plus et moins changent l’échelle, 0 montre toute la carte.',
    stack: (place, count) => `${place} : ${count} ${count < 2 ? 'pion' : 'pions'}`,
    close: 'Fermer',
    place: (name) => name,
    way: (from, to) => `Le chemin ${withDe(from)} ${withA(to)}`,
    target: (name) => `${name}, peut être choisi`,
    nobody: (place) => `${place} : il n’y a personne.`,
    noPlace: 'Aucun lieu n’est désigné.',
    measure: 'Mesurer un chemin (M)',
    measureFrom: 'Mesure : choisissez le lieu où le chemin commence. Échap y met fin.',
    measureTo: (from) => `Mesure à partir ${withDe(from)} : choisissez le lieu où le chemin finit.`,
    measured: (from, to, length) => `Le chemin ${withDe(from)} ${withA(to)} : ${lengthIn('fr', length)}.`,
    noWay: (from, to) => `Aucun chemin ne mène ${withDe(from)} ${withA(to)}.`,
    rulerFrom: 'Mesure : choisissez une unité, un commandant ou un lieu. Échap y met fin.',
    rulerTo: (from) => `Mesure depuis ${from} : choisissez l’autre bout.`,
    ruled: (from, to, inches) => `De bord à bord, entre ${from} et ${to} : ${inches}.`,
    inches: (inches) => `${String(inches).replace('.', ',')}″`,
  }),
}

/** The texts of a map with the counters of two sides. */
export const mapWordsWith = (language: 'en' | 'fr', adjectives: Adjectives): MapWords => ({
  ...mapWords[language],
  place: (name, standing) =>
    [
      name,
      ...standing.map(({ side, count }) => {
        const adjective = adjectives[side === 0 ? 0 : 1].masculine[language]
        if (language === 'en') return `${count} ${adjective} ${count === 1 ? 'counter' : 'counters'}`
        return count === 1 ? `1 pion ${adjective}` : `${count} pions ${plural(adjective)}`
      }),
    ].join(', '),
})
