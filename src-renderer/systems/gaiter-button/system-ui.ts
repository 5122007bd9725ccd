import { counterWords } from '../../counters/words.ts'
import { indexBoard, type BoardIndex } from '../../map/board/board.ts'
import { noOverlay } from '../../map/board/overlay.ts'
import type { Thing } from '../../state/known/thing.ts'
import { piece, sameVerbsWith, thingsByNoun, way, zone } from '../../system-ui/answers.ts'
import type { Asked, SystemUiFor } from '../../system-ui/system-ui.ts'
import { sheetOf } from '../../system-ui/sheets.ts'
import { answerKeys } from './answer-keys.ts'
import { noteIn } from './answer-notes.ts'
import { piecesOf } from './counters/faces.ts'
import { levelsIn, markersOf } from './counters/markers.ts'
import { leaderIn, printedIn } from './counters/abbreviations.ts'
import { readOrderOfBattle } from './counters/order-of-battle.ts'
import { signsIn } from './counters/signs-key.ts'
import { BookSheet } from './intelligence/BookSheet.tsx'
import { layersFor } from './layers/index.ts'
import { toolsFor } from './layers/tools.ts'
import { orderInWords } from './orders/in-words.ts'
import { ordering } from './orders/ordering.ts'
import { quickOrders } from './orders/quick.ts'
import { orderWords } from './orders/words.ts'
import { Always, panelFor, Sheets, studyFor } from './panels/index.ts'
import { factOf, fileIn } from './reads/reads.ts'
import { reportsFor } from './reports/reports.tsx'
import { whyNow } from './why-now.ts'

/** Verbs that move along a connection. Pointing at its other end gives the same answer. */
const movingVerbs = new Set([
  'move',
  'move-inside',
  'force-bridge',
  'battle-move',
  'retreat-by',
  'break-out',
  'march-by-night',
])

export const gaiterButtonUi: SystemUiFor = (setting, language) => {
  const [order, map] = [setting.files['order-of-battle.json'] ?? null, setting.files['map.json'] ?? null]
  // The sheets name the commander of a corps; on the map the corps name is enough.
  const corpsName = (corps: string) => setting.names[corps]?.[language].replace(/ \([^)]*\)$/, '')
  const book = readOrderOfBattle(
    order,
    map,
    corpsName,
    (name) => printedIn(language, name),
    leaderIn(setting.names, language),
  )
  const levels = levelsIn(setting.files['tables.json'] ?? null)
  const sheet = sheetOf(setting, language)
  const index = sheet === null ? undefined : indexBoard(sheet.board)
  const fortresses = new Map(
    fileIn(setting.files, 'map.json')?.fortresses.map((one) => [one.id, one.zones.map((row) => row.zone)]),
  )

  const words = orderWords(language)
  const tools = index && toolsFor(language, index, book, setting.names)
  const fortified = new Set([...fortresses.values()].flat())

  return {
    sheet,
    piecesOf: ({ views }) => piecesOf(views, book, counterWords(setting, language)),
    // Both sides see these markers, so any view will do.
    overlayOf: ({ views: [view] }) =>
      view === undefined || index === undefined ? noOverlay : markersOf(view.known, index, levels),
    thingsOf: (answer, asked) =>
      thingsByNoun(answer, {
        zone: (name) => [zone(name)],
        counter: (name) => [piece(name)],
        token: (name) => [piece(name)],
        garrison: (name) => [piece(`garrison ${name}`)],
        fortress: (name) => (fortresses.get(name) ?? []).map(zone),
        connection: (name) => [way(drawnWay(name, index)), ...otherEnd(answer.verb, name, asked, index)],
      }),
    noteOf: (answer, asked, odds) => noteIn(language, answer, asked, odds),
    subjectsOf: ({ question }) => [
      ...(factOf(question, 'stack') ?? []).map(piece),
      ...(['unit', 'detachment'] as const).flatMap((key) => presentName(factOf(question, key)).map(piece)),
      ...presentName(factOf(question, 'zone')).map(zone),
    ],
    actionsOf: (thing, asked, pieces) => {
      const place = placeOf(thing, pieces)
      const own = thing.kind === 'piece' && book.counters.has(thing.id)
      const joined = thing.kind === 'way' ? thing.id : place === undefined ? undefined : wayTo(place, asked, index)
      return [
        ...(own ? [...sameVerbsWith(asked, { counter: thing.id })] : []),
        ...movesFirst(
          sameVerbsWith(asked, {
            ...(place === undefined ? {} : { zone: place }),
            ...(joined === undefined ? {} : { connection: joined }),
          }),
        ),
        // These verbs are not possible now; the refusal explains when they are.
        ...(own ? [`take ${thing.id}`] : []),
        ...(joined !== undefined && (thing.kind === 'way' || leading.has(asked.question.kind))
          ? [`move ${joined}`]
          : []),
        ...(place === undefined ? [] : [`activate ${place}`]),
      ]
    },
    answerKeys,
    signs: signsIn(language),
    whyNow,
    asideFor: panelFor,
    studyFor,
    strip: Always,
    sheets: Sheets,
    quickOrdersOf: (asked) =>
      quickOrders(asked, tools?.placeName ?? ((zone) => zone), words, (name, from) => endBeyond(name, from, index)),
    ...(index === undefined || tools === undefined
      ? {}
      : {
          layers: layersFor(language, index, book, setting.names),
          ordering: ordering(tools, index, book, words, fortified),
          orderInWords: (order) => orderInWords(order, book, tools, words),
          reports: reportsFor(tools, setting, language),
        }),
    intelligence: {
      sheet: BookSheet,
      isAbout: ({ id, side }, { views }) =>
        !id.startsWith('garrison ') && (views.length > 1 || views[0]?.side === 1 - side),
    },
  }
}

/** Questions in which a player who points at a place means that the stack is to go there. */
const leading = new Set(['muster', 'activation'])

const presentName = (name: string | undefined): string[] => (name === undefined || name === '-' ? [] : [name])

/** Strips the number that tells parallel connections apart; the map draws them as one way. */
const drawnWay = (name: string, index: BoardIndex | undefined): string =>
  index === undefined || index.ways.has(name) ? name : name.replace(/-\d+$/, '')

/** The place where a move along a connection ends. */
function otherEnd(verb: string, name: string, { question }: Asked, index: BoardIndex | undefined): Thing[] {
  const end = movingVerbs.has(verb) ? endBeyond(name, factOf(question, 'zone') ?? '', index) : undefined
  return end === undefined ? [] : [zone(end)]
}

/** The place to which a connection leads from another. */
function endBeyond(name: string, from: string, index: BoardIndex | undefined): string | undefined {
  const drawn = index?.ways.get(drawnWay(name, index))
  if (from === drawn?.a) return drawn.b
  return from === drawn?.b ? drawn.a : undefined
}

const placeOf = ({ kind, id }: Thing, pieces: readonly { readonly id: string; readonly place: string }[]) =>
  kind === 'zone' ? id : kind === 'piece' ? pieces.find((one) => one.id === id)?.place : undefined

/** Puts moves before other actions: a player who points at a place usually wants to go there. */
const movesFirst = (actions: readonly string[]): string[] => {
  const isMove = (action: string): boolean => movingVerbs.has(action.split(' ')[0]!) // a verb
  return [...actions.filter(isMove), ...actions.filter((action) => !isMove(action))]
}

/** The last connection on the shortest way from the stack to a place, so that refusals speak of that place. */
function wayTo(place: string, { question }: Asked, index: BoardIndex | undefined): string | undefined {
  const from = factOf(question, 'zone') ?? ''
  const links = index?.links.get(place) ?? []
  const seen = new Set([from])
  // Breadth first: the loop also visits places that it adds to the set.
  for (const at of seen) {
    const last = links.find(({ to }) => to === at)
    if (last !== undefined) return last.way.id
    for (const { to } of index?.links.get(at) ?? []) seen.add(to)
  }
  return links[0]?.way.id
}
