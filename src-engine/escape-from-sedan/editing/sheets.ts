import { numberAt, objectAt, textAt } from '../../campaigns/editing/loose.ts'
import { fieldAt, type NewLine, row, sheet } from '../../campaigns/editing/sheets.ts'
import { both } from '../../campaigns/problems.ts'
import type { Choice } from '../../kernel/system/editing-lists.ts'
import type { Field, Sheet } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import type { Json, JsonObject } from '../../kernel/values/result.ts'
import { sides } from '../campaign/files.ts'
import { INCH } from '../campaign/measures.ts'
import { MOST } from '../campaign/standing.ts'
import { cardsField, type Roll, rollOf } from './roll.ts'
import { commandersOf, frameOf, standingIn } from './standings.ts'

const MOST_TURNS = 40
/** The most stands that an exit victory may require. */
const MOST_STANDS = 200

const rims = [
  both('Left rim, in sixteenths of an inch', 'Bord gauche, en seizièmes de pouce'),
  both('Upper rim, in sixteenths of an inch', 'Bord supérieur, en seizièmes de pouce'),
  both('Right rim, in sixteenths of an inch', 'Bord droit, en seizièmes de pouce'),
  both('Lower rim, in sixteenths of an inch', 'Bord inférieur, en seizièmes de pouce'),
]

/** The contents of a scenario apart from positions. */
export function sheets(files: CampaignFiles, document: JsonObject): readonly Sheet[] {
  const roll = rollOf(files)
  const field = (id: string, title: Title, input: Field['input'], more: Partial<Field> = {}): Field =>
    fieldAt(document, id, title, input, null, more)
  return [
    sheet('words', both('What it is called', 'Comment il s’appelle'), {
      fields: [
        field('title', both('Title', 'Titre'), 'words'),
        field('description', both('What is fought out', 'De quoi il s’agit'), 'words', { optional: true }),
      ],
    }),
    sheet('days', both('Turns', 'Tours'), {
      fields: [field('turns', both('Number of turns', 'Nombre de tours'), 'number', { least: 1, most: MOST_TURNS })],
    }),
    sheet('ground', both('What is played on', 'Terrain joué'), {
      fields: rims.map((title, index) => field(`frame.${index}`, title, 'number', { least: 0, most: MOST })),
      kinds: [
        { id: 'whole', title: both('The whole table', 'Toute la table') },
        {
          id: 'about',
          title: both('A foot about all who stand there', 'Un pied autour de tous ceux qui s’y trouvent'),
        },
      ],
    }),
    sheet('cards', both('Command cards', 'Cartes de commandement'), {
      fields: sides.flatMap((side) =>
        commandersOf(roll, document, side).map((commander, index) =>
          field(`cards.${side}.${index}`, roll.nameOf(commander), 'number', cardsField),
        ),
      ),
    }),
    sheet('victory', both('Who wins', 'Qui gagne'), {
      rows: [
        row('victory', victoryInWords(roll, document), {
          fields: victoryFields(roll, document, field),
          mayDrop: false,
          places: [],
        }),
      ],
      kinds: otherVictories(roll, document),
    }),
  ]
}

const crestsOf = ({ table }: Roll): readonly Choice[] =>
  (table?.lines ?? []).flatMap(({ id, kind, name }) => (kind === 'crest' ? [{ id, title: name }] : []))

function victoryFields(
  roll: Roll,
  document: JsonObject,
  field: (id: string, title: Title, input: Field['input'], more?: Partial<Field>) => Field,
): readonly Field[] {
  const isExit = textAt(objectAt(document, 'victory'), 'type') === 'exit'
  if (isExit)
    return [
      field('victory.stands', both('Stands to bring away', 'Socles à sortir'), 'number', {
        ...{ least: 1, most: MOST_STANDS },
      }),
    ]
  return [
    field('victory.crest', both('Crest', 'Crête'), 'choice', { choices: crestsOf(roll) }),
    field('victory.most', both('Who has more units there wins', 'Gagne qui y a le plus d’unités'), 'switch'),
  ]
}

/** The victory conditions in words, with the figures of this battle. */
function victoryInWords(roll: Roll, document: JsonObject): Title {
  const victory = objectAt(document, 'victory')
  const turns = numberAt(document, 'turns') ?? 0
  if (textAt(victory, 'type') === 'exit') {
    const stands = numberAt(victory, 'stands') ?? 0
    return both(
      `The French win when the Emperor and ${stands} of their stands have left the table, or when turn ${turns} ends and fewer than ${stands} German stands have left it; else the Germans win, and at once when he is taken and ${stands} of their stands have left.`,
      `Les Français gagnent quand l’Empereur et ${stands} de leurs socles ont quitté la table, ou si moins de ${stands} socles allemands l’ont quittée à la fin du tour ${turns} ; sinon les Allemands gagnent, et aussitôt quand il est pris et que ${stands} de leurs socles sont sortis.`,
    )
  }
  const crest = textAt(victory, 'crest') ?? ''
  const name = crestsOf(roll).find(({ id }) => id === crest)?.title ?? both(crest, crest)
  return victory['most'] === true
    ? both(
        `At the end of turn ${turns} the side with more unrouted units on the crest wins, the French at equal numbers: ${name.en}.`,
        `À la fin du tour ${turns} gagne le camp qui a le plus d’unités non en déroute sur la crête, les Français à égalité : ${name.fr}.`,
      )
    : both(
        `At the end of turn ${turns} the side that alone has unrouted units on the crest wins: ${name.en}.`,
        `À la fin du tour ${turns} gagne le camp qui a seul des unités non en déroute sur la crête : ${name.fr}.`,
      )
}

const kinds = {
  exit: both(
    'A breakout: the Emperor and stands leave the table',
    'Une percée : l’Empereur et des socles quittent la table',
  ),
  hold: both('A crest to hold', 'Une crête à tenir'),
}

function otherVictories(roll: Roll, document: JsonObject): readonly Choice[] {
  const type = textAt(objectAt(document, 'victory'), 'type')
  return [
    ...(type === 'exit' ? [] : [{ id: 'exit', title: kinds.exit }]),
    ...(type === 'hold' || crestsOf(roll).length === 0 ? [] : [{ id: 'hold', title: kinds.hold }]),
  ]
}

/** The initial victory conditions of a kind; an exit victory if the table has no crest. */
export function newVictory(roll: Roll, kind: string, document: JsonObject): JsonObject {
  const [left, top, right, bottom] = frameOf(roll, document)
  const crests = (roll.table?.lines ?? []).filter((one) => one.kind === 'crest')
  const within = crests.find(({ points }) =>
    points.some(([x, y]) => x >= left && x <= right && y >= top && y <= bottom),
  )
  const crest = within ?? crests[0]
  return kind === 'exit' || crest === undefined
    ? { type: 'exit', stands: 24 }
    : { type: 'hold', crest: crest.id, most: true }
}

const ABOUT = 12 * INCH

/** The initial content of a new line. */
export function added(files: CampaignFiles, document: JsonObject, kind: string): NewLine | undefined {
  const roll = rollOf(files)
  switch (kind) {
    case 'exit':
    case 'hold':
      return { place: 'victory', value: newVictory(roll, kind, document) }
    case 'whole':
      return { place: 'frame', value: [0, 0, ...(roll.table?.size ?? [MOST, MOST])] }
    case 'about':
      return { place: 'frame', value: aboutAll(files, document) }
    default:
      return undefined
  }
}

function aboutAll(files: CampaignFiles, document: JsonObject): Json {
  const roll = rollOf(files)
  const [width, height] = roll.table?.size ?? [MOST, MOST]
  const boxes = standingIn(files, document).map(({ box }) => box)
  if (boxes.length === 0) return [...frameOf(roll, document)]
  const least = (of: (box: (typeof boxes)[number]) => number): number => Math.max(0, Math.min(...boxes.map(of)) - ABOUT)
  return [
    least(({ left }) => left),
    least(({ top }) => top),
    Math.min(width, Math.max(...boxes.map(({ right }) => right)) + ABOUT),
    Math.min(height, Math.max(...boxes.map(({ bottom }) => bottom)) + ABOUT),
  ]
}
