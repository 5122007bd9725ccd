import { title } from '../../kernel/system/charts.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { terrains } from '../campaign/schemas/map-schema.ts'

/** Headings that several charts share. */

export const VALUE = title('Value', 'Valeur')
export const MODIFIER = title('Modifier', 'Modificateur')
export const CASE = title('Case', 'Cas')
export const FRENCH = title('French', 'Français')
export const GERMAN = title('German', 'Allemands')
export const SP = title('SP', 'PF')
export const MP = title('MP', 'PM')
export const RAIN = title('Rain', 'Pluie')
export const NOTHING = '–'

export const terrainNames: Readonly<Record<(typeof terrains)[number], Title>> = {
  clear: title('Clear', 'Découvert'),
  forest: title('Forest', 'Forêt'),
  swamp: title('Swamp', 'Marais'),
  difficult: title('Difficult', 'Difficile'),
  mountainous: title('Mountainous', 'Montagneux'),
}

export const waterNames: Readonly<Record<'major' | 'river' | 'canal', Title>> = {
  major: title('Major river', 'Grande rivière'),
  river: title('River', 'Rivière'),
  canal: title('Canal', 'Canal'),
}

export const sideNames = { french: FRENCH, german: GERMAN } as const
