import type { Calls } from '../../main/carry.ts'

/** A campaign of the house for each rule system whose scenarios can be edited. */
export const houses = [
  ['chalons-1870', 'beaumont-sedan'],
  ['portable-spicheren', 'spicheren-historical'],
  ['belfort-1870', 'siege'],
  ['wissembourg-1870', 'geisberg'],
  ['escape-from-sedan-1870', 'one-battalion'],
] as const

/** Begins a draft that is a copy of a scenario. */
export async function drafting(calls: Calls, [campaign, scenario]: readonly [string, string]) {
  const { id } = await calls.drafts.begin({ from: { what: 'copy', campaign, scenario } })
  const { number } = await calls.drafts.look({ id })
  return { id, number }
}
