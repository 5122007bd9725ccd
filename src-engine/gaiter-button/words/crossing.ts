import type { Words } from '../../kernel/system/words.ts'

export const en: Words = {
  'refusal.gb.water.bridge.no-bridge': 'No bridge that can be used crosses the major river on {connection}.',
  'refusal.gb.railway.effect.tunnel': 'The tunnel on {connection} is destroyed; nobody passes there.',
  'refusal.gb.map.sectors.of-the-enemy': '{zone} lies off the map, and is the enemy’s.',
}

export const fr: Words = {
  'refusal.gb.water.bridge.no-bridge': 'Aucun pont praticable ne franchit la grande rivière sur {connection}.',
  'refusal.gb.railway.effect.tunnel': 'Le tunnel sur {connection} est détruit : nul n’y passe.',
  'refusal.gb.map.sectors.of-the-enemy': '{zone} est hors carte et appartient à l’ennemi.',
}
