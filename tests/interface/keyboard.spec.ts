import { expect, type Page } from 'playwright/test'
import { coloursOnMap, openCampaign, readAcrossMap, test, often } from './tools/house.ts'

/** The words with which a screen reader would begin to read the focused element. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement
    return (element?.getAttribute('aria-label') ?? element?.closest('label')?.textContent ?? element?.textContent ?? '')
      .trim()
      .slice(0, 24)
  })
}

/** Whether the focused element is visibly marked. */
function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const style = document.activeElement === null ? undefined : getComputedStyle(document.activeElement)
    return style !== undefined && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2
  })
}

test('everything is reached with Tab, in the order it is read, and marked when it is', async ({ page, host }) => {
  await openCampaign(page, host)
  await expect(page.getByRole('application')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('application')).toBeVisible()
  const stops: string[] = []
  for (let count = 0; count < 30; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await focused(page)
    if (stop === '' || stop === stops[0]) break
    expect(await isMarked(page), stop).toBe(true)
    stops.push(stop)
    if (stop.startsWith('The map in words')) break
  }
  const from = (name: string) => stops.findIndex((stop) => stop.startsWith(name))
  const order = [
    'English',
    'Français',
    'Appearance',
    'About',
    'The ford',
    'torn',
    'Map of The ford',
    'Larger',
    'Smaller',
  ]
  const places = [...order, 'Show the whole map', 'The map in words'].map(from)
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
})

test('the arrow keys go through the campaigns, Enter opens one, Escape goes back to it', async ({ page, host }) => {
  await page.goto(host.url())
  const list = page.getByRole('navigation', { name: 'Campaigns' })
  const entries = list.getByRole('button')
  await entries.first().focus()
  await page.keyboard.press('End')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(entries.last()).toHaveAttribute('aria-current', 'true')
  await expect(page.getByRole('heading', { name: /torn/ })).toBeVisible()
  await page.getByRole('button', { name: 'Read again' }).focus()
  await page.keyboard.press('Escape')
  await expect(entries.last()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(list.getByRole('button', { name: 'The ford' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('application').focus()
  await page.keyboard.press('Escape')
  await expect(list.getByRole('button', { name: 'The ford' })).toBeFocused()
})

test('the map is moved by keys, and a dialog takes the focus and gives it back', async ({ page, host }) => {
  await openCampaign(page, host)

  await test.step('the map is moved, scaled and shown whole by keys', async () => {
    const map = page.getByRole('application')
    await expect.poll(() => coloursOnMap(page), often).toBeGreaterThan(50)
    const whole = await readAcrossMap(page)
    await map.focus()
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', '+', '-']) {
      await page.keyboard.press(key)
      await expect.poll(() => readAcrossMap(page), { message: key, ...often }).not.toEqual(whole)
      await page.keyboard.press('0')
      await expect.poll(() => readAcrossMap(page), { message: `0 after ${key}`, ...often }).toEqual(whole)
    }
  })

  await test.step('a dialog takes the focus, Escape closes it and gives the focus back', async () => {
    const button = page.getByRole('button', { name: 'About' })
    await button.focus()
    await page.keyboard.press('Enter')
    const about = page.getByRole('dialog')
    await expect(about.getByRole('button', { name: 'Close' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(about).toBeHidden()
    await expect(button).toBeFocused()
  })
})
