import type { Files } from '#engine/escape-from-sedan/window-types.ts'
import type { Uniform } from '../../counters/base.ts'

type Unit = Files['order-of-battle.json']['units'][number]

/** What the French wore: blue coats and madder trousers, but for riflemen, marines and the levies of the provinces. */
const french: Readonly<Record<Unit['kind'], Uniform>> = {
  line: { coat: '#2f4a86', trousers: '#b3261e', cap: '#c2362b' },
  light: { coat: '#22304f', trousers: '#5e6a78', cap: '#22304f' },
  guard: { coat: '#1d2c4d', trousers: '#3a4a6b', cap: '#1b2740' },
  militia: { coat: '#33507f', trousers: '#6b7480', cap: '#a83a2e' },
  landwehr: { coat: '#33507f', trousers: '#6b7480', cap: '#a83a2e' },
  cavalry: { coat: '#6d93b8', trousers: '#b3261e', cap: '#c2362b' },
  armoured: { coat: '#26406f', trousers: '#b3261e', cap: '#c9c3b2', metal: '#c4ccd1' },
  'foot-guns': { coat: '#22304f', trousers: '#22304f', cap: '#22304f', metal: '#a98a4a' },
  'horse-guns': { coat: '#22304f', trousers: '#22304f', cap: '#7d241d', metal: '#a98a4a' },
  'siege-guns': { coat: '#22304f', trousers: '#22304f', cap: '#22304f', metal: '#a98a4a' },
  mitrailleuse: { coat: '#22304f', trousers: '#22304f', cap: '#22304f', metal: '#6b6f73' },
}

/** Prussian blue under black helmets, green for riflemen; steel guns. */
const german: Readonly<Record<Unit['kind'], Uniform>> = {
  line: { coat: '#243453', trousers: '#3a3d45', cap: '#17181b' },
  light: { coat: '#2f4a33', trousers: '#3a3d45', cap: '#17181b' },
  guard: { coat: '#1f2e4d', trousers: '#e3e0d4', cap: '#17181b' },
  militia: { coat: '#243453', trousers: '#565a61', cap: '#3b3f46' },
  landwehr: { coat: '#2c3a55', trousers: '#565a61', cap: '#3b3f46' },
  cavalry: { coat: '#27406b', trousers: '#3a3d45', cap: '#17181b' },
  armoured: { coat: '#e8e4d6', trousers: '#e3e0d4', cap: '#8b9196', metal: '#d7dadb' },
  'foot-guns': { coat: '#22304a', trousers: '#3a3d45', cap: '#17181b', metal: '#565b60' },
  'horse-guns': { coat: '#22304a', trousers: '#3a3d45', cap: '#17181b', metal: '#565b60' },
  'siege-guns': { coat: '#22304a', trousers: '#3a3d45', cap: '#17181b', metal: '#44494e' },
  mitrailleuse: { coat: '#22304a', trousers: '#3a3d45', cap: '#17181b', metal: '#565b60' },
}

/** The Bavarians kept their light blue and their crested helmets. */
const bavarian: Uniform = { coat: '#5f92c4', trousers: '#5f92c4', cap: '#17181b' }

export function uniformOf({ side, kind, commander }: Unit): Uniform {
  if (side === 'french') return french[kind]
  if (commander !== bavarians || kind === 'foot-guns') return german[kind]
  return kind === 'light' ? { ...bavarian, coat: '#4c7a4a', trousers: '#5f92c4' } : bavarian
}

/** The commander whose troops are Bavarians in our order of battle. */
const bavarians = 'tann'
