import { numberAt, objectAt, rowsAt, textAt, textsAt } from '../../campaigns/editing/loose.ts'
import { fieldAt, type NewLine, row, sheet } from '../../campaigns/editing/sheets.ts'
import { inWords } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Row, Sheet } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { rulesOf } from '../../kernel/system/handbook.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { type Json, type JsonObject, textIn } from '../../kernel/values/result.ts'
import { sides, switchIds, wayKinds } from '../campaign/files.ts'
import { ruleOf } from '../campaign/switches.ts'
import { handbook } from '../handbook/handbook.ts'
import { capital, rollOf, sideChoices, sideName, wayNames, wordsFor } from './roll.ts'
import { newVictory, victoryKinds, victoryRows, victorySentences } from './victory.ts'

export type FieldOf = (id: string, title: Title, input: Field['input'], meant?: Json, more?: Partial<Field>) => Field

const sectionOf = (rule: string): string | null => rulesOf(handbook).find(({ id }) => id === rule)?.section ?? null
const optional = { optional: true }
const gunRules: readonly Choice[] = [
  { id: 'always', title: both('always', 'toujours') },
  { id: 'joined', title: both('in joined attacks', 'dans les attaques conjointes') },
]

/** The contents of a scenario apart from the positions of counters. */
export function sheets(files: CampaignFiles, document: JsonObject): readonly Sheet[] {
  const field: FieldOf = (id, title, input, meant = null, more = {}) => fieldAt(document, id, title, input, meant, more)
  const side = (id: string, title: Title): Field =>
    field(id, title, 'choice', null, { ...optional, choices: sideChoices })
  return [
    sheet('words', both('What it is called', 'Comment il s’appelle'), {
      fields: [
        field('title', both('Title', 'Titre'), 'words'),
        field('description', both('What is fought out', 'De quoi il s’agit'), 'words', null, optional),
      ],
      rows: Object.hasOwn(document, 'aims')
        ? [
            row('aims', both('What each side is to do', 'Ce que doit faire chaque camp'), {
              fields: sides.map((one) => field(`aims.${one}`, capital(sideName(one)), 'words')),
            }),
          ]
        : [],
      kinds: lacking(document, 'aims', both('Aims put together from the victory', 'Buts tirés de la victoire')),
    }),
    sheet('days', both('Turns', 'Tours'), {
      fields: [
        field('turns', both('Number of turns', 'Nombre de tours'), 'number', 8, { least: 1, most: 40 }),
        field('firstHour', both('Hour of the first turn', 'Heure du premier tour'), 'number', 9, {
          least: 0,
          most: 23,
        }),
        field('nightFrom', both('Night from turn', 'Nuit à partir du tour'), 'number', null, {
          ...{ ...optional, least: 1, most: 40 },
        }),
        side('firstInitiative', both('Initiative in the first turn', 'Initiative au premier tour')),
      ],
    }),
    sheet('forces', both('Who comes later', 'Qui vient plus tard'), {
      rows: [
        ...arrivalRows(files, document, field),
        ...chiefRows(files, document, field),
        ...columnRow(files, document),
      ],
    }),
    sheet('thresholds', both('When formations break', 'Quand les formations se brisent'), {
      fields: formationsThere(files, document).map((id) =>
        field(`demoralisedAt.${id}`, rollOf(files).nameOf(id), 'number', null, { least: 0, most: 99 }),
      ),
    }),
    sheet('switches', both('Special rules', 'Règles spéciales'), {
      fields: [
        side(
          'pairs',
          both('May put two units of one arm into a hex', 'Peut mettre deux unités d’une arme par hexagone'),
        ),
        side('anySupport', both('Its guns support any of its units', 'Son artillerie appuie toutes ses unités')),
        field('gunsTogether', both('Guns fire together', 'L’artillerie tire ensemble'), 'choice', null, {
          ...{ ...optional, choices: gunRules },
        }),
        field(
          'narrowHex',
          both('Guns that share this hex count half', 'L’artillerie compte pour moitié en'),
          'place',
          null,
          optional,
        ),
        ...(Object.hasOwn(document, 'switches')
          ? switchIds.map((one) =>
              field(`switches.${one}`, wordsFor(`option.${one}`), 'switch', false, { section: sectionOf(ruleOf[one]) }),
            )
          : []),
      ],
      rows: sluggishRow(document, field),
      kinds: lacking(document, 'sluggish', both('A side that is slow at first', 'Un camp lent au début')),
    }),
    sheet('victory', both('Victory', 'Victoire'), {
      rows: victoryRows(files, document, field),
      kinds: victoryKinds(document),
    }),
  ]
}

const lacking = (document: JsonObject, id: string, title: Title): readonly Choice[] =>
  Object.hasOwn(document, id) ? [] : [{ id, title }]

/** Formations with a unit in the scenario, and those with a threshold in it. */
function formationsThere(files: CampaignFiles, document: JsonObject): readonly string[] {
  const roll = rollOf(files)
  const units = [...rowsAt(document, 'setUp'), ...rowsAt(document, 'arrivals')].flatMap((one) =>
    textsAt(one.row, 'units'),
  )
  const there = new Set(units.flatMap((id) => roll.counter(id)?.formation ?? []))
  const written = objectAt(document, 'demoralisedAt')
  return roll.formations.flatMap(({ id }) => (there.has(id) || Object.hasOwn(written, id) ? [id] : []))
}

/** Hexes and ways of entry, as fields of a row. */
function gateFields(path: string, by: JsonObject, key: string, field: FieldOf): readonly Field[] {
  return rowsAt(by, key).flatMap(({ index }) => {
    const at = `${path}.${key}.${index}`
    return [
      field(`${at}.hex`, both('Comes in at', 'Entre en'), 'place'),
      field(`${at}.way`, both('By', 'Par'), 'choice', 'road', {
        choices: wayKinds.map((id) => ({ id, title: wayNames[id] })),
      }),
    ]
  })
}

const gatesOf = (one: JsonObject): readonly string[] => rowsAt(one, 'by').map(({ row: gate }) => textIn(gate['hex']))

function arrivalRows(files: CampaignFiles, document: JsonObject, field: FieldOf): readonly Row[] {
  const { nameOf } = rollOf(files)
  return rowsAt(document, 'arrivals').map(({ row: one, index }) => {
    const path = `arrivals.${index}`
    const things = textsAt(one, 'units')
    const names = things.map(nameOf)
    const turn = numberAt(one, 'turn') ?? 0
    const gates = gatesOf(one)
    const called = one['called'] === true ? both(', if they are called', ', s’ils sont appelés') : both('', '')
    const sentence = both(
      `Turn ${turn}, by ${inWords(gates, 'or')}${called.en}: ${inWords(
        names.map(({ en }) => en),
        'and',
        4,
      )}`,
      `Tour ${turn}, par ${inWords(gates, 'ou')}${called.fr} : ${inWords(
        names.map(({ fr }) => fr),
        'et',
        4,
      )}`,
    )
    const fields = [
      field(`${path}.turn`, both('Turn', 'Tour'), 'number', 1, { least: 1, most: 40 }),
      ...gateFields(path, one, 'by', field),
    ]
    return row(path, sentence, { fields, things, places: gates, kinds: [anotherGate] })
  })
}

const anotherGate: Choice = { id: 'gate', title: both('Another hex to come in at', 'Un autre hexagone d’entrée') }

function chiefRows(files: CampaignFiles, document: JsonObject, field: FieldOf): readonly Row[] {
  return rowsAt(document, 'chiefs').map(({ row: one, index }) => {
    const path = `chiefs.${index}`
    const chief = textIn(one['chief'])
    const { en, fr } = rollOf(files).nameOf(chief)
    const turn = numberAt(one, 'turn') ?? 0
    const places = [...textsAt(one, 'placed'), ...gatesOf(one)]
    return row(
      path,
      both(`Turn ${turn}: ${en}, ${inWords(places, 'or')}`, `Tour ${turn} : ${fr}, ${inWords(places, 'ou')}`),
      {
        fields: [
          field(`${path}.turn`, both('Turn', 'Tour'), 'number', 1, { least: 1, most: 40 }),
          field(`${path}.placed`, both('Appears in', 'Paraît en'), 'places', null, optional),
          ...gateFields(path, one, 'by', field),
        ],
        things: [chief],
        places,
      },
    )
  })
}

function columnRow(files: CampaignFiles, document: JsonObject): readonly Row[] {
  const column = objectAt(document, 'hiddenColumn')
  const formation = textAt(column, 'formation')
  if (formation === undefined) return []
  const { en, fr } = rollOf(files).nameOf(formation)
  const turn = numberAt(column, 'turn') ?? 0
  const gates = gatesOf(column)
  const sentence = both(
    `Turn ${turn}: ${en} comes in one of two hidden columns, by ${inWords(gates, 'or')}.`,
    `Tour ${turn} : vient dans l’une de deux colonnes cachées, par ${inWords(gates, 'ou')} : ${fr}.`,
  )
  return [row('hiddenColumn', sentence, { places: gates })]
}

function sluggishRow(document: JsonObject, field: FieldOf): readonly Row[] {
  if (!Object.hasOwn(document, 'sluggish')) return []
  const one = objectAt(document, 'sluggish')
  const { en, fr } = capital(sideName(textIn(one['side'])))
  const [turns, modifier] = [numberAt(one, 'turns') ?? 0, numberAt(one, 'modifier') ?? 0]
  const sentence = both(
    `${en} have ${modifier} on their command in the first ${turns} turns.`,
    `${fr} ont ${modifier} à leur commandement pendant les ${turns} premiers tours.`,
  )
  const fields = [
    field('sluggish.side', both('Side', 'Camp'), 'choice', null, { choices: sideChoices }),
    field('sluggish.turns', both('For so many turns', 'Pendant tant de tours'), 'number', 1, { least: 0, most: 99 }),
    field('sluggish.modifier', both('Modifier', 'Modificateur'), 'number', -1, { least: -12, most: 12 }),
  ]
  return [row('sluggish', sentence, { fields })]
}

/** The initial content of a new line. */
export function added(files: CampaignFiles, document: JsonObject, to: string, kind: string): NewLine | undefined {
  if (kind === 'gate') {
    const roll = rollOf(files)
    const hex = roll.gates()[0] ?? roll.hexes?.zoneIds[0] ?? '0101'
    return { list: `${to}.by`, value: { hex, way: roll.wayAt(hex) } }
  }
  if (kind === 'aims') {
    const parts = victorySentences(files, document)
    const all = { en: parts.map(({ en }) => en).join(' '), fr: parts.map(({ fr }) => fr).join(' ') }
    return { place: 'aims', value: Object.fromEntries(sides.map((side) => [side, all])) }
  }
  if (kind === 'sluggish') return { place: 'sluggish', value: { side: 'french', turns: 1, modifier: -1 } }
  return newVictory(files, document, kind)
}
