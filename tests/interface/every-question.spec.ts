import { expect, type Page } from 'playwright/test'
import * as aftermath from '#engine/gaiter-button/words/aftermath.ts'
import * as battles from '#engine/gaiter-button/words/battle.ts'
import * as nights from '#engine/gaiter-button/words/night.ts'
import type { Question } from '../../src-main/contract/games.ts'
import { answers, question } from './tools/at-table.ts'
import { importGame, test } from './tools/at-host.ts'
import { carrier, often } from './tools/house.ts'
import { everyFifth, everyTry } from '../tries.ts'
import { gamesThatAskEverything } from './tools/questions.ts'
import { openAtTable } from './tools/without-form.ts'

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

/*
 * With every try the page is loaded for each question in each language. Otherwise every fifth question is asked, in one of
 * the languages in turn; the page is loaded for each game and language, and else catches up with what another window has done. That the
 * rules can ask every question is tried in either case.
 */
test('every question that the rules can ask is there again after loading the page, with its answers and its panel', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(900_000)
  // Each question by itself, without the cards that answer several at once.
  await calls.settings.write({ asking: 'all' })
  const games = gamesThatAskEverything()
  const chosen = everyFifth(games.flatMap(({ asked }) => asked))
  for (const { file, asked: all } of games) {
    const asked = all.filter((one) => chosen.includes(one))
    if (asked.length === 0) continue
    const id = await importGame(calls, file())
    const { system } = await calls.games.open({ id })
    await calls.games.goTo({ id, moment: asked[0]?.moment ?? 0 })
    await openAtTable(page, host, id)
    for (const language of languages) {
      const wanted = asked.filter((one) => everyTry || chosen.indexOf(one) % 2 === languages.indexOf(language))
      if (wanted.length > 0) await calls.settings.write({ language })
      for (const [index, { prompt, moment }] of wanted.entries()) {
        const table = await calls.games.goTo({ id, moment })
        const there = table.question
        if (there?.prompt !== prompt) throw new Error(`"${prompt}" is not asked, but "${there?.prompt}"`)
        await test.step(`${prompt}, ${language}`, async () => {
          if (everyTry || index === 0) await page.reload()
          // A window that is come back to shows how far the game has gone in another.
          else await page.evaluate(() => window.dispatchEvent(new Event('focus')))
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
  const titles = asked.answers.map(({ title }) => plain(title[language])).toSorted()
  await expect(question(page)).toHaveText(plain(asked.sentence[language]))
  // Lists of dozens are folded: they are opened, and all of them are shown then.
  const folded = page.locator('.answer-fold[aria-expanded="false"]')
  const isFolded = (await folded.count()) > 0
  while ((await folded.count()) > 0) await folded.first().click()
  const shownAnswers = answers(page).and(page.locator('.answer'))
  const isAll = isFolded || titles.length <= firstAnswers
  const most = isAll ? titles.length : firstAnswers
  // Waiting for what is shown looks at every frame, as expecting does not.
  await shownAnswers.nth(most - 1).waitFor()
  const shown = async () => {
    const texts = await shownAnswers.evaluateAll((all) =>
      all.map((one) => one.querySelector('.answer-words')?.textContent ?? ''),
    )
    return texts.map(plain).toSorted()
  }
  if (isAll) await expect.poll(shown, often).toEqual(titles)
  else
    await expect
      .poll(async () => {
        const texts = await shown()
        return [texts.length, texts.filter((text) => !titles.includes(text))]
      }, often)
      .toEqual([most, []])
}

/** French spaces are set by the window. */
const plain = (words: string): string => words.replaceAll(/\s+/gu, ' ').trim()
