import { expect, type Locator, type Page } from 'playwright/test'
import type { RunningHost } from './hosts.ts'
import { carrier, nextFrames } from './house.ts'
import { beginByCalls, openAtTable } from './without-form.ts'

export type NewGameChoices = {
  readonly campaign?: string
  readonly scenario?: string | RegExp
  readonly fog?: boolean
  readonly name?: string
  readonly seed?: string
  /** The questions that are asked; left out, all of them, so that a test gives every answer itself. */
  readonly asks?: 'choices' | 'all'
}

const defaults = { campaign: 'Portable Spicheren', seed: 'Spicheren' } as const

/** Fills in the form for a new game with what the request names, and leaves the form open. */
export async function fillNewGame(page: Page, request: NewGameChoices = {}): Promise<void> {
  const { campaign, scenario, fog = false, name, seed } = { ...defaults, ...request }
  await page.getByRole('navigation', { name: 'Games' }).getByRole('button', { name: 'New game' }).click()
  await page.getByRole('combobox', { name: 'Campaign' }).selectOption(campaign)
  if (scenario !== undefined) await page.getByRole('radio', { name: scenario }).check()
  for (const side of [0, 1]) await page.locator('.player').getByRole('combobox').nth(side).selectOption('person')
  if (!fog) await page.getByRole('radio', { name: /Everything (lies open|may be taken back)/ }).check()
  await page.getByRole('main').getByText('More', { exact: true }).click()
  if (name !== undefined) await page.getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('textbox', { name: 'Random seed' }).fill(seed)
}

/**
 * Begins a game and opens its table: by calls to the host, or in Electron, which has one window only, by the form for a new
 * game. Tests of that form fill it in themselves.
 */
export async function beginGame(page: Page, host: RunningHost, request: NewGameChoices = {}): Promise<void> {
  if (carrier === 'electron') await beginByForm(page, host, request)
  else await openAtTable(page, host, await beginByCalls(host, { ...defaults, ...request }))
  if (request.fog === true) await page.getByRole('heading', { name: /sits down/ }).waitFor()
  else await untilStop(page, 0)
  if (request.fog !== true) await openRecord(page)
}

async function beginByForm(page: Page, host: RunningHost, request: NewGameChoices): Promise<void> {
  await page.goto(host.url())
  if (request.asks !== 'choices') await askAll(page)
  await fillNewGame(page, request)
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
}

/** Has questions asked even where there is one answer. */
async function askAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Appearance|Apparence)$/ }).click()
  await page
    .locator('.appearance')
    .getByRole('checkbox', { name: /^(Ask even|Demander même)/ })
    .check()
  await page.keyboard.press('Escape')
}

/** Covers the table for the other player; the button beside it has him sit down at once. */
export const cover = (page: Page): Promise<void> => page.getByRole('button', { name: 'Cover the table' }).click()

/** Unfolds the record of the game, which is folded in narrow windows. */
export async function openRecord(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^(Record|Registre)$/ })
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

export const answers = (page: Page): Locator =>
  page.getByRole('group', { name: /^(Answers|Réponses)$/ }).getByRole('button')
export const question = (page: Page): Locator => page.locator('.question h2')
/** The position on the line of play, such as “3 of 5 · Turn 1”. */
export const stops = (page: Page): Locator => page.locator('.scrubbed')
export const journal = (page: Page): Locator => page.getByRole('region', { name: 'Journal' }).getByRole('listitem')
export const rows = (page: Page): Locator => page.getByRole('list', { name: 'All games' }).locator('.game-row')

/** Waits until so many acts are done. It looks at every frame, where expecting looks at times that grow to a second. */
export const untilStop = (page: Page, stop: number): Promise<unknown> =>
  page.waitForFunction((start) => document.querySelector('.scrubbed')?.textContent?.startsWith(start), `${stop} of `)

/** Waits until the position on the line of play is no more the one that was read with `textContent`; looks at every frame. */
export const untilMoved = (page: Page, before: string | null): Promise<unknown> =>
  page.waitForFunction((was) => {
    const now = document.querySelector('.scrubbed')?.textContent
    return now !== undefined && now !== was
  }, before)

/** Gives the first answer `acts` times in an open game; `from` is the stop the game stands at. */
export async function play(page: Page, acts: number, from = 0): Promise<void> {
  for (let act = from + 1; act <= from + acts; act += 1) {
    await answers(page).first().click()
    await untilStop(page, act)
    await expect(stops(page)).toHaveText(new RegExp(`^${act} of ${act}( |$)`))
  }
}

/** The position as a player sees it: the question, the position on the line, and the answers. */
export async function position(page: Page): Promise<readonly string[]> {
  const texts = [question(page), stops(page)].map((one) => one.innerText())
  // Where lines break depends on the room there is.
  const all = [...(await Promise.all(texts)), ...(await answers(page).allInnerTexts())]
  return all.map((one) => one.replaceAll(/\s+/g, ' '))
}

export async function backToGames(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Back to the games' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your games' })).toBeVisible()
}

/** Unfolds the menu of a game in the list and chooses an item. */
export async function doWith(row: Locator, what: string): Promise<void> {
  const more = row.getByRole('button', { name: /^More/ })
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click()
  await row.getByRole('button', { name: what, exact: true }).click()
}

/** Checks that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter(
      (one) => one.getBoundingClientRect().right > clientWidth + 1,
    )
    return [`${scrollWidth - clientWidth} px`, ...outside.slice(0, 10).map((one) => one.outerHTML.slice(0, 120))]
  })
  expect(over).toEqual([])
}

export const map = (page: Page): Locator => page.getByRole('application')
/** The words for the thing pointed at on the map. */
export const readout = (page: Page): Locator => page.locator('.table-map .readout')

/** Opens the palette and types into it. */
export async function command(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^(What do you want to do\?|Que faire\s\?)$/ }).fill(words)
}

/** Moves the map to a place or a counter, with the keyboard's cursor on it. */
export async function goTo(page: Page, name: string): Promise<void> {
  await command(page, name)
  await page
    .locator('.palette')
    .getByRole('option')
    .filter({ hasText: /^(Place|Counter|Lieu|Pion)/ })
    .first()
    .click()
  await expect(map(page)).toBeFocused()
}

/** The middle of the map in the window. */
export async function middle(page: Page): Promise<[number, number]> {
  const box = await map(page).boundingBox()
  if (box === null) throw new Error('the map is not shown')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** Points about the place in the middle of the map until its counters are laid out; says where they lie. */
export async function stackSpot(page: Page, place: string): Promise<[number, number]> {
  const [x, y] = await middle(page)
  const around = [45, 34, 58].flatMap((far) =>
    Array.from({ length: 8 }, (_, turn): [number, number] => [
      x + Math.cos((turn * Math.PI) / 4) * far,
      y + Math.sin((turn * Math.PI) / 4) * far,
    ]),
  )
  let next = 0
  let spot = around[0]!
  await expect(async () => {
    spot = around[next++ % around.length]!
    await page.mouse.move(...spot, { steps: 2 })
    await nextFrames(page)
    // The readout follows the pointer at once; a stack is laid out when the pointer has dwelt on it.
    expect(await readout(page).textContent()).toContain(`${place} ·`)
    await expect(page.locator('.stack-viewer .stack-heading')).toContainText(place, { timeout: 1000 })
  }).toPass()
  return spot
}

/** Opens a game by its number, by reloading the page at its table. */
export async function openGame(page: Page, id: number): Promise<void> {
  await page.evaluate((game) => window.history.replaceState({ at: 'table', game }, ''), id)
  await page.reload()
}
