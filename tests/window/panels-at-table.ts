import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { type JsonObject, textIn } from '#engine/kernel/values/result.ts'
import { kernelWords } from '#engine/kernel/system/words.ts'
import type { Entry, Setting, GameSnapshot } from '../../src-main/contract/games.ts'
import { addSentences } from '../../src-main/wording/reason-sentences.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import {
  Always,
  panelFor,
  type PanelProps,
  Sheets,
  studyFor,
} from '../../src-renderer/systems/gaiter-button/panels/index.ts'
import { type Fight, fight, fought } from '../rulebook/gaiter-button/battles.ts'
import { campaign, files, GE, type Table as Played } from '../rulebook/gaiter-button/table.ts'
import { frenchAndGerman } from './sides.ts'

/** Games of the rulebook's tests as the process hands them to the window, and panels that are drawn from them. */

const wording = new Wording(campaign, files)

const setting: Setting = {
  campaign: { en: 'The Army of Châlons', fr: 'L’armée de Châlons' },
  scenario: wording.scenario('august-1870'),
  sides: wording.sides,
  ...frenchAndGerman,
  board: null,
  entries: {},
  chances: [],
  hasBook: true,
  names: Object.fromEntries(wording.names),
  files: Object.fromEntries(
    ['order-of-battle.json', 'map.json', 'tables.json'].map((file) => [file, files[file] as Setting['files'][string]]),
  ),
}

/** The table of a game for one side, or where everything lies open for both. */
function tableFor({ game }: Played, seat: number | null): GameSnapshot {
  const { play } = game
  const decider = play.decider < 0 ? null : play.decider
  const asked = decider !== null && (seat === null || seat === decider) ? game.decision() : undefined
  const { language } = play.layout
  return {
    id: 1,
    name: '',
    system: gaiterButton.id,
    campaign: 'chalons-1870',
    scenario: 'august-1870',
    sides: ['french', 'german'],
    adjectives: frenchAndGerman.adjectives,
    players: { sides: ['person', 'person'], open: seat === null },
    seat,
    faceUp: false,
    eyes: seat === 0 || seat === 1 ? seat : 'both',
    views: (seat === null ? [0, 1] : [seat]).map((side) => ({
      side,
      known: game.view(side).known as GameSnapshot['views'][number]['known'],
    })),
    pieces: [],
    when: null,
    decider,
    question:
      asked === undefined
        ? null
        : {
            kind: asked.kind,
            prompt: asked.prompt,
            about: asked.about as NonNullable<GameSnapshot['question']>['about'],
            sentence: wording.question(asked),
            answers: Array.from(play.actions, (code) => ({
              action: language.textOf(code),
              title: wording.action(campaign, code, textIn(asked.about['zone'])),
              ...language.partsOf(code),
            })),
          },
    ending: null,
    canUndo: false,
    canRedo: false,
    barrier: null,
    order: null,
    kept: [],
    answered: [],
    readOnly: null,
    stop: 0,
  }
}

export const words: Readonly<Record<string, string>> = { ...kernelWords.en, ...gaiterButton.book.words.en }

/** All that a panel is given for a game, by the eyes of a side or of both. */
export function propsFor(played: Played, seat: number | null, more: Partial<PanelProps> = {}): PanelProps {
  const { game } = played
  const isAsked = seat === null || seat === game.play.decider
  const table = tableFor(played, seat)
  const request = studyFor(table, more.goal ?? null)
  const studied = request && game.study(seat ?? Math.max(0, game.play.decider), request)
  return {
    table,
    study: studied?.ok ? (addSentences(studied.value, wording) as JsonObject) : null,
    setting,
    odds: isAsked && more.odds !== null ? (game.odds() as PanelProps['odds']) : null,
    language: 'en',
    onAnswer() {},
    journal: game.journal(seat ?? EVERYONE).map((entry) => {
      const told = entry as Entry['entry']
      return { stop: 0, entry: told, sentence: wording.sentence(`journal.${entry.kind}`, told) }
    }),
    words,
    ...more,
  }
}

export const markup = (panel: ComponentType<PanelProps>, props: PanelProps): string =>
  renderToStaticMarkup(createElement(panel, props))

/** What is read of a panel: its text and the names of its pictures and buttons, without the drawing. */
export function readOut(panel: ComponentType<PanelProps>, props: PanelProps): string {
  return markup(panel, props)
    .replace(/<[^>]*?aria-label="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, ' [$1] ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const armies: Fight = {
  french: ['fr-5-1', 'fr-5-2', 'mac-mahon', 'fr-5-3', 'fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-7-1'],
  german: ['ge-5-9', 'ge-5-10', 'ge-6-11'],
}
export const allEngaged = (): Played =>
  fight(armies).do('engage-all').do('give-battle').do('engage-all').do('give-battle')
export const beaten = (): Played => fought({ ...armies, attacker: GE }, ['lead-with ge-5-9', 'lead-with fr-5-1'], 6, 1)
export const read = (played: Played, seat: number | null, more?: Partial<PanelProps>): string => {
  const props = propsFor(played, seat, more)
  const panel = panelFor(props.table)
  if (panel === undefined) throw new Error('there is no panel')
  return readOut(panel, props)
}
/** Everything that a side is shown of a position. */
export const everything = (played: Played, seat: number): string => {
  const props = propsFor(played, seat)
  const panel = panelFor(props.table)
  return [Always, Sheets, ...(panel === undefined ? [] : [panel])].map((one) => markup(one, props)).join('\n')
}
