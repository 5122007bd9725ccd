import { expect, type Locator, type WebSocketRoute } from 'playwright/test'
import { answers, backToGames, beginGame, command, journal, play, position, question, stops } from './tools/at-table.ts'
import { carrier, coloursIn, keepPicture, mapAtRest, test, often } from './tools/house.ts'

// Here maps fly and dice roll.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test.describe('a game of Portable Spicheren, everything open', () => {
  test('is begun, played, taken back and done again, marked, and there again after loading the page', async ({
    page,
    host,
  }) => {
    await beginGame(page, host, { name: 'An afternoon' })
    await expect(page.getByRole('heading', { level: 1, name: 'An afternoon' })).toBeVisible()
    await expect.poll(() => coloursIn(page, '.game-map-frame > canvas'), often).toBeGreaterThan(20)
    await play(page, 3)
    const [third, told] = [await position(page), await journal(page).allInnerTexts()]
    await play(page, 1, 3)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(stops(page)).toHaveText(/^3 of 3/)
    expect(await position(page)).toEqual(third)
    await expect(journal(page)).toHaveText(told)
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(stops(page)).toHaveText(/^4 of 4/)
    await question(page).click()
    await page.keyboard.press('Control+z')
    await expect(stops(page)).toHaveText(/^3 of 3/)
    await page.keyboard.press('Control+y')
    await expect(stops(page)).toHaveText(/^4 of 4/)

    await page.getByRole('button', { name: 'Bookmark this place' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Before the guns')
    await page.getByRole('textbox', { name: 'Note' }).fill('Try the left wing next time.')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Look at Before the guns' })).toBeVisible()
    await expect(page.locator('.kept')).toHaveText('Saved')

    const before = await position(page)
    await page.reload()
    await expect(stops(page)).toHaveText(/^4 of 4/)
    expect(await position(page)).toEqual(before)
    await expect(page.getByText('Try the left wing next time.')).toBeVisible()

    await backToGames(page)
    await page
      .getByRole('navigation', { name: 'Games' })
      .getByRole('button', { name: /^Continue/ })
      .click()
    await expect(stops(page)).toHaveText(/^4 of 4/)
    expect(await position(page)).toEqual(before)
    // Whoever has opened a game by keys is an arrow away from the answers.
    await expect(page.locator('#table-title')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('.answer[tabindex="0"]')).toBeFocused()
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Your games' })).toBeVisible()
  })

  test('shows its past as it was, and goes on from there as a new game', async ({ page, host }) => {
    await beginGame(page, host, { name: 'The first try' })
    await play(page, 5)
    const now = await position(page)
    await page.getByRole('slider', { name: 'Position on the line' }).fill('2')
    await expect(page.getByText(/^This is the past/)).toBeVisible()
    await expect(stops(page)).toHaveText(/^2 of 5/)
    await expect(answers(page)).toHaveCount(0)
    await keepPicture(page, 'table-past')
    await page.getByRole('button', { name: 'Back to now' }).click()
    await expect(page.getByText(/^This is the past/)).toHaveCount(0)
    expect(await position(page)).toEqual(now)

    await page.getByRole('button', { name: 'Earlier' }).click()
    await expect(stops(page)).toHaveText(/^4 of 5/)
    await page.locator('.past-banner').getByRole('button', { name: 'From here as a new game' }).click()
    await expect(page.getByText('“The first try” stays as it was.')).toBeVisible()
    await expect(stops(page)).toHaveText(/^4 of 4/)
  })

  test('keeps every line that was tried, and lays two of them side by side', async ({ page, host }) => {
    await beginGame(page, host)
    await play(page, 4)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(stops(page)).toHaveText(/^3 of 3/)
    await answers(page).last().click()
    await expect(stops(page)).toHaveText(/^4 of 4/)

    await page.getByText('Lines that were tried').click()
    const lines = page.locator('.tree').getByRole('listitem')
    await expect(lines).toHaveCount(2)
    await expect(lines.nth(1)).toHaveAttribute('aria-current', 'true')
    await lines.nth(0).getByRole('button', { name: /^Name/ }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('As at first')
    await page.getByRole('button', { name: 'Keep', exact: true }).click()
    await expect(lines.nth(0)).toContainText('As at first')

    await page.getByRole('button', { name: 'Compare', exact: true }).click()
    const table = page.getByRole('table', { name: /As at first/ })
    await expect(table).toContainText('They are the same up to act 3.')
    await expect(table.getByRole('row', { name: /Strength points on the map/ })).toHaveCount(2)
    await expect(table.getByRole('row', { name: /^Acts/ })).toHaveText(/4\s*4/)
    await keepPicture(page, 'table-lines')

    await page.getByRole('button', { name: 'Go there: As at first' }).click()
    await expect(lines.nth(0)).toHaveAttribute('aria-current', 'true')
  })

  test('is played by the keyboard alone', async ({ page, host }) => {
    await page.goto(host.url())
    const press = async (key: string, times = 1) => {
      for (let time = 0; time < times; time += 1) await page.keyboard.press(key)
    }
    await page.getByRole('navigation', { name: 'Games' }).getByRole('button', { name: 'New game' }).focus()
    await press('Enter')
    const campaign = page.getByRole('combobox', { name: 'Campaign' })
    await expect(page.getByRole('radio', { name: 'August 1870' })).toBeVisible()
    // Past the games, the lessons and the campaigns, of which there may be more one day.
    for (let tab = 0; tab < 40 && !(await campaign.evaluate((one) => one === document.activeElement)); tab += 1) {
      await press('Tab')
    }
    await expect(campaign).toBeFocused()
    await page.keyboard.type('Portable')
    const begin = page.getByRole('button', { name: 'Begin', exact: true })
    await expect(page.getByRole('radio', { name: /historical/ })).toBeVisible()
    const isOn = (field: Locator) => field.evaluate((one) => one === document.activeElement)
    const opponent = page.locator('.player').getByRole('combobox').last()
    const table = page.getByRole('radio', { name: /What chance has decided stays/ })
    for (const field of [opponent, table, begin]) {
      for (let tab = 0; tab < 25 && !(await isOn(field)); tab += 1) await press('Tab')
      if (field === opponent) await page.keyboard.type('A person')
      if (field === table) await press('ArrowDown')
    }
    // While the game is begun the focus stays where it was.
    await page.evaluate(() => {
      new MutationObserver(() => {
        const isBegun = document.querySelector('.new-game-foot [aria-disabled="true"]') !== null
        if (isBegun) document.body.dataset['focused'] ??= document.activeElement?.textContent ?? ''
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    })
    await press('Enter')
    await expect(stops(page)).toHaveText(/^0 of 0/)
    await expect(page.locator('body')).toHaveAttribute('data-focused', 'Beginning…')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

    const first = answers(page).first()
    for (let tab = 0; tab < 15 && !(await first.evaluate((one) => one === document.activeElement)); tab += 1) {
      await press('Tab')
    }
    await press('ArrowDown')
    await expect(answers(page).nth(1)).toBeFocused()
    // The places of a unit that has dozens are opened first, and then gone through.
    await press('Enter')
    await press('ArrowDown')
    await press('Enter')
    await expect(stops(page)).toHaveText(/^1 of 1/)
    // The given answer is gone; the focus is at its place in the next list, or at the first answer of a new question.
    const next = answers(page).nth(0).or(answers(page).nth(1))
    await expect(next.and(page.locator(':focus'))).toHaveCount(1)
    await press('Enter')
    // The unit that has but one place is placed with it, and goes back with it.
    await expect(stops(page)).toHaveText(/^3 of 3/)
    await press('Control+z')
    await expect(stops(page)).toHaveText(/^1 of 1/)

    // The list of keys is among the commands, and tells of what was pressed here.
    await command(page, 'keys')
    await press('Enter')
    const keys = page.getByRole('dialog', { name: 'Keys' })
    await expect(keys.getByRole('row', { name: /^Ctrl\+Z, Ctrl\+Y Undo, redo/ })).toBeVisible()
    await press('Escape')
    await expect(keys).toHaveCount(0)
  })
})

test.describe('when the connection breaks at the table', () => {
  test.skip(carrier === 'electron', 'The window and its host are one program there: there is no connection to lose.')
  test.use({ allowed: [/WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/] })

  for (const [what, arrives] of [
    ['is not sent again by itself when it was lost on its way', false],
    ['is not done twice when only its answer was lost', true],
  ] as const) {
    test(`an act ${what}`, async ({ page, host }) => {
      const routes: WebSocketRoute[] = []
      let cut = false
      let actCall = ''
      let isAnswerLost = false
      await page.routeWebSocket(/\/calls$/, (route) => {
        const server = route.connectToServer()
        routes.push(route)
        route.onMessage((message) => {
          const { i = '', p } = callOf(message)
          if (p?.u === '/games/act') actCall = i
          if (!cut || arrives) server.send(message)
        })
        server.onMessage((message) => {
          if (!cut) route.send(message)
          else if (callOf(message).i === actCall) isAnswerLost = true
        })
      })
      await beginGame(page, host)
      await play(page, 2)
      cut = true
      const given = await answers(page).first().innerText()
      await answers(page).first().click()
      await expect(page.locator('.kept')).toHaveText('Saving…')
      // Where the act arrives, the host must have done it before the connection ends.
      if (arrives) await expect.poll(() => isAnswerLost, often).toBe(true)
      cut = false
      await routes.at(-1)?.close()
      if (arrives) {
        await expect(page.getByText('Your last act was done and is saved.')).toBeVisible()
        await expect(stops(page)).toHaveText(/^3 of 3/)
        return
      }
      await expect(page.getByText('Your last act was not done: give your answer again.')).toBeVisible()
      await expect(stops(page)).toHaveText(/^2 of 2/)
      await answers(page).filter({ hasText: given }).first().click()
      await expect(stops(page)).toHaveText(/^3 of 3/)
    })
  }
})

/** A call, or the answer to one, as the web socket carries it: `i` pairs them, `u` is the path of the call. */
const callOf = (message: string | Buffer): { i?: string; p?: { u?: string } } =>
  JSON.parse(String(message)) as { i?: string; p?: { u?: string } }

test('of the table its map is printed, over the whole page, lying or upright', async ({ page, host }) => {
  await beginGame(page, host)
  await mapAtRest(page)
  await page.emulateMedia({ media: 'print' })
  for (const [width, height] of [
    [1123, 794],
    [794, 1123],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await page.locator('.game-map-frame').boundingBox())?.height)
      .toBeGreaterThan(0.9 * height)
    expect((await page.locator('.game-map-frame').boundingBox())!.width).toBeGreaterThan(0.9 * width)
    await expect(page.locator('.table-header, .decision, .map-buttons').filter({ visible: true })).toHaveCount(0)
  }
})
