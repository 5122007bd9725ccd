import { spacedFrench } from '#engine/kernel/values/french.ts'
import type { FrontPage as Page, Sentence, Title } from '#engine/kernel/system/glance.ts'
import type { FrontPage } from '../../contract/chronicle.ts'
import type { Words } from '../../contract/words.ts'
import { plain } from '../../wording/wording.ts'
import type { OpenGame } from '../open/open-game.ts'
import { visibleSides } from './snapshot.ts'
import { readJournalByMoment, entriesAtMoment } from './journal-by-moment.ts'

/** The newspapers of a past day, one for each side whose view the viewer has; each reports what that side was told. */
export async function visibleNewspapers(game: OpenGame, eyes: number, turn: number): Promise<FrontPage[]> {
  await readJournalByMoment(game, eyes)
  // Another call may have switched to another line meanwhile.
  return game.asSeen(() => pagesOf(game, eyes, turn))
}

function pagesOf({ saved, pinned, row }: OpenGame, eyes: number, turn: number): FrontPage[] {
  const { game } = saved
  const { history } = game
  const { system, campaign } = pinned.loaded
  const now = saved.whenAt(history.current)?.turn ?? 0
  const isOver = turn < now || game.play.decider < 0
  if (system.glance.frontPages === undefined || !isOver) return []
  const line = history.lineTo(history.current)
  const worded = ({ key, facts }: Sentence): Words => pinned.wording.sentence(key, facts) ?? plain(key)
  return visibleSides(eyes).flatMap((side) => {
    const told = line.flatMap((moment) => entriesAtMoment(game, side, moment))
    const pages = system.glance.frontPages?.(campaign, row.scenario, told, side) ?? []
    return pages.filter((page) => page.turn === turn).map((page) => pageIn(page, worded))
  })
}

const pageIn = (page: Page, worded: (sentence: Sentence) => Words): FrontPage => ({
  side: page.side,
  name: set(page.name),
  motto: set(page.motto),
  place: set(page.place),
  date: set(page.date),
  issue: set(page.issue),
  price: set(page.price),
  headlines: page.headlines.map(worded),
  articles: page.articles.map(({ heading, lines }) => ({ heading: worded(heading), lines: lines.map(worded) })),
})

const set = ({ en, fr }: Title): Words => ({ en, fr: spacedFrench(fr) })
