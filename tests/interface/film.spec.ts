import { expect, type Page } from 'playwright/test'
import { answers, beginGame, command, map, question, stops } from './at-table.ts'
import { carrier, expectAccessible, keepPicture, test } from './house.ts'

type Known = { readonly [field: string]: { readonly [row: string]: { readonly [column: string]: unknown } } }

/** Who sat when, what the window held then and was sent, and how each side's own counters are called. */
class Watch {
  readonly sittings: { side: number | null; texts: string[] }[] = [{ side: null, texts: [] }]
  readonly own: [Set<string>, Set<string>] = [new Set(), new Set()]
  readonly #printed = new Map<string, string>()
  /** Papers that everybody has: what is printed is no secret. */
  readonly #papers = new Set<string>()

  follow(page: Page): void {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { i, p } = JSON.parse(String(payload)) as { i: string; p?: { u?: string } }
        if (/games\/(setting|rules|draw)|campaigns|settings/.test(p?.u ?? '')) this.#papers.add(i)
      })
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { i: string }
        this.#read(message)
        if (!this.#papers.has(message.i)) this.sittings.at(-1)!.texts.push(String(payload))
      })
    })
  }

  /** The counters in play are named to their own side, and everything that has a name in the setting. */
  #read(message: unknown): void {
    if (typeof message !== 'object' || message === null) return
    if ('views' in message && Array.isArray(message.views))
      for (const { side, known } of message.views as { side: 0 | 1; known: Known }[])
        for (const [name, row] of Object.entries(known['counter'] ?? {}))
          if ('zone' in row && row['zone'] !== null && row['zone'] !== '-') this.own[side].add(name)
    if ('names' in message)
      for (const [name, { en }] of Object.entries(message.names as Record<string, { en: string }>))
        this.#printed.set(name, en)
    for (const inner of Object.values(message)) this.#read(inner)
  }

  begin(side: number | null): void {
    this.sittings.push({ side, texts: [] })
  }

  /** All that somebody could read or be read: of the page, of its accessible tree, of its title. */
  async look(page: Page): Promise<void> {
    const seen = [await page.content(), await page.locator('body').ariaSnapshot(), await page.title()]
    this.sittings.at(-1)!.texts.push(...seen)
  }

  /** Where a name of a side was in reach of somebody who did not sit for it. */
  leaks(): string[] {
    return ([0, 1] as const).flatMap((side) =>
      [...this.own[side]].flatMap((name) => {
        const printed = this.#printed.get(name) ?? name
        // Decoys are called the same on both sides.
        const words = [...this.own[1 - side]!].some((other) => this.#printed.get(other) === printed) ? [] : [printed]
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

/** What one does in an operation, the first of these that can be done. */
const march = [/^March off/, /^Draw a fatigue/, /^Keep/, /^March to /, /^End the activation/, /^Activate nobody/]

/** Answers until the other side has to be handed the table. One stack is activated, and marches as far as it comes. */
async function operate(page: Page, passes: boolean): Promise<void> {
  const over = page.locator('.hand-over')
  for (let acts = 0; acts < 30 && !(await over.isVisible()); acts += 1) {
    const asked = await question(page).innerText()
    const titles = await answers(page).allInnerTexts()
    const first = (pattern: RegExp) => titles.findIndex((title) => pattern.test(title))
    const taken = titles.some((title) => title.startsWith('March off'))
    const wish = passes ? [/^Pass/] : taken ? march : [/^Place a decoy/, /^Take/, ...march, /^Activate in/]
    const at = wish.map(first).find((one) => one >= 0) ?? titles.length - 1
    const before = (await stops(page).textContent()) ?? ''
    await answers(page).nth(at).click()
    await expect(stops(page), asked).not.toHaveText(before)
  }
  await over.click()
}

async function sitDown(page: Page, watch: Watch): Promise<void> {
  const heading = page.getByRole('heading', { name: /player sits down/ })
  await expect(heading).toBeFocused()
  // Behind the curtain there is the day and whose turn it is: no table, no map, no record.
  await expect(page.locator('.table-parts, canvas, .journal, .question')).toHaveCount(0)
  await expect(page.locator('.curtain-day')).toHaveText(/^2\d August/)
  await watch.look(page)
  const side = sides[(await heading.innerText()).includes('French') ? 'French' : 'German']
  watch.begin(side)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await expect(page.locator('.question')).toBeVisible()
  await watch.look(page)
}

test('two people at one window see in turn what the other did, and nothing of who did it', async ({ page, host }) => {
  test.setTimeout(240_000)
  const watch = new Watch()
  if (carrier === 'browser') watch.follow(page)
  await beginGame(page, host, {
    campaign: 'Gaiter Button – Sedan 1870',
    scenario: /First march/,
    fog: true,
    seed: 'film',
  })

  // Nobody did anything before: the first to sit down is asked at once.
  await expect(page.getByText('Let nobody look on')).toBeVisible()
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

  await test.step('it is gone about in by keys, and told to those who do not see it', async () => {
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
    // A sentence leads to its place on the map, and to the rule it comes from.
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
    // It was of that moment: with the next one it is let go.
    await page.getByRole('slider', { name: 'Where in the film' }).fill('2')
    await expect(page.locator('.readout')).toHaveText(/Point at a place/)
    await film(page).locator('.rule-link').first().click()
    await expect(page.getByRole('dialog', { name: /rules/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(film(page)).toBeVisible()
  })

  await test.step('whoever loads the window again in the midst of it sits down again and has lost nothing', async () => {
    const told = await film(page).locator('.film-steps').innerText()
    watch.begin(null)
    await page.reload()
    await sitDown(page, watch)
    await expect(film(page).locator('.film-steps')).toHaveText(told, { useInnerText: true })
    await film(page).getByRole('checkbox', { name: 'Show this by itself before my turn' }).uncheck()
    await film(page).getByRole('button', { name: 'Skip' }).click()
    await expect(film(page)).toHaveCount(0)
    await expect(answers(page)).not.toHaveCount(0)
    await operate(page, false)
    watch.begin(null)
  })

  await test.step('when it is not wanted by itself it is there for who asks, until the day is over', async () => {
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
      if ((await page.locator('.question .who').innerText()).includes('27 August')) break
    }
    await expect(page.locator('.question .who')).toContainText('27 August')
    // That the day is over is told by no notice while the film is not there yet.
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
