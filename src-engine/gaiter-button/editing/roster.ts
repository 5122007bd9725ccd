import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Palette, Thing } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { type CampaignFiles } from '../../kernel/system/system.ts'
import { memoizedBy } from '../../kernel/values/memoized-by.ts'
import { both } from '../../campaigns/problems.ts'
import { Ground } from '../campaign/checks/ground.ts'
import { Roll } from '../campaign/checks/roll.ts'
import { type Arm, arms, type Side, sides, type Strength } from '../campaign/schemas/common-schema.ts'
import type { CampaignMap } from '../campaign/schemas/map-schema.ts'
import { campaignFiles } from '../campaign/schemas/published-schemas.ts'
import type { Tables } from '../campaign/schemas/tables-schema.ts'
import { english, french } from '../words/words.ts'

/** Everything a campaign offers for placement, and its map, as far as the files can be read. */
export class Roster {
  readonly map: CampaignMap | undefined
  readonly ground: Ground | undefined
  readonly roll: Roll | undefined
  readonly tables: Tables | undefined
  readonly #names: { readonly en: Readonly<Record<string, string>>; readonly fr: Readonly<Record<string, string>> }

  constructor(files: CampaignFiles) {
    this.map = campaignFiles.peek(files, 'map.json', 'map')
    this.ground = this.map && new Ground(this.map)
    const battle = campaignFiles.peek(files, 'order-of-battle.json', 'order-of-battle')
    this.roll = battle && new Roll(battle)
    this.tables = campaignFiles.peek(files, 'tables.json', 'tables')
    this.#names = {
      en: campaignFiles.readable(files, 'text.en.json', 'text')?.words ?? {},
      fr: campaignFiles.readable(files, 'text.fr.json', 'text')?.words ?? {},
    }
  }

  /** The side of something that can be placed. */
  sideOf = (id: string): Side | undefined =>
    (this.roll?.units.get(id) ?? this.roll?.leaders.get(id) ?? this.roll?.detachments.get(id))?.side

  kindOf(id: string): 'unit' | 'leader' | 'detachment' | undefined {
    if (this.roll?.units.has(id) === true) return 'unit'
    if (this.roll?.leaders.has(id) === true) return 'leader'
    return this.roll?.detachments.has(id) === true ? 'detachment' : undefined
  }

  isPlace = (id: string): boolean => this.ground?.zone(id) !== undefined || this.ground?.sector(id) !== undefined

  placeName(id: string): string {
    return this.ground?.zone(id)?.name ?? this.ground?.sector(id)?.name ?? id
  }

  /** The name in the campaign's texts for a key such as `unit.fr-1-1`, or else `otherwise`. */
  named(key: string, otherwise: string): Title {
    const { en, fr } = this.#names
    return both(en[key] ?? fr[key] ?? otherwise, fr[key] ?? en[key] ?? otherwise)
  }

  nameOf(id: string): Title {
    const { units, leaders, detachments } = this.roll ?? {}
    if (leaders?.has(id) === true) return this.named(`leader.${id}`, leaders.get(id)!.is.name)
    return this.named(`unit.${id}`, (units?.get(id) ?? detachments?.get(id))?.is.name ?? id)
  }

  strengthOf = (id: string): Strength => this.roll?.units.get(id)?.is.strength ?? {}
}

/** Cached per set of files. */
export const rosterOf = memoizedBy((files: CampaignFiles) => new Roster(files))

export const wordsFor = (key: string): Title => both(english[key] ?? key, french[key] ?? key)

const hyphened = (arm: Arm): string => arm.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
export const armName = (arm: Arm): Title => wordsFor(`arm.${hyphened(arm)}`)

/** Names of the sides as nouns, and as adjectives for divisions. */
export const sideNames: Readonly<Record<Side, { readonly all: Title; readonly feminine: Title }>> = {
  french: { all: both('the French', 'les Français'), feminine: both('French', 'françaises') },
  german: { all: both('the Germans', 'les Allemands'), feminine: both('German', 'allemandes') },
}
export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

export const sideChoices: readonly Choice[] = sides.map((id) => ({
  id,
  title: both(capital(sideNames[id].all.en), capital(sideNames[id].all.fr)),
}))

const plain = { section: null, value: null, optional: true, least: null, most: null, choices: [] }

export const certainties = ['rules', 'certain', 'estimated'] as const
const certainty: Field = {
  ...plain,
  id: 'certainty',
  title: both('How sure the place is', 'Certitude du lieu'),
  input: 'choice',
  choices: [
    { id: 'rules', title: both('printed in the rules', 'imprimé dans les règles') },
    { id: 'certain', title: both('certain', 'certain') },
    { id: 'estimated', title: both('the best guess', 'supposé') },
  ],
}
const inside: Field = {
  ...plain,
  id: 'inside',
  title: both('Within the fortress', 'Dans la forteresse'),
  section: 'GB 9.2',
  input: 'switch',
  value: false,
}

function strengthFields(prefix: string, most: Strength, title: (name: Title) => Title): readonly Field[] {
  return arms.flatMap((arm): readonly Field[] => {
    const points = most[arm] ?? 0
    if (points === 0) return []
    return [
      {
        ...plain,
        id: `${prefix}.${arm}`,
        title: title(armName(arm)),
        input: 'number',
        value: 0,
        least: 0,
        most: points,
      },
    ]
  })
}

/** The most SP of each arm that a detachment can hold; light and heavy cavalry share its row. */
export function roomOf({
  kind,
  row,
  beside,
}: {
  kind: 'infantry' | 'cavalry'
  row: readonly number[]
  beside: Strength
}): Strength {
  const own: Strength =
    kind === 'cavalry' ? { cavalry: row.length, heavyCavalry: row.length } : { infantry: row.length }
  return { ...beside, ...own }
}

const inPoints = (strength: Strength): Title => {
  const told = (language: 'en' | 'fr'): string =>
    arms.flatMap((arm) => ((strength[arm] ?? 0) > 0 ? [`${strength[arm]} ${armName(arm)[language]}`] : [])).join(', ')
  return both(told('en'), told('fr'))
}

const strengthList = (strength: Strength): Thing['strength'] =>
  arms.flatMap((arm) => ((strength[arm] ?? 0) > 0 ? [{ arm, points: strength[arm]! }] : []))

export function palette(files: CampaignFiles): Palette {
  const roster = rosterOf(files)
  const { roll } = roster
  const things: Thing[] = []
  const formations: Palette['formations'][number][] = []
  if (roll !== undefined)
    sides.forEach((side, number) => {
      const { units, leaders, detachments, corps, armies, independentBand } = roll.battle.sides[side]
      const common = { side: number }
      for (const { id } of armies)
        formations.push({ id, name: roster.named(`army.${id}`, id), side: number, colour: null })
      for (const { id, band, commander } of corps)
        formations.push({ id, name: roster.named(`corps.${id}`, commander), side: number, colour: band })
      const independent = `${side} independent`
      const name = both('Independent units', 'Unités indépendantes')
      formations.push({ id: independent, name, side: number, colour: independentBand })
      const armyOf = new Map(corps.map(({ id, army }) => [id, army]))
      for (const { id, rank, strategicValue, mp } of leaders) {
        const army = armies.find(({ commander }) => commander === id)?.id
        const rankName =
          rank === 'senior' ? both('senior general', 'généralissime') : both('army commander', 'commandant d’armée')
        things.push({
          ...common,
          ...{ id, kind: 'leader', name: roster.nameOf(id), sign: 'leader', movement: mp, strength: [] },
          detail: both(`${rankName.en}, value ${strategicValue}`, `${rankName.fr}, valeur ${strategicValue}`),
          formation: army === undefined ? [independent] : [army],
          how: [inside, certainty],
        })
      }
      for (const { id, kind, corps: own, mp, strength, commander } of units) {
        const army = own === undefined ? undefined : armyOf.get(own)
        const points = inPoints(strength)
        things.push({
          ...common,
          ...{ id, kind: 'unit', name: roster.nameOf(id), sign: kind, movement: mp, strength: strengthList(strength) },
          detail: commander === undefined ? points : both(`${commander}: ${points.en}`, `${commander} : ${points.fr}`),
          formation: own === undefined ? [independent] : [...(army === undefined ? [] : [army]), own],
          how: [
            inside,
            certainty,
            ...strengthFields('lacks', strength, ({ en, fr }) =>
              both(`Begins without: ${en}`, `Commence sans : ${fr}`),
            ),
          ],
        })
      }
      for (const { id, kind, mp, row, beside } of detachments) {
        const room = roomOf({ kind, row, beside })
        things.push({
          ...common,
          ...{ id, kind: 'detachment', name: roster.nameOf(id), sign: kind, movement: mp, strength: [] },
          detail: both('room for a detachment', 'place pour un détachement'),
          formation: [independent],
          how: [
            {
              ...plain,
              id: 'from',
              title: both('Detached from', 'Détaché de'),
              section: 'GB 14.1',
              input: 'thing',
              optional: false,
            },
            ...strengthFields('has', room, (arm) => arm),
          ],
        })
      }
    })
  return {
    things,
    formations,
    kinds: [
      { id: 'leader', title: both('Leaders', 'Chefs') },
      { id: 'unit', title: both('Units', 'Unités') },
      { id: 'detachment', title: both('Detachments', 'Détachements') },
    ],
    waiting: [],
    arrival: 'at-place',
  }
}
