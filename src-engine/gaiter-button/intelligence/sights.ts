import type { JournalEntry } from '../../kernel/play/journal.ts'
import { isJsonObject, textIn, type Json, type JsonObject } from '../../kernel/values/result.ts'
import type { Campaign } from '../campaign/campaign.ts'
import { arms, sides } from '../campaign/schemas/common-schema.ts'
import type { TokenSeen } from '../state/behind-tokens.ts'
import { FATE, SEEN } from '../state/shape.ts'
import { GONE, isOnMap, MARKS, markNames, type Sight } from './notes.ts'
import type { Roll } from './roll.ts'

/** Reads from a view what it shows of the other side, by token number. */

const object = (json: Json | undefined): JsonObject => (isJsonObject(json) ? json : {})
const list = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? json : [])

const tokenNumber = (name: string): number => Number(name.slice(name.lastIndexOf('-') + 1)) - 1
export const tokenName = (side: number, token: number): string => `${sides[side]}-token-${token + 1}`

/** All enemy tokens: those in play as they look, those out of play with their public names. */
export function sightsOf(known: JsonObject, roll: Roll): Sight[] {
  const sights: Sight[] = []
  for (const [name, row] of Object.entries(object(known['token'])))
    sights[tokenNumber(name)] = sightOf(object(row), roll)
  for (const [name, row] of Object.entries(object(known['counter']))) {
    const counter = roll.numberOf(name)
    const { fate, token } = object(row)
    if (counter >= 0 && fate !== FATE.inPlay)
      sights[tokenNumber(textIn(token))] = { zone: GONE, marks: 0, seen: SEEN.identity, counter, points: 0 }
  }
  return sights
}

function sightOf(row: JsonObject, roll: Roll): Sight {
  let marks = 0
  for (const mark of markNames) if (row[mark] === true) marks |= MARKS[mark]
  const seen = Number(row['seen'])
  const isSeen = seen >= SEEN.identity
  return {
    zone: textIn(row['zone']),
    marks,
    seen,
    counter: isSeen ? roll.numberOf(textIn(row['counter'])) : -1,
    points: seen >= SEEN.composition ? pointColumns.reduce((sum, arm) => sum + Number(row[arm] ?? 0), 0) : -1,
  }
}
const pointColumns = arms

/** The tokens on the map, in the form that the rules use. */
export const tokensSeen = ({ board }: Campaign, sights: readonly Sight[]): TokenSeen[] =>
  sights.flatMap((sight, token) => {
    const { zone, marks } = sight
    if (!isOnMap(sight)) return []
    const has = (mark: number): boolean => (marks & mark) !== 0
    const [inside, demoralised, combatted] = [has(MARKS.inside), has(MARKS.demoralised), has(MARKS.combatted)]
    return [{ token, zone: board.zoneOf(zone), inside, demoralised, combatted }]
  })

/** The zones where the observing side has counters in the field. */
export function ownField(known: JsonObject, side: number): string[] {
  const zones = new Set<string>()
  for (const row of Object.values(object(known['counter']))) {
    const { zone, inside } = object(row)
    if (zone !== undefined && zone !== '-' && inside === false) zones.add(textIn(zone))
  }
  return side >= 0 ? [...zones] : []
}

/** The enemy tokens in the acting stack. */
export const stackOf = (known: JsonObject, enemy: number): number[] =>
  list(known['stack'])
    .map(textIn)
    .filter((name) => name.startsWith(`${sides[enemy]}-token-`))
    .map(tokenNumber)

/** Is the enemy acting with a stack that is made up? */
export const isMarching = (known: JsonObject, enemy: number): boolean =>
  list(known['agenda']).some((frame) => {
    const { frame: name, side } = object(frame)
    return name === 'activation' && side === sides[enemy]
  })

/** Whether the enemy has strength points in a zone of a fortress (`field` or `inside`), which both sides know. */
export const strengthAt = (known: JsonObject): [string, JsonObject][] =>
  Object.entries(object(known['strengthAt'])).map(([zone, facts]) => [zone, object(facts)])

/** Axes of retreat: the connections with a marker of this side, each with the end where it lies. */
export function axesOf(known: JsonObject, side: number): { readonly connection: string; readonly end: 0 | 1 }[] {
  return Object.entries(object(known['axes'])).flatMap(([connection, row]) => {
    const { from, to } = object(row)
    return [
      ...(from === sides[side] ? [{ connection, end: 0 as const }] : []),
      ...(to === sides[side] ? [{ connection, end: 1 as const }] : []),
    ]
  })
}
export const zoneRow = (known: JsonObject, zone: string): JsonObject => object(object(known['zone'])[zone])

/** A field of a journal entry as text. */
export const fieldText = (entry: JournalEntry, field: string): string => textIn(entry[field])
