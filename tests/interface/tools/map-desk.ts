import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { besideWindow, type RunningHost } from './hosts.ts'
import { beginDraft } from './drafting.ts'

/* The map of a draft at the bench, as a hand edits it. */

export const sketchOn = (page: Page) => page.getByRole('application', { name: 'Sketch of the map' })
export const listed = (page: Page, name: string) =>
  page.locator('.map-lists').getByRole('button', { name, exact: true })
export const corners = (page: Page) => sketchOn(page).locator('.sketch-corners rect')
export const cardOn = (page: Page, name: string) => page.getByRole('region', { name: `Card of ${name}`, exact: true })

export async function mapDesk(page: Page, host: RunningHost, campaign: string, scenario: RegExp): Promise<void> {
  await page.goto(host.url())
  await beginDraft(page, campaign, scenario)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(sketchOn(page)).toBeVisible()
}

export const openList = async (page: Page, list: string): Promise<void> => {
  await page.getByRole('combobox', { name: 'What the map consists of' }).selectOption(list)
}

/** A point of the sketch, in parts of its width and height. */
async function spotOn(page: Page, right: number, down: number): Promise<{ x: number; y: number }> {
  const box = (await sketchOn(page).boundingBox())!
  return { x: box.x + right * box.width, y: box.y + down * box.height }
}

/** Points at the sketch, one after the other, with the tool that adds. */
export async function draw(page: Page, ...points: (readonly [right: number, down: number])[]): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  for (const [right, down] of points) {
    const { x, y } = await spotOn(page, right, down)
    await page.mouse.click(x, y)
  }
}

export async function drag(page: Page, what: ReturnType<Page['locator']>, right: number, down: number): Promise<void> {
  const box = (await what.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + right / 2, y + down / 2, { steps: 3 })
  await page.mouse.move(x + right, y + down, { steps: 3 })
  await page.mouse.up()
}

/** Gestures are named in the list of what was done; so many of them are undone, or done again. */
export async function goOver(page: Page, how: 'Undo' | 'Redo', gestures: number): Promise<void> {
  // Looked for in the head alone: the maps and lists of the bench have thousands of elements, and each would be asked its role.
  const button = page.locator('.bench-header').getByRole('button', { name: how, exact: true })
  for (let gesture = 0; gesture < gestures; gesture += 1) {
    await expect(button).toBeEnabled()
    const what = (await button.getAttribute('title')) ?? ''
    await button.click()
    await expect(button).not.toHaveAttribute('title', what, { timeout: 60_000 })
  }
  await expect(button).toBeDisabled()
}

/** Publishes the draft; the folder that it is in. */
export async function published(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toContainText('It is published, and can be played like any other scenario.')
  return dialog.locator('.path').first().innerText()
}

export const fileIn = <Content>(folder: string, file: string): Content =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as Content // what the program wrote

export const drawn = (host: RunningHost, id: string): Promise<string> =>
  besideWindow(host, async (calls) => (await calls.campaigns.draw({ id, language: 'en' })).svg)
