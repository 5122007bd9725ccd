import { expect, type Page } from 'playwright/test'
import { expectNoOverflow } from './tools/at-table.ts'
import { test } from './tools/at-host.ts'
import { brokenRules, carrier, expectAccessible, openCampaign } from './tools/house.ts'
import { prepareGames } from './gallery/games.ts'
import { everyFifth, pairs } from '../tries.ts'
import { bring, gamesOf, type State, states } from './gallery/states.ts'

test.skip(carrier === 'electron', 'The states are brought about by a second window, which Electron does not have.')

/** The faults that axe finds in the part a state is about; in another light it suffices to check the contrasts. */
async function faultsIn(page: Page, { part }: State, contrastsOnly: boolean): Promise<string[]> {
  const broken = await brokenRules(page, {
    ...(part !== undefined && { part }),
    ...(contrastsOnly && { rules: ['color-contrast'] }),
  })
  return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`)
}

test('every state of the window is accessible by paper or by lamplight, and holds in a small window', async ({
  page,
  host,
  calls,
  allowed,
}) => {
  test.setTimeout(900_000)
  allowed.push(/WebSocket/)
  const english = everyFifth(states.filter(({ language }) => language !== 'fr'))
  const looks = pairs(english, ['light', 'dark'] as const)
  const lightsOf = (state: State) => looks.flatMap(([one, light]) => (one === state ? [light] : []))
  const prepared = await prepareGames(calls, gamesOf(english))
  const found: string[] = []
  for (const state of english) {
    await bring(page, host.url(), calls, prepared, state, false)
    for (const [index, colorScheme] of lightsOf(state).entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const faults = await faultsIn(page, state, index > 0)
      found.push(...faults.map((fault) => `${state.name}, ${colorScheme}: ${fault}`))
    }
    await page.setViewportSize({ width: 900, height: 700 })
    await test.step(`${state.name} at 900 by 700`, () => expectNoOverflow(page))
    await page.setViewportSize({ width: 1280, height: 840 })
  }
  expect(found).toEqual([])
})

/** The controls that cannot be reached: off the page, or cut off by the element around them. */
async function outOfReach(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const used = document.querySelectorAll('button, input, select, textarea, summary, a[href], [role=application]')
    const over = document.querySelector('dialog:modal')
    return [...used].flatMap((one) => {
      if (!one.checkVisibility({ visibilityProperty: true }) || (over !== null && !over.contains(one))) return []
      one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect()
      if (width <= 1 || height <= 1) return []
      const seen =
        left > -2 && right < innerWidth + 2 && bottom > 0 && top < innerHeight && (height > innerHeight || top > -2)
      return seen ? [] : [`${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)}`]
    })
  })
}

test('a text twice as large is not lost in a small window', async ({ page, host, calls }) => {
  test.setTimeout(360_000)
  await page.setViewportSize({ width: 900, height: 700 })
  const wanted = [
    'opening',
    'library',
    'new-game',
    'appearance',
    'muster-fr',
    'engagement',
    'night-fr',
    'sheets',
    'chart',
  ]
  const shown = everyFifth(states.filter(({ name }) => wanted.includes(name)))
  const prepared = await prepareGames(calls, gamesOf(shown))
  for (const state of shown) {
    await bring(page, host.url(), calls, prepared, { ...state, text: 200 }, false)
    await test.step(state.name, async () => {
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      await expectNoOverflow(page)
      expect(await outOfReach(page)).toEqual([])
    })
  }
})

test('the map in words is accessible too, in both languages', async ({ page, host }) => {
  await openCampaign(page, host)
  for (const language of ['English', 'Français']) {
    await page.getByRole('button', { name: language }).click()
    if (language === 'English') await page.getByText('The map in words').click()
    await expect(page.getByRole('table')).toHaveCount(3)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'À propos' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})
