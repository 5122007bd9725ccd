import { expect, type Page } from 'playwright/test'
import { Game } from '#engine/kernel/game/game.ts'
import { imagine } from '#engine/kernel/game/imagine.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import type { View } from '#engine/kernel/game/game.ts'
import { chalons } from '../games/workshop.ts'
import { pickFrom } from '../kernel/table.ts'
import { actKeenly } from '../rulebook/gaiter-button/keen-play.ts'
import { importGame, test } from './tools/at-host.ts'
import { answers, command, cover, goTo, openGame, question, stops, untilMoved } from './tools/at-table.ts'
import { Eavesdropper, type Traces, leaks } from './tools/eavesdropper.ts'
import type { RunningHost } from './tools/hosts.ts'
import { carrier, often } from './tools/house.ts'
import { inMemory } from './tools/memory.ts'
import { fileOf } from './tools/played.ts'
import { Truth } from './tools/truth.ts'
import { openAtTable } from './tools/without-form.ts'
import { everyTry, tries } from '../tries.ts'

test.skip(carrier === 'electron', 'What the host sends is listened to on a web socket, and Electron has none.')

const persons = ['person', 'person'] as const
const sit = (page: Page) => page.getByRole('button', { name: 'Sit down' })
/** The button that leads from the film to the question. */
const endFilm = (page: Page) => page.locator('.film-on')
const handOver = (page: Page) => page.getByRole('button', { name: /^Hand over to/ })

/** More steps than a game has. */
const wholeGame = 400

/** Plays a hidden game by clicking, to its end or for so many steps, and checks for leaked secrets at each; returns how many secrets there were. */
async function playListening(page: Page, host: RunningHost, id: number, most: number): Promise<number> {
  const ear = new Eavesdropper(page)
  await openAtTable(page, host, id)
  const truth = new Truth(host, id, chalons)
  const pick = pickFrom(1)
  let hidden = 0
  const expectNoLeaks = async (side: number | null, where: string, inWindow = true): Promise<void> => {
    await ear.settle()
    const secrets = truth.catchUp().hiddenFrom(side)
    hidden += secrets.length
    expect(leaks(inWindow ? await ear.collect() : ear.heard(), secrets), where).toEqual([])
  }
  const { play } = truth.game
  let seat: number | null = null
  for (let step = 0; step < most; step += 1) {
    await sit(page).or(handOver(page)).or(endFilm(page)).or(answers(page).first()).first().waitFor()
    if (await sit(page).isVisible()) {
      await expectNoLeaks(null, 'behind the curtain')
      await sit(page).click()
      await question(page).waitFor()
      seat = truth.catchUp().game.play.decider
      await expectNoLeaks(seat, `side ${seat} has sat down`)
    } else if (await endFilm(page).isVisible()) {
      // The last frame shows everything that the film tells.
      await page.locator('.film-steps button').last().click()
      await expect(page.locator('.film-steps li').last()).toHaveAttribute('aria-current', 'step')
      await expectNoLeaks(seat, `side ${seat} has seen what the other did`)
      await endFilm(page).click()
    } else if (await handOver(page).isVisible()) {
      await cover(page)
    } else {
      const count = await answers(page).count()
      if (count === 0) break
      seat ??= play.decider
      const before = await stops(page).textContent()
      const answer = answers(page).nth(pick(count))
      const words = await answer.textContent()
      await answer.click()
      await untilMoved(page, before)
      // What the host sends is searched after every act, and all that is in the window after a fifth of them.
      await expectNoLeaks(seat, `after “${words}”`, everyTry || step % 5 === 0 || play.decider < 0)
      if (play.decider < 0) break
    }
  }
  if (most === wholeGame) expect(play.decider).toBe(-1)
  truth.close()
  return hidden
}

// Both games are played to their end where every try is made.
for (const [who, sides, most] of [
  ['by two at one machine', persons, tries(wholeGame)],
  ['against the computer', ['person', 'chance'], tries(wholeGame)],
] as const) {
  test(`a hidden game played ${who} tells neither side what it may not know`, async ({ page, host, calls }) => {
    test.setTimeout(480_000)
    const { id } = await calls.games.begin({
      campaign: 'chalons-1870',
      scenario: 'first-march',
      seed: 'the secret of the seed',
      players: { sides: [...sides], open: false },
    })
    const hidden = await playListening(page, host, id, most)
    expect(hidden).toBeGreaterThan(100)
  })
}

const orderHeading = (page: Page) => page.locator('#order-heading')

test('games that a side cannot tell apart look the same in the window, to the last attribute', async ({
  page,
  host,
  calls,
}) => {
  test.setTimeout(480_000)
  const ear = new Eavesdropper(page)
  await page.goto(host.url())
  const start = { scenario: 'beaumont-sedan', switches: {}, seed: 'alike' }
  const begun = Game.begin(chalons.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  // All of these questions where every try is made, else the first two; what the host tells is compared at every question (`tests/services/secrecy`).
  const questions = ['engage.defence', 'activation', 'night-works', 'declaring', 'retreat']
  const wanted = new Set(questions.slice(0, tries(questions.length, 2)))
  const pick = pickFrom(4)
  const { play } = game
  while (play.decider >= 0 && wanted.size > 0) {
    const { prompt = '' } = game.decision() ?? {}
    // Early positions hide little.
    if (game.history.current > 150 && wanted.delete(prompt)) {
      const view = game.view(play.decider)
      const [one, other] = [await seen('one'), await seen('other')]
      expect(one, prompt).toEqual(other)

      /** The traces that a game imagined from the view leaves in the window. */
      async function seen(seed: string): Promise<Traces> {
        const position = stateAsJson(imagine(chalons.loaded, JSON.parse(JSON.stringify(view)) as View, seed))
        const imagined = Game.begin(chalons.loaded, { ...start, position })
        if (!imagined.ok) throw new Error(imagined.error.message)
        const file = fileOf(chalons, { ...start, position }, imagined.value, 'Imagined', persons)
        const id = await importGame(calls, file)
        await ear.collect()
        await openGame(page, id)
        await sit(page).waitFor()
        // Waits for the table's setting, so that the order of later calls does not depend on timing.
        await ear.settle()
        await sit(page).click()
        // A battle and a reconnaissance are asked about on a card.
        await answers(page).first().or(orderHeading(page)).first().waitFor()
        await expect(orderHeading(page).filter({ hasText: 'Working it out…' })).toHaveCount(0)
        await expect(page.getByText('Drawing the map…')).toHaveCount(0, { timeout: 60_000 })
        await ear.settle()
        const traces = await ear.collect()
        await calls.games.close({ id })
        await calls.library.remove({ id })
        return normalized(traces, id)
      }
    }
    if (!actKeenly(game, pick)) break
  }
  expect([...wanted]).toEqual([])
})

/** Removes what differs between runs and reveals nothing: ids of games and calls, times, and the order of answers. */
const normalized = (traces: Traces, id: number): Traces =>
  Object.fromEntries(
    Object.entries(traces).map(([where, text]) => {
      const same = text
        .replaceAll(new RegExp(`(id|game)(\\\\?)":${id}\\b`, 'g'), '$1":0')
        .replaceAll(/"(begun|played)":\d+/g, '"$1":0')
        .replaceAll(/"i":"\w+"/g, '"i":""')
        // The height kept free for a panel is set once that has been measured again, which may be later.
        .replaceAll(/ style=\\?"min-height: [\d.]+px;\\?"/g, '')
      // How often the window asks for the same again, as after it was looked away from, depends on time.
      const sent = (): string => [...new Set(same.split('\n'))].toSorted().join('\n')
      return [where, where === 'what the host sent' ? sent() : same]
    }),
  )

test('a covered table leaves nothing in the window or in its memory', async ({ page, host, calls }) => {
  test.setTimeout(120_000)
  const { id } = await calls.games.begin({
    ...{ campaign: 'chalons-1870', scenario: 'beaumont-sedan', seed: 'memory' },
    players: { sides: ['person', 'person'], open: false },
  })
  await openAtTable(page, host, id)
  await sit(page).click()
  await answers(page).first().waitFor()
  await page.getByRole('button', { name: 'Intelligence' }).click()
  await expect(page.locator('.gb-token').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await command(page, 'supply')
  await page.keyboard.press('Enter')
  await goTo(page, 'Mouzon')
  for (let act = 0; act < 30; act += 1) {
    await handOver(page).or(answers(page).first()).first().waitFor()
    if (await handOver(page).isVisible()) break
    const before = await stops(page).textContent()
    await answers(page).last().click()
    await untilMoved(page, before)
  }
  const rules = page.getByRole('dialog', { name: 'Rules at hand' })
  await page.keyboard.press('F1')
  await rules.getByRole('searchbox').fill('night withdrawal')
  await rules.getByRole('searchbox').press('Enter')
  await expect(rules.locator('.rule-heading')).toHaveText(/GB 17/)
  expect(Object.keys(await inMemory(page))).toEqual(
    expect.arrayContaining(['table', 'piece', 'answer', 'stop', 'entry']),
  )
  await cover(page)
  await sit(page).waitFor()
  // Answers that arrive after the curtain has fallen are dropped.
  await expect.poll(() => inMemory(page), often).toEqual({})
  // The next player does not see the rule that was open.
  await expect(rules).toHaveCount(0)
  await sit(page).click()
  await question(page).waitFor()
  await page.keyboard.press('F1')
  await expect(rules.getByRole('searchbox')).toBeFocused()
  await expect(rules.locator('.rule-heading')).not.toHaveText(/GB/)
})

/** Ways in which a careless program could leak a secret, and the trace that must show it. */
const planted: readonly (readonly [where: string, plant: (secret: string) => void])[] = [
  ['the page', (secret) => document.querySelector('h2')?.setAttribute('data-who', secret)],
  ['the page', (secret) => document.querySelector('h2')?.setAttribute('title', `Here: ${secret}`)],
  [
    'the page',
    (secret) => document.body.append(Object.assign(document.createElement('i'), { hidden: true, innerText: secret })),
  ],
  ['the page', (secret) => document.body.append(Object.assign(document.createElement('input'), { value: secret }))],
  ['what is read aloud', (secret) => document.querySelector('h2')?.setAttribute('aria-label', secret)],
  [
    'what is read aloud',
    (secret) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`h2::after { content: ${JSON.stringify(secret)} }`)
      document.adoptedStyleSheets = [sheet]
    },
  ],
  ['the title', (secret) => (document.title = secret)],
  ['the local storage', (secret) => localStorage.setItem('last', secret)],
  ['the storage of the session', (secret) => sessionStorage.setItem('last', secret)],
  ['the address and the history', (secret) => history.replaceState({ ...history.state, who: secret }, '')],
  ['cookies and databases', (secret) => (document.cookie = `who=${secret}`)],
  ['the console', (secret) => console.debug('looked at', secret)],
]

/** Removes everything that was planted; runs in the page. */
function removePlanted(): void {
  const heading = document.querySelector('h2')
  for (const name of ['data-who', 'title', 'aria-label']) heading?.removeAttribute(name)
  for (const one of document.querySelectorAll('body > i, body > input')) one.remove()
  document.adoptedStyleSheets = []
  document.title = ''
  localStorage.removeItem('last')
  sessionStorage.removeItem('last')
  history.replaceState({ ...history.state, who: undefined }, '')
  document.cookie = 'who=; max-age=0'
}

test('a leaked secret is found wherever it is', async ({ page, host, calls }) => {
  const { id } = await calls.games.begin({
    campaign: 'chalons-1870',
    scenario: 'first-march',
    seed: 'planted',
    players: { sides: ['person', 'chance'], open: false },
  })
  const ear = new Eavesdropper(page)
  await openAtTable(page, host, id)
  await answers(page).first().waitFor()
  await ear.settle()
  const truth = new Truth(host, id, chalons)
  const secrets = truth.catchUp().hiddenFrom(0)
  const secret = '5th Cavalry Division (Rheinbaben)'
  expect(secrets).toContain(secret)
  const found = async (): Promise<string[]> =>
    leaks(await ear.collect(), secrets).map((leak) => leak.slice(leak.indexOf(' in ') + ' in '.length))
  expect(await found()).toEqual([])

  for (const [where, plant] of planted) {
    await page.evaluate(plant, secret)
    expect(await found(), String(plant)).toContain(where)
    await page.evaluate(removePlanted)
  }
  expect(await found()).toEqual([])
  await calls.library.rename({ id, name: secret })
  await page.reload()
  await answers(page).first().waitFor()
  await ear.settle()
  expect(await found()).toEqual(expect.arrayContaining(['the page', 'the title', 'what the host sent']))
  truth.close()
})
