import { expect, type Page } from 'playwright/test'
import { answers, beginGame, map, question, readout, stops, untilMoved } from './tools/at-table.ts'
import { test } from './tools/house.ts'

test.use({ viewport: { width: 1280, height: 840 } })

/** A way to give an answer by keys: by its digit, in the list, in the palette, or on the map. */
type Way = (page: Page, words: RegExp) => Promise<void>

const focusedText = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.firstChild?.textContent ?? '')

/** Checks that the focused element is in sight and visibly marked. */
async function expectFocusSeen(page: Page, where: string): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return 'nothing has the focus'
    const { outlineStyle, outlineWidth } = getComputedStyle(focused)
    const { top, bottom, left, right } = focused.getBoundingClientRect()
    const what = `${focused.tagName} ${focused.textContent?.slice(0, 30) ?? ''}`
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return `${what} is out of sight`
    const isMarked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return isMarked || focused.matches('h1, h2') ? 'seen' : `${what} is not marked`
  })
  expect(seen, where).toBe('seen')
}

async function pressUntil(page: Page, key: string, most: number, isThere: () => Promise<boolean>): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await isThere()) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key}, pressed ${most} times, did not come there`)
}

const byNumber: Way = async (page, words) => {
  const answer = answers(page).filter({ hasText: words }).first()
  await expect(answer).toBeEnabled()
  const key = await answer.getAttribute('aria-keyshortcuts')
  await page.keyboard.press(key ?? '')
}
const inTheList: Way = async (page, words) => {
  const list = page.getByRole('group', { name: 'Answers' })
  const isAnswer = () => list.evaluate((group) => group.contains(document.activeElement))
  await pressUntil(page, 'Tab', 60, isAnswer)
  await expectFocusSeen(page, 'in the list')
  await page.keyboard.press('Home')
  await pressUntil(page, 'ArrowDown', 150, async () => words.test(await focusedText(page)))
  await expectFocusSeen(page, 'at the answer')
  await page.keyboard.press('Enter')
}
const byTyping: Way = async (page, words) => {
  await page.keyboard.press('Control+k')
  await page.keyboard.type(words.source.replace('^', '').toLowerCase())
  await expectFocusSeen(page, 'in the palette')
  await page.keyboard.press('Enter')
}
/** Goes on the map, by the key for it, to the place that an answer names, and chooses it. */
const onTheMap: Way = async (page, words) => {
  const answer = answers(page).filter({ hasText: words }).first()
  const title = (await answer.locator('.answer-words').textContent()) ?? ''
  const place = title.replace(/^March to /, '').trim()
  await pressUntil(page, 'Tab', 60, () => map(page).evaluate((one) => one === document.activeElement))
  await expectFocusSeen(page, 'on the map')
  await pressUntil(page, 'n', 60, async () => (await readout(page).innerText()).startsWith(place))
  await page.keyboard.press('Enter')
}

/** The answers to the questions, first match first, and the way to give each. */
const habits: readonly (readonly [question: RegExp, answer: RegExp, way: Way])[] = [
  [/decoy/, /^Keep what you have/, byNumber],
  [/^Your operation/, /^Activate in/, byTyping],
  [/^Your operation/, /^Pass/, byNumber],
  [/^Who is activated/, /^March off/, byTyping],
  [/^Who is activated/, /^Take/, inTheList],
  [/^The marker/, /^Keep/, byNumber],
  [/^The stack/, /^March to/, onTheMap],
  [/^The stack/, /^Draw/, byTyping],
  [/^The stack/, /^End the activation/, inTheList],
  [/^Activate another/, /^Activate nobody else/, byNumber],
  [/^Night: what/, /^All is in order/, byTyping],
  [/^Night: which/, /^Keep the fortresses/, inTheList],
]

test('a whole day of the campaign is played by keys alone, and one always sees where one is', async ({
  page,
  host,
}) => {
  test.setTimeout(480_000)
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: 'August 1870', seed: 'a' })
  await page.evaluate(() => {
    for (const name of ['pointerdown', 'mousedown', 'click'] as const)
      document.addEventListener(name, (event) => {
        if (!(event instanceof MouseEvent) || event.detail > 0) throw new Error(`somebody used the mouse: ${name}`)
      })
  })
  // Each side marches once, with one marker; then both pass until the day ends.
  const activated = new Set<string>()
  const used = new Set<Way>()
  let draws = 0
  for (let act = 0; act < 60; act += 1) {
    if ((await stops(page).innerText()).includes('26 August')) break
    const asked = await question(page).innerText()
    const side = (/(French|German)/.exec(await page.locator('.who').innerText()) ?? [''])[0]
    const texts = await answers(page).allInnerTexts()
    const habit = habits.find(([about, answer]) => {
      if (!about.test(asked) || !texts.some((text) => answer.test(text))) return false
      if (/Activate in/.test(answer.source)) return !activated.has(side)
      return !/Draw/.test(answer.source) || draws < 2
    })
    if (habit === undefined) throw new Error(`nobody knows what to say to “${asked}”: ${texts.join(', ')}`)
    const [, answer, way] = habit
    if (/Activate in/.test(answer.source)) activated.add(side)
    if (/Draw/.test(answer.source)) draws += 1
    const before = await stops(page).textContent()
    await test.step(`${asked} ${answer.source}`, async () => {
      await way(page, answer)
      await untilMoved(page, before)
      await expectFocusSeen(page, `after ${asked} ${answer.source}`)
      // Screen readers hear the next question.
      await expect(question(page)).toHaveAttribute('aria-live', 'polite')
    })
    used.add(way)
  }
  await expect(stops(page)).toContainText('26 August')
  expect(activated.size).toBe(2)
  expect(used.size).toBe(4)
})

test('answering by digit moves the focus to the question', async ({ page, host }) => {
  await beginGame(page, host, { campaign: 'Gaiter Button – Sedan 1870', scenario: 'August 1870', seed: 'a' })
  const answerByDigit = async (words: RegExp, where: string): Promise<void> => {
    const before = await stops(page).textContent()
    await byNumber(page, words)
    await untilMoved(page, before)
    const at = () =>
      page.evaluate(() => {
        const { activeElement: now } = document
        return now?.matches('#question-heading, .answer') === true
          ? 'the question'
          : (now?.outerHTML.slice(0, 80) ?? '')
      })
    await expect.poll(at, where).toBe('the question')
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  await answerByDigit(/^Keep what you have/, 'from nowhere')
  await answers(page).first().focus()
  await answerByDigit(/^Keep what you have/, 'from another answer, which goes')
  await answers(page).filter({ hasText: /^Pass/ }).focus()
  await answerByDigit(/^Pass/, 'from the answer itself')
})
