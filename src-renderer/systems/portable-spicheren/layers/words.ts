import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  title: 'Fire',
  what: 'Who could fire at whom as units stand and face now, and how likely a hit is. Pick a unit to see where it can fire.',
  percent: (share: number) => `${share} %`,
  shot: (unit: string, target: string, share: number) => `${unit} can fire at ${target}: a hit is ${share} % likely.`,
  destroys: (share: number) => `It is destroyed whatever its owner chooses: ${share} %.`,
  none: 'Nobody can fire at anybody as units stand and face now.',
  noneOf: (unit: string) => `${unit} has no target.`,
  key: { field: 'where the unit can fire', target: 'a target, with the chance of a hit' },
}
type LayerWords = typeof en

const fr: LayerWords = {
  title: 'Tir',
  what: 'Qui peut tirer sur qui dans les positions et les orientations actuelles, et la probabilité de toucher. Choisissez une unité pour voir où elle peut tirer.',
  percent: (share) => `${share} %`,
  shot: (unit, target, share) => `${unit} peut tirer sur ${target} ; probabilité de toucher : ${share} %.`,
  destroys: (share) => `Cible détruite quoi que choisisse son propriétaire : ${share} %.`,
  none: 'Aucune unité n’a de cible dans sa position et son orientation actuelles.',
  noneOf: (unit) => `${unit} n’a pas de cible.`,
  key: { field: 'où l’unité peut tirer', target: 'une cible, avec la probabilité de la toucher' },
}

const both: Readonly<Record<Language, LayerWords>> = { en, fr: spaced(fr) }
export const layerWords = (language: Language): LayerWords => both[language]
