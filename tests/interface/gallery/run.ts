import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright/test'
import { findChromium } from '../../../scripts/find-chromium.mjs'
import { callsTo } from '../../main/socket.ts'
import { hostIn, makeDataFolder } from '../tools/hosts.ts'
import { saveStillPicture, setText } from '../tools/house.ts'
import { contactSheet, fileName, type Picture } from './contact-sheet.ts'
import { whatIsCut } from './cut.ts'
import { prepareGames } from './games.ts'
import { type Look, readWanted } from './looks.ts'
import { bring, gamesOf, states } from './states.ts'

/*
 * Takes pictures of the window's states into out/gallery, with a page that shows them all and says what does not fit.
 * Arguments limit the states, by parts of their names; options say at which sizes, in which lights, languages and sizes of
 * text (looks.ts).
 */

/** What a window is opened with; its size, its light and its text can change while it is open. */
const asOpened = ({ language, dots }: Look): string => `${language} ${dots}`
const sized = ([width, height]: Look['size']) => ({ width, height })

const wanted = readWanted(process.argv.slice(2))
const shown = states.filter(
  ({ name }) => wanted.states.length === 0 || wanted.states.some((part) => name.includes(part)),
)
if (shown.length === 0) {
  console.error(`No state has such a name. There are: ${states.map(({ name }) => name).join(', ')}.`)
  process.exit(2)
}
const folder = join(import.meta.dirname, '../../../out/gallery')
if (wanted.states.length === 0) rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const dataFolder = makeDataFolder()
const host = hostIn(dataFolder)
await host.start()
const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] })
const failed: string[] = []
const pictures: Picture[] = []
try {
  const { origin, hash } = new URL(host.url())
  const { calls, socket } = await callsTo(origin, hash.slice(1))
  const prepared = await prepareGames(calls, gamesOf(shown))
  for (const state of shown)
    for (const looks of Map.groupBy(wanted.looks, asOpened).values()) {
      const { size, language, text, dots } = looks[0]!
      const page = await browser.newPage({ viewport: sized(size), deviceScaleFactor: dots, reducedMotion: 'reduce' })
      try {
        await bring(page, host.url(), calls, prepared, { language, text, ...state })
        for (const look of looks) {
          await page.setViewportSize(sized(look.size))
          await setText(page, String(state.text ?? look.text))
          await page.emulateMedia({ colorScheme: look.light === 'paper' ? 'light' : 'dark' })
          await page.locator('.map-waiting').waitFor({ state: 'detached', timeout: 60_000 })
          await saveStillPicture(page, join(folder, fileName(state.name, look)))
          pictures.push({ state, look, cut: await whatIsCut(page) })
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
writeFileSync(join(folder, 'index.html'), contactSheet(pictures))
for (const { state, look, cut } of pictures) for (const one of cut) console.log(`${fileName(state.name, look)}: ${one}`)
for (const fault of failed) console.error(`Not shown: ${fault}`)
console.log(`${pictures.length} pictures are in out/gallery; begin with index.html.`)
process.exitCode = failed.length > 0 ? 1 : 0
