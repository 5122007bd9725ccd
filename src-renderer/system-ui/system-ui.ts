import type { FunctionComponent } from 'react'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import type {
  DraftSetting,
  Placement,
  Sheet as DraftSheet,
  Thing as DraftThing,
} from '../../src-main/contract/drafts.ts'
import type { Entry, Question, Setting, Stop, GameSnapshot } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Words } from '../../src-main/contract/words.ts'
import type { Base, TableSpot } from '../counters/base.ts'
import type { CounterFace, Mark } from '../counters/face.ts'
import type { Piece } from '../counters/piles.ts'
import type { JournalReading } from '../journal/system-journal.ts'
import type { MapBoard } from '../map/board/board.ts'
import type { MarkSign, Overlay, TableNote, Tone } from '../map/board/overlay.ts'
import type { Thing } from '../state/known/thing.ts'
import type { Asked, Finding } from './asked.ts'
import type { Ordering, QuickOrder } from './ordering.ts'
import type { SystemChronicle } from './system-chronicle.ts'

export type { Asked, Finding }
export type Answer = Question['answers'][number]

/** An answer that turns something. Where it ends what it is part of, it is held, shown on the map, until it is confirmed. */
export type Turn = { readonly action: string; readonly isHeld: boolean }

/**
 * The answer that takes something on a measured table in hand, to be moved. It is given where a hand lets go that aims at something; `aimed` draws
 * that, by how far the hand has moved on the table: null where it aims at nothing.
 */
export type Taking = { readonly action: string; readonly aimed: (by: TableSpot) => readonly TableNote[] | null }

/** Which digits answers have, by their verbs; all others have the first that are free. */
export type AnswerKeys = {
  /** The same digit wherever one of these verbs can be answered with. */
  readonly fixed: Readonly<Record<string, number>>
  /** What ends something has the last free digits. */
  readonly ends: readonly string[]
  /** What loses something is never 1. */
  readonly loses: readonly string[]
  /** Verbs that end in a number: their digit is that number, where it is one. */
  readonly counted?: readonly string[]
  /** Those on the map that stand before all others, however many there are. */
  readonly leads?: readonly string[]
}

/** A board for the playing map. Where the system draws its sheet itself it comes along; else the process draws it. */
export type Sheet = { readonly board: MapBoard; readonly svg: string | null }

/** The odds of answers, as the process works them out. */
export type Odds = readonly { readonly action: string; readonly odds: Json }[]

/** What a rule system shows of its own: a bowl, a battle. It gives answers as any part of the table does. */
export type AsideProps = {
  readonly table: GameSnapshot
  readonly setting: Setting
  readonly language: Language
  /** Null while they are not known. */
  readonly odds: Odds | null
  readonly journal: readonly Entry[]
  /** The words of the rule system. */
  readonly words: Readonly<Record<string, string>>
  /** The place that is pointed at, as a possible goal. */
  readonly goal: string | null
  /** What the process has worked out of what `studyFor` asks; null while it is not known. */
  readonly study: JsonObject | null
  readonly onAnswer: (action: string) => void
  /** The section of a rule in the printed rules, once the handbook is loaded. */
  readonly sectionOf: (rule: string) => string | undefined
  readonly onRule: (rule: string) => void
}
export type Aside = FunctionComponent<AsideProps>

/** The request to a layer: the viewer, what is picked on the map, and what is assumed to be gone. */
export type LayerWish = {
  readonly table: GameSnapshot
  readonly side: number
  /** What is picked on the map: a counter, or a place with counters. */
  readonly picked: Thing | null
  readonly pieces: readonly Piece[]
  /** The things assumed to be gone, by the layer's own names: a bridge, a railway, an axis of retreat. */
  readonly without: readonly string[]
}

/** What a layer shows once it has been worked out. */
export type LayerShown = {
  readonly overlay: Overlay
  /** The key to its colours. */
  readonly key: readonly KeyLine[]
  /** What it says in words, the most important first; also for players who cannot see the map. */
  readonly findings: readonly Finding[]
  /**
   * Things that can be assumed gone, or already are. `id` comes back in `without`. `costs` tells how many counters
   * lose by it, the highest first; 0 if something else takes its place.
   */
  readonly removable: readonly Removable[]
}
export type Removable = { readonly id: string; readonly thing: Thing; readonly words: string; readonly costs?: number }

/** A line of the key: what is drawn so on the map means this. Without `as` it is a way. */
export type KeyLine = {
  readonly tone: Tone
  readonly as?: 'way' | 'rail' | 'ring' | 'wash' | MarkSign
  readonly dashed?: boolean
  readonly words: string
}
/**
 * Something that can be laid over the map: worked out by the rule system from what a side knows. To add one, write a study
 * in the rule system (a name and a function in its table of studies), and here a module with such a `Layer` that asks for
 * it and shows it; then add it to the `layers` of its `SystemUi`. Neither the table nor the map has to know of it.
 */
export type Layer = {
  readonly id: string
  readonly title: Words
  /** What it shows, and what has to be picked for it. */
  readonly what: Words
  /** What the process is asked to work out; null while something has to be picked first. */
  readonly wishFor: (wish: LayerWish) => JsonObject | null
  readonly show: (study: JsonObject, wish: LayerWish) => LayerShown
}

/** What the book of intelligence is shown with: as the one side sees the table that is looked at. */
export type IntelligenceProps = {
  readonly table: GameSnapshot
  /** As the rule system wrote it, with stops of the one who looks. */
  readonly book: JsonObject
  readonly side: number
  /** The counters as that side sees them. */
  readonly pieces: readonly Piece[]
  /** The counter that is asked about. */
  readonly picked: string | null
  readonly setting: Setting
  readonly language: Language
  readonly stops: readonly Stop[]
  readonly sectionOf: (rule: string) => string | undefined
  readonly onRule: (rule: string) => void
  readonly onStop: (stop: number) => void
  readonly onPlace: (place: string) => void
}

export type Intelligence = {
  readonly sheet: FunctionComponent<IntelligenceProps>
  /** Does the book of the other side have something to say of this counter? */
  readonly isAbout: (piece: Piece, table: GameSnapshot) => boolean
}

/** What a report is shown with: what was fought out or looked for, and what became of it. */
export type ReportProps = {
  readonly told: JsonObject
  readonly setting: Setting
  readonly language: Language
  /** The words of the rule system. */
  readonly words: Readonly<Record<string, string>>
}

/** How a rule system shows what was fought out or looked for. */
export type ReportUi = {
  readonly card: FunctionComponent<ReportProps>
  /** What the card is called. */
  readonly titleOf: (told: JsonObject) => string
  /** What came of it in a sentence or two, for who listens. */
  readonly resultOf: (told: JsonObject) => string
  /** The place where it was, or the counter it befell. */
  readonly aboutOf: (told: JsonObject) => Thing
  /** Is it over? While it still goes on it is not shown. */
  readonly isOver: (told: JsonObject, table: GameSnapshot, isLast: boolean) => boolean
}

/** What a rule system shows at the table, for a campaign and a language: all that the table asks of it. */
export type SystemUi = {
  /** Null where there is nothing to draw a map from. */
  readonly sheet: Sheet | null
  /** The counters that the viewer sees. */
  readonly piecesOf: (table: GameSnapshot) => readonly Piece[]
  /** What always lies on the map. */
  readonly overlayOf: (table: GameSnapshot) => Overlay
  /** What the signs of it mean. */
  readonly signs?: SignsKey
  readonly answerKeys?: AnswerKeys
  /** What on the map an answer is about; nothing where it is about nothing there. */
  readonly thingsOf: (answer: Answer, asked: Asked) => readonly Thing[]
  /** A word beside an answer, such as what it costs; null where there is none. `odds` are those of the answer; undefined where it has none, or until they are known. */
  readonly noteOf?: (answer: Answer, asked: Asked, odds: Json | undefined) => string | null
  /** Are odds read with this question, as notes beside its answers tell them? With a panel beside the question they always are. */
  readonly notesOdds?: (question: Question) => boolean
  /** Can nothing come of an answer, whatever chance brings? It is shown with why, but not given. */
  readonly isBarred?: (answer: Answer, odds: Json | undefined) => boolean
  /** What the question itself is about: the stack that marches, the place that is fought for. */
  readonly inHandOf: (asked: Asked) => readonly Thing[]
  /** The acts that a player may have meant by pointing at something that is no answer, the likeliest first. */
  readonly wishesOf: (thing: Thing, asked: Asked, pieces: readonly Piece[]) => readonly string[]
  /** Why this is asked now, in a sentence; null where the system has none. */
  readonly whyNow: (question: Question, takesOrders: boolean) => Words | null
  /** The panel beside the question, or beside the notice of waiting. */
  readonly asideFor?: (table: GameSnapshot) => Aside | undefined
  /** What the process is asked to work out for that; `goal` is the place that is pointed at. */
  readonly studyFor?: (table: GameSnapshot, goal: string | null) => JsonObject | null
  /** The strip that is always shown, such as the day. It tells when it is, which is then told nowhere else. */
  readonly strip?: Aside
  /** What the process is asked to work out for the strip. */
  readonly stripStudy?: JsonObject
  /** Sheets for looking things up, such as those of the armies. */
  readonly sheets?: Aside
  /** The book of what a side can conclude of hidden things, where the rule system keeps one. */
  readonly intelligence?: Intelligence
  readonly reports?: ReportUi
  /** What is ordered by dragging something on a measured table; null where that orders nothing. `odds` as far as they are known. */
  readonly takenBy?: (thing: Thing, asked: Asked, odds: Odds | null) => Taking | null
  /** How what the question is about is turned by a step to the right (1) or to the left, from the answer that is `held`, if one is; null where it cannot. */
  readonly turnedBy?: (by: 1 | -1, asked: Asked, held: string | null) => Turn | null
  /** The orders that are given by hand on the map. */
  readonly ordering?: Ordering
  /** The orders that can be given while this is asked and need no map; `odds` as far as they are known. */
  readonly quickOrdersOf?: (asked: Asked, odds: Odds | null) => readonly QuickOrder[]
  /** The orders for something on the map that need no aim: the menu beside it has them below its answers. `odds` as far as they are known. */
  readonly ordersAbout?: (thing: Thing, asked: Asked, odds: Odds | null) => readonly QuickOrder[]
  /** An order in a few words, with who carries it out; null where its title says enough. */
  readonly orderInWords?: (order: JsonObject) => string | null
  /** What can be laid over the map, in the order of the list. */
  readonly layers?: readonly Layer[]
}

/** What the signs that always lie on the map, and the marks on counters, mean. */
export type SignsKey = { readonly map: readonly KeyLine[]; readonly counters: readonly Mark[] }

/** Makes a rule system's part of the window for a campaign and a language. */
export type SystemUiFor = (setting: Setting, language: Language) => SystemUi

/** What a rule system prints on the counter of a thing in a set-up otherwise than the bench does by itself. */
export type SetUpFace = (
  thing: Pick<DraftThing, 'id' | 'kind' | 'name' | 'formation'>,
  how: JsonObject,
  language: Language,
) => Partial<CounterFace>

/** What a set-up on a measured table is drawn from. */
export type SetUpTable = {
  /** How a thing lies there as its placement says, and the name of the table that it is nearest to; undefined where it does not. */
  readonly baseOf: (
    thing: Pick<DraftThing, 'id' | 'name'>,
    placement: Pick<Placement, 'place' | 'how' | 'base'>,
    setting: Pick<DraftSetting, 'files' | 'dress'>,
    language: Language,
  ) => { readonly place: string; readonly base: Base } | undefined
  /** What lies on the table by what is set in a scenario, such as the rim of what is played on. */
  readonly notesOf: (sheets: readonly DraftSheet[]) => readonly TableNote[]
}

/** All that the window has of one rule system: one object, named once in `main/system-list.ts`. */
export type SystemWindow = {
  /** What it shows at the table. */
  readonly uiFor: SystemUiFor
  /** What it says of its journal. */
  readonly journal: JournalReading
  /** How the course of its games is told; by default a chart for every figure, and the journal by category. */
  readonly chronicle?: SystemChronicle
  readonly setUpFace?: SetUpFace
  readonly setUpTable?: SetUpTable
}

export type SystemWindows = (system: string) => SystemWindow
