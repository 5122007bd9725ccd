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

/** An answer that turns something. If it would end the action it is part of, it is held and shown on the map until confirmed. */
export type Turn = { readonly action: string; readonly isHeld: boolean }

/**
 * The answer that picks up something on a measured table to move it. It is given when the player drops it on a target; `aimed`
 * draws the target by how far the pointer has moved on the table, and is null if there is none.
 */
export type PieceDrag = { readonly action: string; readonly aimed: (by: TableSpot) => readonly TableNote[] | null }

/** The digit keys of answers, by their verbs; all others get the first free digits. */
export type AnswerKeys = {
  /** Verbs that always have the same digit. */
  readonly fixed: Readonly<Record<string, number>>
  /** Verbs that end something: they get the last free digits. */
  readonly ends: readonly string[]
  /** Verbs that lose something: they never get 1. */
  readonly loses: readonly string[]
  /** Verbs whose last argument is a number: that number is their digit, if it is a digit. */
  readonly counted?: readonly string[]
  /** Those on the map that stand before all others, however many there are. */
  readonly leads?: readonly string[]
}

/** A board for the playing map, with its sheet if the rule system draws it; otherwise the process draws it. */
export type Sheet = { readonly board: MapBoard; readonly svg: string | null }

/** The odds of answers, as computed by the process. */
export type Odds = readonly { readonly action: string; readonly odds: Json }[]

/** Props of a rule system's own panel, such as a bowl or a battle. It gives answers like any part of the table. */
export type AsideProps = {
  readonly table: GameSnapshot
  readonly setting: Setting
  readonly language: Language
  /** Null while they are not known. */
  readonly odds: Odds | null
  readonly journal: readonly Entry[]
  /** The words of the rule system. */
  readonly words: Readonly<Record<string, string>>
  /** The place the pointer is on, as a possible goal. */
  readonly goal: string | null
  /** The result of the study that `studyFor` requests; null until it arrives. */
  readonly study: JsonObject | null
  readonly onAnswer: (action: string) => void
  /** The section of a rule in the printed rules, once the handbook is loaded. */
  readonly sectionOf: (rule: string) => string | undefined
  readonly onRule: (rule: string) => void
}
export type Aside = FunctionComponent<AsideProps>

/** The request to a layer: the viewer, what is picked on the map, and what is assumed to be gone. */
export type LayerRequest = {
  readonly table: GameSnapshot
  readonly side: number
  /** What is picked on the map: a counter, or a place with counters. */
  readonly picked: Thing | null
  readonly pieces: readonly Piece[]
  /** The things assumed to be gone, by the layer's own names: a bridge, a railway, an axis of retreat. */
  readonly without: readonly string[]
}

/** What a layer shows once it has been computed. */
export type LayerShown = {
  readonly overlay: Overlay
  /** The key to its colours. */
  readonly key: readonly KeyLine[]
  /** Its findings in words, the most important first; also for players who cannot see the map. */
  readonly findings: readonly Finding[]
  /**
   * Things that can be assumed gone, or already are. `id` comes back in `without`. `costs` is how many counters lose by it,
   * the highest first; 0 if something else takes its place.
   */
  readonly removable: readonly Removable[]
}
export type Removable = { readonly id: string; readonly thing: Thing; readonly words: string; readonly costs?: number }

/** A line of the key: the meaning of one style on the map. Without `as` the style is that of a way. */
export type KeyLine = {
  readonly tone: Tone
  readonly as?: 'way' | 'rail' | 'ring' | 'wash' | MarkSign
  readonly dashed?: boolean
  readonly words: string
}
/**
 * Something that can be laid over the map: computed by the rule system from what a side knows. To add one, write a study
 * in the rule system (a name and a function in its table of studies), and here a module with such a `Layer` that asks for
 * it and shows it; then add it to the `layers` of its `SystemUi`. Neither the table nor the map has to know of it.
 */
export type Layer = {
  readonly id: string
  readonly title: Words
  /** What it shows, and what has to be picked for it. */
  readonly what: Words
  /** The study requested from the process; null while something has to be picked first. */
  readonly requestFor: (request: LayerRequest) => JsonObject | null
  readonly show: (study: JsonObject, request: LayerRequest) => LayerShown
}

/** Props of the intelligence book, for one side's view of the table shown. */
export type IntelligenceProps = {
  readonly table: GameSnapshot
  /** The book as the rule system wrote it, with the viewer's stops. */
  readonly book: JsonObject
  readonly side: number
  /** The counters as that side sees them. */
  readonly pieces: readonly Piece[]
  /** The selected counter. */
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
  /** Does the other side's book say anything about this counter? */
  readonly isAbout: (piece: Piece, table: GameSnapshot) => boolean
}

/** Props of a report: a fight or a search, and its result. */
export type ReportProps = {
  readonly told: JsonObject
  readonly setting: Setting
  readonly language: Language
  /** The words of the rule system. */
  readonly words: Readonly<Record<string, string>>
}

/** How a rule system shows reports of fights and searches. */
export type ReportUi = {
  readonly card: FunctionComponent<ReportProps>
  /** The title of the card. */
  readonly titleOf: (told: JsonObject) => string
  /** The result in a sentence or two, for screen readers. */
  readonly resultOf: (told: JsonObject) => string
  /** The place or the counter it is about. */
  readonly aboutOf: (told: JsonObject) => Thing
  /** Is it over? A report is not shown while its fight or search goes on. */
  readonly isOver: (told: JsonObject, table: GameSnapshot, isLast: boolean) => boolean
}

/** A rule system's interface to the table, for a campaign and a language. */
export type SystemUi = {
  /** Null if there is nothing to draw a map from. */
  readonly sheet: Sheet | null
  /** The counters that the viewer sees. */
  readonly piecesOf: (table: GameSnapshot) => readonly Piece[]
  /** What is always drawn on the map. */
  readonly overlayOf: (table: GameSnapshot) => Overlay
  /** The meaning of its signs. */
  readonly signs?: SignsKey
  readonly answerKeys?: AnswerKeys
  /** The things on the map that an answer is about; empty if there are none. */
  readonly thingsOf: (answer: Answer, asked: Asked) => readonly Thing[]
  /** Does another answer do the same, so that this one need not be shown? */
  readonly isRepeated?: (answer: Answer, question: Question) => boolean
  /**
   * A note beside an answer, such as its cost; null if there is none. `odds`: of the answer; undefined if it has none or
   * they are not known yet.
   */
  readonly noteOf?: (answer: Answer, asked: Asked, odds: Json | undefined) => string | null
  /**
   * Are odds read with this question because notes beside its answers show them? With a panel beside the question they
   * always are.
   */
  readonly notesOdds?: (question: Question) => boolean
  /** Is an answer useless whatever chance brings? Then it is shown with the reason, but cannot be given. */
  readonly isBarred?: (answer: Answer, odds: Json | undefined) => boolean
  /** The things the question itself is about, such as the marching stack or the place fought for. */
  readonly subjectsOf: (asked: Asked) => readonly Thing[]
  /** The acts that a player may have meant by pointing at something that is no answer, the likeliest first. */
  readonly actionsOf: (thing: Thing, asked: Asked, pieces: readonly Piece[]) => readonly string[]
  /** Why this question is asked now, in a sentence; null if the system has none. */
  readonly whyNow: (question: Question, takesOrders: boolean) => Words | null
  /** The panel beside the question, or beside the notice of waiting. */
  readonly asideFor?: (table: GameSnapshot) => Aside | undefined
  /** The study requested for that panel; `goal` is the place the pointer is on. */
  readonly studyFor?: (table: GameSnapshot, goal: string | null) => JsonObject | null
  /** The strip that is always shown. It shows the date, which is then shown nowhere else. */
  readonly strip?: Aside
  /** The study requested for the strip. */
  readonly stripStudy?: JsonObject
  /** Sheets for looking things up, such as those of the armies. */
  readonly sheets?: Aside
  /** The book of what a side can conclude about hidden things, if the rule system keeps one. */
  readonly intelligence?: Intelligence
  readonly reports?: ReportUi
  /** The order given by dragging something on a measured table; null if there is none. `odds`: as far as known. */
  readonly dragFor?: (thing: Thing, asked: Asked, odds: Odds | null) => PieceDrag | null
  /**
   * The turn by one step to the right (1) or left of what the question is about, starting from the `held` answer if any;
   * null if impossible.
   */
  readonly turnedBy?: (by: 1 | -1, asked: Asked, held: string | null) => Turn | null
  /** The orders that are given by hand on the map. */
  readonly ordering?: Ordering
  /** The orders that can be given at this question without the map; `odds`: as far as known. */
  readonly quickOrdersOf?: (asked: Asked, odds: Odds | null) => readonly QuickOrder[]
  /** The orders for something on the map that need no aim, listed below the answers in its menu. `odds`: as far as known. */
  readonly ordersAbout?: (thing: Thing, asked: Asked, odds: Odds | null) => readonly QuickOrder[]
  /** An order in a few words, with who carries it out; null if its title says enough. */
  readonly orderInWords?: (order: JsonObject) => string | null
  /** The layers, in the order of the list. */
  readonly layers?: readonly Layer[]
}

/** The meaning of the signs always drawn on the map, and of the marks on counters. */
export type SignsKey = { readonly map: readonly KeyLine[]; readonly counters: readonly Mark[] }

/** Makes a rule system's part of the window for a campaign and a language. */
export type SystemUiFor = (setting: Setting, language: Language) => SystemUi

/** A rule system's own print for the counter of a thing in a set-up, in place of the bench's default. */
export type SetUpFace = (
  thing: Pick<DraftThing, 'id' | 'kind' | 'name' | 'formation'>,
  how: JsonObject,
  language: Language,
) => Partial<CounterFace>

/** How a set-up on a measured table is drawn. */
export type SetUpTable = {
  /** How a thing lies by its placement, and the name on the table that it is nearest to; undefined if it is not on the table. */
  readonly baseOf: (
    thing: Pick<DraftThing, 'id' | 'name'>,
    placement: Pick<Placement, 'place' | 'how' | 'base'>,
    setting: Pick<DraftSetting, 'files' | 'dress'>,
    language: Language,
  ) => { readonly place: string; readonly base: Base } | undefined
  /** Drawings on the table that come from scenario settings, such as the edge of the playing area. */
  readonly notesOf: (sheets: readonly DraftSheet[]) => readonly TableNote[]
}

/** The window's whole module for one rule system: one object, named once in `main/system-list.ts`. */
export type SystemWindow = {
  /** Its interface at the table. */
  readonly uiFor: SystemUiFor
  /** How its journal is read. */
  readonly journal: JournalReading
  /** How its chronicle is shown; by default a chart for every figure, and the journal by category. */
  readonly chronicle?: SystemChronicle
  readonly setUpFace?: SetUpFace
  readonly setUpTable?: SetUpTable
}

export type SystemWindows = (system: string) => SystemWindow
