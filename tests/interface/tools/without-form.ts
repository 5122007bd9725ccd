import type { Page } from 'playwright/test'
import { besideWindow, type RunningHost } from './hosts.ts'
import type { NewGameChoices } from './at-table.ts'

/** Begins the game of a request by calls to the host, as the form for a new game would; returns its number in the library. */
export const beginByCalls = (
  host: RunningHost,
  {
    campaign: named,
    scenario: wanted = /./,
    fog = false,
    name,
    seed,
    asks = 'all',
  }: NewGameChoices & { campaign: string },
): Promise<number> =>
  besideWindow(host, async (calls) => {
    await calls.settings.write({ asking: asks })
    const campaign = (await calls.campaigns.list()).find((one) => one.state === 'playable' && one.title.en === named)
    if (campaign === undefined) throw new Error(`there is no campaign "${named}"`)
    const { scenarios } = await calls.campaigns.beginnings({ id: campaign.id })
    const scenario = scenarios.find(({ title: { en } }) =>
      typeof wanted === 'string' ? en.includes(wanted) : wanted.test(en),
    )
    if (scenario === undefined) throw new Error(`"${named}" has no scenario ${String(wanted)}`)
    const players = { sides: ['person', 'person'] as [string, string], open: !fog }
    const request = { campaign: campaign.id, scenario: scenario.id, players, language: 'en' as const }
    const { id } = await calls.games.begin({ ...request, ...(name !== undefined && { name }), ...(seed && { seed }) })
    return id
  })

/** Opens the window at the table of a game, without its first screen. */
export async function openAtTable(page: Page, host: RunningHost, game: number): Promise<void> {
  // A window that is loaded again after a crash finds in its storage where it was; an empty page of its address writes it there.
  const empty = new URL('/empty', host.url()).href
  await page.route(empty, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  )
  await page.goto(empty)
  await page.unroute(empty)
  await page.evaluate(
    ([id, url]) => {
      window.sessionStorage.setItem('place', JSON.stringify({ at: 'table', game: id }))
      window.history.replaceState(null, '', url)
    },
    [game, host.url()] as const,
  )
  await page.reload()
}
