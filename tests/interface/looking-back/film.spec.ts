import { expect, type Page } from 'playwright/test'
import { answers, beginGame, command, cover, map, question, stops, untilMoved } from '../tools/at-table.ts'
import { carrier, expectAccessible, keepPicture, test } from '../tools/house.ts'

// Here maps fly and dice roll.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

type Known = { readonly [field: string]: { readonly [row: string]: { readonly [column: string]: unknown } } }

/** Records who sat when, what the window held and received at that time, and the names of each side's own counters. */
class LeakWatch {
  readonly sittings: { side: number | null; texts: string[] }[] = [{ side: null, texts: [] }]
  readonly own: [Set<string>, Set<string>] = [new Set(), new Set()]
  readonly #printedNames = new Map<string, string>()
  /** The ids of calls whose answers are public, such as the printed game. */
  readonly #publicCalls = new Set<string>()

  follow(page: Page): void {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { i, p } = JSON.parse(String(payload)) as { i: string; p?: { u?: string } }
        if (/games\/(setting|rules|draw)|campaigns|settings/.test(p?.u ?? '')) this.#publicCalls.add(i)
      })
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { i: string }
        this.#read(message)
        if (!this.#publicCalls.has(message.i)) this.sittings.at(-1)!.texts.push(String(payload))
      })
    })
  }

  /** Collects the ids of each side's counters in play from its views, and the printed names from the setting. */
  #read(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    if ('views' in message && Array.isArray(message.views))
      for (const { side, known } of message.views as { side: 0 | 1; known: Known }[])
        for (const [name, row] of Object.entries(known['counter'] ?? {}))
          if ('zone' in row && row['zone'] !== null && row['zone'] !== '-') this.own[side].add(name)
    if ('names' in message)
      for (const [name, { en }] of Object.entries(message.names as Record<string, { en: string }>))
        this.#printedNames.set(name, en)
    for (const inner of Object.values(message)) this.#read(inner)
  }

  begin(side: number | null): void {
    this.sittings.push({ side, texts: [] })
  }

  /** Records everything readable: the page, its accessibility tree and its title. */
  async look(page: Page): Promise<void> {
    const seen = [await page.content(), await page.locator('body').ariaSnapshot(), await page.title()]
    this.sittings.at(-1)!.texts.push(...seen)
  }

  /** The names of a side's counters that were readable while that side did not sit. */
  leaks(): string[] {
    return ([0, 1] as const).flatMap((side) =>
      [...this.own[side]].flatMap((name) => {
        const printed = this.#printedNames.get(name) ?? name
        // Decoys have the same name on both sides.
        const words = [...this.own[1 - side]!].some((other) => this.#printedNames.get(other) === printed)
          ? []
          : [printed]
        const found = this.sittings.find(
          (one) =>
            one.side !== side && one.texts.some((text) => [`"${name}"`, ...words].some((word) => text.includes(word))),
        )
        return found === undefined ? [] : [`${name} (${printed}) while ${found.side} sat`]
      }),
    )
  }
}

const film = (page: Page) => page.locator('.question.film')
const steps = (page: Page) => film(page).locator('.film-steps li')
const sides = { French: 0, German: 1 } as const

/** Answers of an operation in order of preference. */
const march = [/^March off/, /^Draw a fatigue/, /^Keep/, /^March to /, /^End the activation/, /^Activate nobody/]

/** Plays until the table is handed over: passes, or activates one stack and marches with it as far as it can. */
async function operate(page: Page, passes: boolean): Promise<void> {
  const over = page.locator('.hand-over')
  for (let acts = 0; acts < 30 && !(await over.isVisible()); acts += 1) {
    const titles = (await answers(page).allInnerTexts()).map((title) => title.replaceAll(/\s+/g, ' '))
    const first = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title))
    const taken = titles.some((title) => title.startsWith('March off'))
    const request = passes ? [/^Pass/] : taken ? march : [/^Place a decoy/, /^Take/, ...march, /^Activate in/]
    const at = request.map(first).find((one) => one >= 0) ?? titles.length - 1
    const before = await stops(page).textContent()
    await answers(page).nth(at).click()
    await untilMoved(page, before)
  }
  await cover(page)
}

async function sitDown(page: Page, watch: LeakWatch): Promise<void> {
  const heading = page.getByRole('heading', { name: /player sits down/ })
  await expect(heading).toBeFocused()
  // The curtain shows only the day and whose turn it is: no table, no map, no record.
  await expect(page.locator('.table-parts, canvas, .journal, .question')).toHaveCount(0)
  await expect(page.locator('.curtain-day')).toHaveText(/^2\d August/)
  await watch.look(page)
  const side = sides[(await heading.innerText()).includes('French') ? 'French' : 'German']
  watch.begin(side)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('.question')).toBeVisible()
  await watch.look(page)
}

test('two players at one window see what the other side did, and none of its hidden names', async ({ page, host }) => {
  test.setTimeout(240_000)
  const watch = new LeakWatch()
  if (carrier === 'browser') watch.follow(page)
  await beginGame(page, host, {
    campaign: 'Gaiter Button – Sedan 1870',
    scenario: /First march/,
    fog: true,
    seed: 'film',
  })

  // There is no film before the first act: the first player is asked at once.
  await expect(page.getByText('Nobody else should look')).toBeVisible()
  await keepPicture(page, 'curtain')
  await expectAccessible(page)
  await sitDown(page, watch)
  await expect(film(page)).toHaveCount(0)
  await operate(page, false)
  watch.begin(null)

  await test.step('the film comes before the question, and nothing can be answered meanwhile', async () => {
    await sitDown(page, watch)
    await expect(film(page).getByRole('heading', { level: 2 })).toBeFocused()
    await expect(answers(page)).toHaveCount(0)
    await page.keyboard.press('1')
    await page.keyboard.press('Escape')
    await expect(question(page)).toBeFocused()
    await expect(page.locator('.question .who')).toContainText('German')
    await expect(answers(page)).not.toHaveCount(0)
    await operate(page, false)
    watch.begin(null)
  })

  await test.step('keys move through the film, and screen readers hear each frame', async () => {
    await sitDown(page, watch)
    const count = await steps(page).count()
    expect(count).toBeGreaterThan(3)
    const said = film(page).locator('output')
    await page.keyboard.press('Space')
    await expect(film(page).getByRole('button', { name: 'Play' })).toBeVisible()
    await page.getByRole('slider', { name: 'Where in the film' }).fill('0')
    await film(page).getByRole('heading', { level: 2 }).focus()
    for (let step = 1; step <= count; step += 1) {
      await page.keyboard.press('ArrowRight')
      await expect(said).toContainText(`${step} of ${count}. `)
      await expect(steps(page).nth(step - 1)).toHaveAttribute('aria-current', 'step')
      await watch.look(page)
    }
    await page.keyboard.press('ArrowLeft')
    await expect(said).toContainText(`${count - 1} of ${count}. `)
    await keepPicture(page, 'film')
    await expectAccessible(page)
    // A sentence links to its place on the map and to its rule.
    await steps(page).getByRole('button', { name: 'Show step 1', exact: true }).click()
    await expect(said).toContainText(`1 of ${count}. `)
    const marched = steps(page)
      .filter({ hasText: /march(es)? from/ })
      .first()
    await marched.getByRole('button').click()
    await film(page)
      .locator('.film-said')
      .getByText(/march(es)? from/)
      .click()
    await expect(page.locator('.readout')).not.toHaveText(/Point at a place/)
    // The next frame clears what was pointed at.
    await page.getByRole('slider', { name: 'Where in the film' }).fill('2')
    await expect(page.locator('.readout')).toHaveText(/Point at a place/)
    await film(page).locator('.rule-link').first().click()
    await expect(page.getByRole('dialog', { name: /rules/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(film(page)).toBeVisible()
  })

  await test.step('reloading during the film asks to sit down again and keeps the film', async () => {
    const told = await film(page).locator('.film-steps').innerText()
    watch.begin(null)
    await page.reload()
    await sitDown(page, watch)
    await expect(film(page).locator('.film-steps')).toHaveText(told, { useInnerText: true })
    await film(page).getByRole('checkbox', { name: 'Show this automatically before my turn' }).uncheck()
    await film(page).getByRole('button', { name: 'Skip' }).click()
    await expect(film(page)).toHaveCount(0)
    await expect(answers(page)).not.toHaveCount(0)
    await operate(page, false)
    watch.begin(null)
  })

  await test.step('if films do not start by themselves, a command starts them', async () => {
    await sitDown(page, watch)
    await expect(film(page)).toHaveCount(0)
    await command(page, 'watch what')
    await page.keyboard.press('Enter')
    await expect(film(page)).toBeVisible()
    await expect(map(page)).toBeVisible()
    await watch.look(page)
    await film(page).getByRole('combobox', { name: 'Pace' }).selectOption('fast')
    await page.keyboard.press('Escape')
    for (let turns = 0; turns < 6; turns += 1) {
      await operate(page, true)
      watch.begin(null)
      await sitDown(page, watch)
      if ((await page.locator('.gb-day').innerText()).includes('27 August')) break
    }
    await expect(page.locator('.gb-day')).toContainText('27 August')
    // The notice that the day is over waits until the film has ended.
    const notice = page.locator('.day-over')
    await expect(notice).toContainText('The day of 26 August is over.')
    await command(page, 'watch what')
    await page.keyboard.press('Enter')
    await expect(film(page)).toBeVisible()
    await expect(notice).toBeHidden()
    await expect(page.getByRole('button', { name: 'How it stands' })).toBeDisabled()
    await page.keyboard.press('Escape')
    await expect(notice).toBeVisible()
  })

  if (carrier !== 'browser') return
  expect([...watch.own].map(({ size }) => size).every((size) => size > 2)).toBe(true)
  expect(watch.leaks()).toEqual([])
})
