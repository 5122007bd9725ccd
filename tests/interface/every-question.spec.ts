import { expect, type Page } from 'playwright/test'
import * as aftermath from '#engine/gaiter-button/words/aftermath.ts'
import * as battles from '#engine/gaiter-button/words/battle.ts'
import * as nights from '#engine/gaiter-button/words/night.ts'
import type { Question } from '../../src-main/contract/games.ts'
import { answers, openGame, question } from './tools/at-table.ts'
import { importGame, test } from './tools/at-host.ts'
import { carrier } from './tools/house.ts'
import { everyTry } from '../tries.ts'
import { gamesThatAskEverything } from './tools/questions.ts'

test.skip(
  carrier === 'electron',
  'The games are brought to the table by a second window, which Electron does not have.',
)

/** The prompts that have a panel: those of operations, battles and nights, and draws from the bowl. */
const withPanel = new Set([
  ...['impulse', 'impulse.next', 'muster', 'activation', 'marker', 'unit-losses'],
  ...[battles, aftermath, nights]
    .flatMap(({ en }) => Object.keys(en))
    .filter((key) => key.startsWith('prompt.'))
    .map((key) => key.slice('prompt.'.length)),
])

const languages = ['en', 'fr'] as const

/** The number of answers that the window shows at first. */
const firstAnswers = 120

test('every question that the rules can ask is there again after loading the page, with its answers and its panel', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(900_000)
  await page.goto(host.url())
  for (const { file, asked } of gamesThatAskEverything()) {
    const id = await importGame(calls, file)
    const { system } = await calls.games.open({ id })
    await calls.games.goTo({ id, moment: asked[0]?.moment ?? 0 })
    await openGame(page, id)
    for (const [index, { prompt, moment }] of asked.entries()) {
      const table = await calls.games.goTo({ id, moment })
      const there = table.question
      if (there?.prompt !== prompt) throw new Error(`"${prompt}" is not asked, but "${there?.prompt}"`)
      // A run that is not to try everything asks each question in one of the languages, in turn.
      for (const language of everyTry ? languages : [languages[index % 2]!]) {
        await calls.settings.write({ language })
        await page.reload()
        await test.step(`${prompt}, ${language}`, async () => {
          await expectQuestion(page, there, language)
          const panel = page.locator('.beside-question')
          if (system === 'gaiter-button' && withPanel.has(prompt)) await expect(panel).toHaveText(/\p{L}{3}/u)
          await expect(page.locator('[role=alert]')).toHaveCount(0)
        })
      }
    }
    await calls.games.close({ id })
  }
})

/** Checks that the window shows the host's question and answers. */
async function expectQuestion(page: Page, asked: Question, language: 'en' | 'fr'): Promise<void> {
  const titles = asked.answers.map(({ title }) => plain(title[language]))
  // Waiting for what is shown looks at every frame, as expecting does not.
  await answers(page)
    .nth(Math.min(firstAnswers, titles.length) - 1)
    .waitFor()
  await expect(question(page)).toHaveText(plain(asked.sentence[language]))
  const shown = await answers(page).evaluateAll((all) => all.map((one) => one.firstChild?.textContent ?? ''))
  expect(shown).toHaveLength(Math.min(firstAnswers, titles.length))
  if (titles.length <= firstAnswers) expect(shown.map(plain).toSorted()).toEqual(titles.toSorted())
  else for (const title of shown) expect(titles).toContain(plain(title))
}

/** French spaces are set by the window. */
const plain = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim()
