import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE, readLine, type JournalEntry } from '#engine/kernel/play/journal.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import type { Entry, Report, Stop } from '../../../src-main/contract/games.ts'
import { linesOf } from '../../../src-renderer/journal/lines.ts'
import type { DayWithReports } from '../../../src-renderer/system-ui/system-chronicle.ts'
import { textIn } from '../../../src-renderer/text/text.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { systemJournal } from '../setting.ts'

type GameToTell = {
  readonly system: RuleSystem
  readonly campaign: string
  readonly sides: readonly [string, string]
  readonly language?: 'en' | 'fr'
  /** A side, or a viewer of both. */
  readonly viewer?: number
}

/** All events of a game, as passed to the report of a day. */
export function toldDay(
  game: Game,
  { system, campaign, sides, language = 'en', viewer = EVERYONE }: GameToTell,
): DayWithReports {
  const journalOfSystem = systemJournal(system)
  const files = campaignFolder(campaign) as Parameters<typeof journalOfSystem.sidesOf>[0] // files are JSON
  const line = game.history.lineTo(game.history.current)
  game.replayJournal(line)
  const journal = line.flatMap((moment, stop) =>
    game.toldAt(moment).flatMap((one): Entry[] => {
      const entry = readLine(one, viewer, game.play.layout.language) as Entry['entry'] | undefined // plain data
      return entry === undefined ? [] : [{ stop, entry, sentence: { en: '', fr: '' } }]
    }),
  )
  const { lines } = linesOf(journal, [] as Stop[], journalOfSystem, journalOfSystem.sidesOf(files))
  const reports = system.glance.reports?.(journal.map(({ entry }) => entry as JournalEntry)) ?? []
  return {
    lines,
    reports: reports.map(({ first, told }) => ({
      stop: journal[first]!.stop,
      told: told as Report['told'], // plain data
    })),
    eyes: [0, 1],
    naming: { text: textIn(language), language, words: {}, names: {} },
    sideOf: (side) => sides[side] ?? '',
    sideName: (side) => sides[side] ?? '',
  }
}
