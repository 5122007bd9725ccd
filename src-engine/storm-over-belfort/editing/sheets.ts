import { numberAt, objectAt, textsAt } from '../../campaigns/editing/loose.ts'
import { fieldAt, type NewLine, row, sheet } from '../../campaigns/editing/sheets.ts'
import { inWords } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Field, Row, Sheet } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { rulesOf } from '../../kernel/system/handbook.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { sides, switchIds, type SwitchId } from '../campaign/files.ts'
import { ruleOf } from '../campaign/switches.ts'
import { handbook } from '../handbook/handbook.ts'
import { capital, rollOf, sideName, wordsFor } from './roll.ts'
import { lastTurn } from './turns.ts'

type FieldOf = (id: string, title: Title, input: Field['input'], meant?: Json, more?: Partial<Field>) => Field

const sectionOf = (one: SwitchId): string | null =>
  rulesOf(handbook).find(({ id }) => id === ruleOf[one])?.section ?? null

/** The contents of a scenario apart from the positions of units. */
export function sheets(files: CampaignFiles, document: JsonObject): readonly Sheet[] {
  const field: FieldOf = (id, title, input, meant = null, more = {}) => fieldAt(document, id, title, input, meant, more)
  const optional = { optional: true }
  return [
    sheet('words', both('What it is called', 'Comment il s’appelle'), {
      fields: [
        field('title', both('Title', 'Titre'), 'words'),
        field('description', both('What is fought out', 'De quoi il s’agit'), 'words', null, optional),
        field('sources', both('Where its positions come from', 'D’où viennent ses positions'), 'words', null, optional),
      ],
      rows: aimRows(document, field),
      kinds: lacking(document, 'aims', both('Aims put together from the victory', 'Buts tirés de la victoire')),
    }),
    sheet('days', both('Turns', 'Tours'), {
      fields: [
        field('turns.first', both('First fortnight', 'Première quinzaine'), 'number', 1, { least: 1, most: 20 }),
        field('turns.last', both('Last fortnight', 'Dernière quinzaine'), 'number', 7, { least: 1, most: 20 }),
      ],
    }),
    sheet('forces', both('Placement and points', 'Placement et points'), {
      rows: [...freeRow(files, document, field), ...pointsRow(document, field)],
      kinds: [
        ...lacking(document, 'free', both('Let both sides place their units', 'Laisser les camps placer leurs unités')),
        ...lacking(document, 'points', both('Resource points at the start', 'Points de ressources au début')),
      ],
    }),
    sheet('ground', both('Ground', 'Terrain'), {
      fields: [
        field('markers.fortifications', both('Fortifications', 'Retranchements'), 'places', []),
        field('markers.trenches', both('Trenches', 'Tranchées'), 'places', []),
        field('damaged', both('Forts damaged by shells', 'Forts endommagés par les obus'), 'places', []),
      ],
    }),
    sheet('switches', both('Options', 'Options'), {
      fields: switchIds
        .filter((one) => one !== 'historicalSetUp' || Object.hasOwn(document, 'free'))
        .map((one) =>
          field(`switches.${one}`, wordsFor(`option.${one}`), 'switch', false, { section: sectionOf(one) }),
        ),
    }),
    sheet('victory', both('Who wins', 'Qui gagne'), {
      rows: victorySentences(files, document).map((sentence, index) =>
        row(`victory.${index}`, sentence, { mayDrop: false, places: index === 0 ? fortsOf(files) : [] }),
      ),
    }),
  ]
}

const lacking = (document: JsonObject, id: string, title: Title) => (Object.hasOwn(document, id) ? [] : [{ id, title }])

const fortsOf = (files: CampaignFiles): readonly string[] => rollOf(files).tables?.victory.forts ?? []

/** The victory conditions in sentences, from the rules with the figures of the campaign and the scenario. */
function victorySentences(files: CampaignFiles, document: JsonObject): readonly Title[] {
  const roll = rollOf(files)
  const forts = fortsOf(files).map((zone) => roll.placeName(zone))
  const major = roll.tables?.victory.major ?? 2
  const last = lastTurn(document)
  return [
    both(
      `The Prussians win as soon as they hold ${inWords(
        forts.map(({ en }) => en),
        'and',
      )} when a turn ends.`,
      `Les Prussiens gagnent dès qu’ils tiennent ${inWords(
        forts.map(({ fr }) => fr),
        'et',
      )} à la fin d’un tour.`,
    ),
    both(
      `When turn ${last} ends the printed bonuses count for whoever holds their zones; what nobody holds counts for the Prussians.`,
      `À la fin du tour ${last}, les bonus imprimés comptent pour qui tient leurs zones ; ce que personne ne tient compte pour les Prussiens.`,
    ),
    both(
      `A difference of ${major} or more is a major victory, less a minor one; with equal points the French have a minor victory.`,
      `Un écart de ${major} ou plus est une victoire majeure, moins une mineure ; à égalité, les Français ont une victoire mineure.`,
    ),
  ]
}

function aimRows(document: JsonObject, field: FieldOf): readonly Row[] {
  if (!Object.hasOwn(document, 'aims')) return []
  const fields = sides.map((side) => {
    const { en, fr } = sideName(side)
    return field(`aims.${side}`, both(`What ${en} are to do`, `Ce que doivent faire ${fr}`), 'words')
  })
  return [row('aims', both('What each side is to do', 'Ce que doit faire chaque camp'), { fields })]
}

function freeRow(files: CampaignFiles, document: JsonObject, field: FieldOf): readonly Row[] {
  if (!Object.hasOwn(document, 'free')) return []
  const places = textsAt(objectAt(document, 'free'), 'french')
  const names = places.map((zone) => rollOf(files).placeName(zone))
  const sentence = both(
    `The French place their garrison in the citadel and in ${inWords(
      names.map(({ en }) => en),
      'and',
      4,
    )}, the Prussians theirs on the edge of the map.`,
    `Les Français placent leur garnison dans la citadelle et à ${inWords(
      names.map(({ fr }) => fr),
      'et',
      4,
    )}, les Prussiens la leur au bord de la carte.`,
  )
  const zones = field(
    'free.french',
    both('Where the French may place units', 'Où les Français peuvent se placer'),
    'places',
    [],
  )
  return [row('free', sentence, { fields: [zones], places })]
}

function pointsRow(document: JsonObject, field: FieldOf): readonly Row[] {
  if (!Object.hasOwn(document, 'points')) return []
  const points = objectAt(document, 'points')
  const of = (side: string): string => String(numberAt(points, side) ?? 0)
  const sentence = both(
    `Points kept from before: French ${of('french')}, Prussians ${of('prussian')}.`,
    `Points gardés du tour précédent : Français ${of('french')}, Prussiens ${of('prussian')}.`,
  )
  const fields = sides.map((side) =>
    field(`points.${side}`, capital(sideName(side)), 'number', 0, { least: 0, most: 99 }),
  )
  return [row('points', sentence, { fields })]
}

/** The initial content of a new line. */
export function added(files: CampaignFiles, document: JsonObject, kind: string): NewLine | undefined {
  const { map, tables } = rollOf(files)
  switch (kind) {
    case 'aims': {
      const [forts, count, levels] = victorySentences(files, document)
      const of = (parts: readonly (Title | undefined)[]): Json => ({
        en: parts.map((one) => one?.en).join(' '),
        fr: parts.map((one) => one?.fr).join(' '),
      })
      return { place: 'aims', value: { french: of([count, levels]), prussian: of([forts, count]) } }
    }
    case 'free': {
      const forts = tables?.victory.forts ?? []
      const inside = (map?.zones ?? []).filter(({ id, edge }) => !edge && id !== map?.citadel).map(({ id }) => id)
      return { place: 'free', value: { french: forts.length > 0 ? [...forts] : inside.slice(0, 3) } }
    }
    case 'points':
      return { place: 'points', value: { french: 0, prussian: 0 } }
    default:
      return undefined
  }
}
