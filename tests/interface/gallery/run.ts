import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { callsTo } from '../../main/socket.ts'
import { hostIn, makeDataFolder } from '../tools/hosts.ts'
import { saveStillPicture } from '../tools/house.ts'
import { contactSheet, fileName, type Light, type Size } from './contact-sheet.ts'
import { prepareGames } from './games.ts'
import { bring, gamesOf, states } from './states.ts'

/*
 * Takes pictures of the window's states, at four sizes and in both lights, into out/gallery, with a page that shows them all.
 * Arguments limit the states: parts of their names.
 */

const sizes: readonly Size[] = [
  [900, 700],
  [1280, 840],
  [1366, 768],
  [1920, 1080],
]
const lights: readonly Light[] = ['paper', 'lamplight']

const wanted = process.argv.slice(2)
const shown = states.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)))
const folder = join(import.meta.dirname, '../../../out/gallery')
if (wanted.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const dataFolder = makeDataFolder()
const host = hostIn(dataFolder)
await host.start()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const failed: string[] = []
try {
  const { origin, hash } = new URL(host.url())
  const { calls, socket } = await callsTo(origin, hash.slice(1))
  const prepared = await prepareGames(calls, gamesOf(shown))
  for (const state of shown) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 840 }, reducedMotion: 'reduce' })
    try {
      await bring(page, host.url(), calls, prepared, state)
      for (const size of sizes) {
        await page.setViewportSize({ width: size[0], height: size[1] })
        if (state.repeatsAtEachSize) await state.doing?.(page)
        for (const light of lights) {
          await page.emulateMedia({ colorScheme: light === 'paper' ? 'light' : 'dark' })
          await saveStillPicture(page, join(folder, fileName(state.name, size, light)))
        }
      }
    } catch (fault) {
      failed.push(`${state.name}: ${fault instanceof Error ? fault.message : String(fault)}`)
    }
    await page.close()
  }
  socket.terminate()
} finally {
  await browser.close()
  await host.stop()
  rmSync(dataFolder, { recursive: true, force: true })
}
writeFileSync(join(folder, 'index.html'), contactSheet(shown, sizes, lights))
for (const fault of failed) console.error(`Not shown: ${fault}`)
const pictures = (shown.length - failed.length) * sizes.length * lights.length
console.log(`${pictures} pictures of ${shown.length - failed.length} states are in out/gallery; begin with index.html.`)
process.exitCode = failed.length > 0 ? 1 : 0
