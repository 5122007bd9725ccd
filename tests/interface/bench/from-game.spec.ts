import { expect, type Page } from 'playwright/test'
import { answers, command, expectNoOverflow, stops } from '../tools/at-table.ts'
import { test } from '../tools/at-host.ts'
import { openAtTable } from '../tools/without-form.ts'
import { expectAccessible } from '../tools/house.ts'
import { isSound } from '../tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: 'reduce' } })

async function makeScenario(page: Page): Promise<void> {
  await answers(page).first().waitFor()
  await command(page, 'scenario of this position')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Make a scenario of this position' })).toBeVisible()
}

test('a draft begins where a running game stands, or with the morning of its day; what is dropped is listed', async ({
  page,
  host,
  calls,
}) => {
  const { id } = await calls.games.begin({
    ...{ campaign: 'portable-spicheren', scenario: 'spicheren', seed: 'a draft of a game', language: 'en' },
    players: { sides: ['person', 'person'], open: true },
  })
  let table = await calls.games.open({ id })
  while (!/Turn 2/.test(table.when?.en ?? ''))
    table = await calls.games.act({ id, action: table.question!.answers.at(-1)!.action })
  for (let acts = 0; acts < 3; acts += 1)
    table = await calls.games.act({ id, action: table.question!.answers.at(0)!.action })
  await openAtTable(page, host, id)

  await test.step('as it stands now, it can be played on', async () => {
    await makeScenario(page)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Begin the draft' }).click()
    await isSound(page)
    const notice = page.locator('.bench-notices')
    await expect(notice).toContainText('How the dice fall from here on')
    await expect(notice).not.toContainText('What was done since that morning')
    await expectNoOverflow(page)
    await page.getByRole('button', { name: 'Understood' }).click()
    await expect(page.getByRole('button', { name: 'Understood' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Play from here…' }).click()
    await page.getByRole('button', { name: 'With everything open' }).click()
    await expect(stops(page)).toContainText('Turn 2')
  })

  await test.step('a draft from its morning drops what was done since, and says so', async () => {
    await openAtTable(page, host, id)
    await makeScenario(page)
    await page.getByRole('radio', { name: 'As it stood when this day began' }).check()
    await page.getByRole('button', { name: 'Begin the draft' }).click()
    await isSound(page)
    await expect(page.locator('.bench-notices')).toContainText(/What was done since that morning: [1-9]\d* acts?\./)
    await expectAccessible(page)
  })

  await test.step('the game itself stays as it is', async () => {
    expect((await calls.games.open({ id })).pieces).toEqual(table.pieces)
  })
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a unit is carried from the list to the map, and from one place to another; the list still scrolls', async ({
    page,
    host,
    calls,
  }) => {
    const from = { what: 'copy', campaign: 'portable-spicheren', scenario: 'spicheren-historical' } as const
    const { id } = await calls.drafts.begin({ from, name: 'For fingers' })
    await page.goto(host.url())
    await page.getByRole('button', { name: 'Design…' }).tap()
    await page.getByRole('button', { name: /^(?!Actions).*For fingers/ }).tap()
    await isSound(page)
    const finger = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points })
    const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
      await touch('touchStart', from)
      for (let step = 1; step <= 8; step += 1)
        await touch('touchMove', {
          x: from.x + ((to.x - from.x) * step) / 8,
          y: from.y + ((to.y - from.y) * step) / 8,
        })
      await touch('touchEnd')
    }
    const chosen = page.getByRole('region', { name: 'What is chosen' })
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('doens')
    const option = (await page.getByRole('option', { name: /Doëns/ }).boundingBox())!
    const frame = (await page.locator('.game-map-frame').boundingBox())!
    const on = { x: frame.x + frame.width / 2, y: frame.y + frame.height / 2 }
    const { number } = await calls.drafts.look({ id })
    await drag({ x: option.x + 40, y: option.y + option.height / 2 }, on)
    await expect(chosen).toContainText('Doëns’s brigade')
    await expect.poll(async () => (await calls.drafts.look({ id })).number).toBe(number + 1)
    // The counter stands in the middle of its hex, a little to the left.
    const counter = { x: on.x - 24, y: on.y }
    await drag(counter, { x: on.x + 120, y: on.y })
    await expect.poll(async () => (await calls.drafts.look({ id })).number).toBe(number + 2)
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('')
    const list = (await page.locator('.bench-unit-list').boundingBox())!
    const below = { x: list.x + 60, y: list.y + list.height - 60 }
    await drag(below, { x: below.x, y: below.y - 200 })
    await expect.poll(() => page.locator('.bench-unit-list').evaluate((one) => one.scrollTop)).toBeGreaterThan(50)
    expect((await calls.drafts.look({ id })).number).toBe(number + 2)
  })
})
