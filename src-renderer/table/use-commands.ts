import { useMemo } from 'react'
import type { Stop } from '../../src-main/contract/games.ts'
import { openChronicle } from '../at-table/open-chronicle.ts'
import { openIntelligence } from '../at-table/open-intelligence.ts'
import { openRules } from '../rule-links/open-rule.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { handOverTo } from '../state/table/seats.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { useReports } from '../at-table/use-reports.ts'
import type { Command } from './commands.ts'
import { defaultSide } from '../at-table/use-layer.ts'
import { toggleMarches } from '../playing-map/use-marches.ts'
import { usePeriod, useSystem } from '../at-table/use-system.ts'
import { useEnding, usePlay, useSideWord, useTable, wordsIn } from '../at-table/use-play.ts'

const noStops: readonly Stop[] = []

/** How parts of the screen are opened; sheets only where the rule system has some. */
export type Opens = {
  readonly toggleRecord: () => void
  readonly openSheets: (() => void) | undefined
  readonly openPoster: () => void
  readonly makeScenario: () => void
  readonly openKeys: () => void
}

/** All commands that the palette offers now: answers, deeds, bookmarks and stops. */
export function useCommands(opens: Opens): readonly Command[] {
  const answers = useAnswerCommands()
  const deeds = useDeedCommands(opens)
  const stops = useStopCommands()
  return useMemo(() => [...answers, ...deeds, ...stops], [answers, deeds, stops])
}

function useAnswerCommands(): readonly Command[] {
  const language = useView((view) => view.language)
  const { asked, barred, give } = useAtTable()
  return useMemo(
    () =>
      (asked?.question.answers ?? [])
        .filter(({ action }) => !barred.has(action))
        .map(({ action, title }): Command => ({
          id: `answer ${action}`,
          group: 'answer',
          title: title[language],
          lights: action,
          run: () => give(action),
        })),
    [asked, barred, language, give],
  )
}

function useDeedCommands({ toggleRecord, openSheets, openPoster, makeScenario, openKeys }: Opens): readonly Command[] {
  const app = useApp()
  const text = useText()
  const table = useTable()
  const sideOf = useSideWord()
  const isPast = usePlay((play) => play.past !== null, false)
  const isFilm = usePlay((play) => play.film !== null, false)
  const isOver = useEnding() !== null
  const language = useView((view) => view.language)
  const period = usePeriod()
  const hasMarches = useSystem().chronicle?.marchesOf !== undefined
  const hasNewspapers = usePlay((play) => play.chronicle?.hasNewspapers === true, false)
  const { map, ui, layer } = useAtTable()
  const [report] = useReports(ui)
  const reports = ui?.reports
  if (table === null) return []
  const deed = (id: string, title: string, run: () => void, focuses?: 'map'): Command => ({
    id,
    group: 'deed',
    title,
    run,
    ...(focuses === undefined ? {} : { focuses }),
  })
  const { table: words } = text
  const other = handOverTo(table)
  return [
    ...(table.canUndo && !isPast && !isFilm ? [deed('undo', words.undo, () => app.play.undo())] : []),
    ...(table.canRedo && !isPast && !isFilm ? [deed('redo', words.redo, () => app.play.redo())] : []),
    isFilm
      ? deed('film', text.film.toQuestion, () => app.play.endFilm())
      : deed('film', text.film.watch, () => app.play.watch()),
    ...(table.question !== null && !isPast && !isFilm
      ? [deed('advice', text.counsel.ask, () => app.play.advise())]
      : []),
    ...(isPast ? [deed('now', words.past.back, () => app.play.lookAt(null))] : []),
    ...(other === null ? [] : [deed('hand-over', words.handOver(sideOf(other)), () => app.play.handOver(other))]),
    ...(ui?.layers ?? []).map((one) =>
      deed(`layer ${one.id}`, text.layers.layer(one.title[language]), () =>
        app.play.layers.show(one.id, layer?.view.side ?? defaultSide(table)),
      ),
    ),
    ...(layer === null ? [] : [deed('no-layer', text.layers.takeOff, () => app.play.layers.show(null, 0))]),
    ...(hasMarches ? [deed('marches', text.layers.marches, toggleMarches)] : []),
    ...(report === undefined || reports === undefined
      ? []
      : [
          deed('put-away', text.saidOf(text.ordering.putAway, reports.titleOf(report.told)), () =>
            app.play.putAwayReport(report.key),
          ),
        ]),
    deed('map', words.palette.toMap, () => map.current?.focus(), 'map'),
    deed('whole', words.palette.showAll, () => map.current?.showAll(), 'map'),
    deed('record', words.bar.record, toggleRecord),
    ...(ui?.intelligence === undefined
      ? []
      : [deed('intelligence', text.intelligence.heading, () => openIntelligence())]),
    ...(ui?.sheet ? [deed('poster', text.poster.heading, openPoster)] : []),
    // In a game with fog only after the end, because a scenario reveals everything.
    ...(table.players.open || table.ending !== null
      ? [deed('scenario', text.bench.fromGame.command, makeScenario)]
      : []),
    ...(openSheets === undefined ? [] : [deed('sheets', words.bar.sheets, openSheets)]),
    // Not during a film, because the chronicle would reveal what the film has yet to show.
    ...(isFilm
      ? []
      : [
          deed('chronicle', isOver ? text.chronicle.debriefing : text.chronicle.standing, () =>
            openChronicle('course'),
          ),
          deed('days', period.oneByOne, () => openChronicle('day')),
          deed('remarks', text.chronicle.partNames.remarks, () => openChronicle('remarks')),
          ...(hasNewspapers
            ? [deed('newspapers', text.chronicle.partNames.newspapers, () => openChronicle('newspapers'))]
            : []),
        ]),
    deed('rules', words.palette.rules, openRules),
    deed('keys', text.keys.heading, openKeys),
  ]
}

/** Commands for the stops and bookmarks of the line of play, and one that bookmarks the stop shown. */
function useStopCommands(): readonly Command[] {
  const app = useApp()
  const text = useText()
  const language = useView((view) => view.language)
  const stops = usePlay((play) => play.stops, noStops)
  const shownStop = usePlay((play) => play.past?.stop ?? play.table?.stop ?? 0, 0)
  return useMemo(() => {
    const { palette, past } = text.table
    const titleOf = ({ stop, when, title }: Stop): string =>
      stop === 0
        ? past.begin
        : [wordsIn(when, language), wordsIn(title, language)].filter(Boolean).join(', ') || past.other
    const here = stops.find(({ stop }) => stop === shownStop)
    const marking: Command[] =
      here === undefined || here.mark !== null
        ? []
        : [
            {
              id: 'mark',
              group: 'deed',
              title: past.mark,
              run: () => app.play.mark(here.stop, { name: titleOf(here).slice(0, 200), note: '' }),
            },
          ]
    const marks = stops.flatMap(({ stop, mark }): Command[] =>
      mark === null
        ? []
        : [
            {
              id: `mark ${mark.id}`,
              group: 'mark',
              title: palette.lookAt(mark.name),
              run: () => app.play.lookAt(stop),
            },
          ],
    )
    const all = stops.map((one): Command => ({
      id: `stop ${one.stop}`,
      group: 'stop',
      title: palette.stop(one.stop, titleOf(one)),
      run: () => app.play.lookAt(one.stop),
    }))
    return [...marking, ...marks, ...all]
  }, [app, text, language, stops, shownStop])
}
