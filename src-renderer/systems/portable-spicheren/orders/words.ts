import type { Language } from '../../../../src-main/contract/settings.ts'
import { spaced } from '../../../text/language/french.ts'

const en = {
  activate: (unit: string, chance: string) =>
    `${unit} is active with a chance of ${chance}; then it does as it is told.`,
  fires: (unit: string) => `${unit} can fire now.`,
  fights: (unit: string, target: string, hits: string, isHit: string) =>
    `${unit} hits ${target} with a chance of ${hits}, and is hit with ${isHit}.`,
  /** Notes beside an answer: the chance that a shot hits, or that each of the two in a melee does. */
  hits: (chance: string) => `hits ${chance}`,
  hitsAndIsHit: (hits: string, isHit: string) => `hits ${hits}, is hit ${isHit}`,
  noTarget: (unit: string) => `${unit} has nobody to fire at.`,
  start: {
    go: (unit: string) => `Move ${unit} …`,
    shoot: (unit: string) => `${unit} fires …`,
    fight: (unit: string) => `${unit} fights …`,
  },
  goes: (hex: string, steps: number) => `to ${hex}: ${steps} ${steps === 1 ? 'hex' : 'hexes'}`,
  told: {
    order: (unit: string, what: string) => `${unit}: ${what}`,
    to: (hex: string) => `to ${hex}`,
    here: 'stays',
    attacks: (target: string) => `attacks ${target}`,
    faces: (direction: string) => `faces ${direction}`,
  },
  stays: 'Try, stay here, and turn',
  attacks: (target: string) => `attack on ${target}`,
  attackOdds: (hits: string, isHit: string) => `It hits with a chance of ${hits}, and is hit with ${isHit}.`,
  afterwards: (target: string, chance: string) =>
    `From where it stands a shot at ${target} hits with a chance of ${chance}.`,
  shoots: (target: string, chance: string) => `${target}: ${chance}`,
  shot: (target: string, chance: string) => `The shot at ${target} hits with a chance of ${chance}.`,
  destroys: (chance: string) => `It destroys the unit, whatever its owner chooses, with a chance of ${chance}.`,
  notThere: 'It cannot go there or fire there now.',
  fire: 'Fire',
  fight: 'Fight',
  go: 'Try and go',
  facing: 'It faces in the end',
  enemy: 'the enemy',
  ahead: 'ahead',
  asked: 'as I say then',
  key: { reach: 'where it can go', field: 'where it can fire', target: 'chance of a hit' },
}
type OrderWords = typeof en

const fr: OrderWords = {
  activate: (unit, chance) =>
    `${unit} sera active avec une probabilité de ${chance} ; elle fera alors ce qui lui est ordonné.`,
  fires: (unit) => `${unit} peut tirer maintenant.`,
  fights: (unit, target, hits, isHit) =>
    `${unit} touche ${target} avec une probabilité de ${hits} ; elle est touchée avec une probabilité de ${isHit}.`,
  hits: (chance) => `touche ${chance}`,
  hitsAndIsHit: (hits, isHit) => `touche ${hits}, touchée ${isHit}`,
  noTarget: (unit) => `${unit} n’a pas de cible.`,
  start: { go: (unit) => `Déplacer ${unit} …`, shoot: (unit) => `${unit} tire …`, fight: (unit) => `${unit} combat …` },
  goes: (hex, steps) => `vers ${hex} : ${steps} ${steps < 2 ? 'hexagone' : 'hexagones'}`,
  told: {
    order: (unit, what) => `${unit} : ${what}`,
    to: (hex) => `vers ${hex}`,
    here: 'sur place',
    attacks: (target) => `attaque : ${target}`,
    faces: (direction) => `orientation : ${direction}`,
  },
  stays: 'Tenter l’activation, rester ici et s’orienter',
  attacks: (target) => `attaque de ${target}`,
  attackOdds: (hits, isHit) =>
    `Elle touche avec une probabilité de ${hits} ; elle est touchée avec une probabilité de ${isHit}.`,
  afterwards: (target, chance) => `De là, un tir sur ${target} touche avec une probabilité de ${chance}.`,
  shoots: (target, chance) => `${target} : ${chance}`,
  shot: (target, chance) => `Le tir sur ${target} touche avec une probabilité de ${chance}.`,
  destroys: (chance) => `Il détruit l’unité, quoi que choisisse son propriétaire, avec une probabilité de ${chance}.`,
  notThere: 'Elle ne peut ni y aller ni y tirer maintenant.',
  fire: 'Tirer',
  fight: 'Combattre',
  go: 'Tenter le mouvement',
  facing: 'Orientation finale',
  enemy: 'à l’ennemi',
  ahead: 'droit devant',
  asked: 'à décider alors',
  key: { reach: 'où elle peut aller', field: 'où elle peut tirer', target: 'probabilité de toucher' },
}

const both: Readonly<Record<Language, OrderWords>> = { en, fr: spaced(fr) }
export const orderWords = (language: Language): OrderWords => both[language]
