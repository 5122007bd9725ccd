import { expect, type Page } from 'playwright/test'
import type { GameSnapshot } from '../../../src-main/contract/games.ts'
import type { Calls } from '../../main/socket.ts'
import { everyTry } from '../../tries.ts'
import { type Acts, countEachAct } from './acts.ts'
import { answers, stops } from './at-table.ts'
import type { RunningHost } from './hosts.ts'
import { openAtTable } from './without-form.ts'

/**
 * A battle of Portable Spicheren as one kind of hand plays it, with its acts counted. Units go forward, and everybody fires, as an
 * ordinary player’s would; what is asked is looked up at the host.
 */

/** How a kind of hand does what a battle asks for. */
export type Hand = {
  /** Goes to where units are chosen. */
  readonly begin: () => Promise<void>
  /** Chooses a unit that the question is about, aims it at a place or an enemy it can go to or fire at, and sends it. */
  readonly send: (table: GameSnapshot, send: RegExp) => Promise<void>
  /** Chooses a melee. A unit shows its chances first; where nothing but this can be meant, it is fought at once. */
  readonly takeMelee: (table: GameSnapshot) => Promise<void>
  /** Has a melee fought whose chances are shown. */
  readonly fight: () => Promise<void>
  /** Gives an answer by its words. */
  readonly give: (words: string) => Promise<void>
}

/** Acts of a hand for what a unit does, with all that is asked before the next is chosen. */
const MOST = 6
/** How many units a side sends each turn before it ends its moves. */
const SENT = 4
/** Per commit the battle is left after so many units; with every try it is played to its end. */
const UNITS = everyTry ? Infinity : 9

export const allowedTime = everyTry ? 1_800_000 : 240_000

export const orderCard = (page: Page) => page.locator('.order-card')

/** What units are sent to do at a question, by the words of the button that sends them. */
const orders: Readonly<Record<string, RegExp>> = {
  activations: /^Try and go/,
  'artillery-orders': /^Fire/,
  'rifle-fire': /^Fire/,
}

/** Begins the battle, and opens its table with the question asked. */
export async function openBattle(page: Page, host: RunningHost, calls: Calls): Promise<number> {
  await calls.settings.write({ asking: 'choices' })
  const begun = { campaign: 'portable-spicheren', scenario: 'spicheren-historical', seed: 'keys' }
  const { id } = await calls.games.begin({ ...begun, players: { sides: ['person', 'person'], open: true } })
  await openAtTable(page, host, id)
  await expect(page.locator('.question h2')).toBeVisible()
  return id
}

/** Gives the next answer; whether a unit was sent. */
async function answer(page: Page, hand: Hand, table: GameSnapshot, sent: number): Promise<boolean> {
  const { prompt, answers: all } = table.question!
  const title = (verb: RegExp) => all.find((one) => verb.test(one.verb))?.title.en
  if (prompt === 'melees' && title(/^fight$/) !== undefined) {
    const before = await stops(page).innerText()
    await hand.takeMelee(table)
    const fight = orderCard(page).getByRole('button', { name: 'Fight' }).first()
    await expect(async () => {
      const isFought = (await stops(page).innerText()) !== before
      expect(isFought || (await fight.isVisible())).toBe(true)
    }).toPass()
    if (await fight.isVisible()) await hand.fight()
    return false
  }
  const send = orders[prompt]
  const isAsked = all.some(({ verb }) => /^(activate|aim|fire)$/.test(verb))
  if (send !== undefined && isAsked && (prompt !== 'activations' || sent < SENT)) {
    await hand.send(table, send)
    return prompt === 'activations'
  }
  await hand.give(title(/^(end-moves|hold-fire|cease-fire)$/) ?? all[0]!.title.en)
  return false
}

/** Plays a battle whose table is open, and expects that a unit’s turn takes few acts; `actsOf` tells which of them count, and refuses others. */
export async function playBattle(
  page: Page,
  calls: Calls,
  id: number,
  hand: Hand,
  actsOf: (acts: Acts) => number,
): Promise<void> {
  const counted = await countEachAct(page)
  const acts = async () => actsOf(await counted())
  await hand.begin()
  let table = await calls.games.look({ id })
  const turns: number[] = []
  let [sent, side, before, isTurn] = [0, table.decider, 0, false]
  while (table.question !== null && turns.length < UNITS) {
    const { stop } = table
    if (table.decider !== side) [side, sent] = [table.decider, 0]
    const asked = table.question.prompt
    // A unit's turn lasts until the next is chosen.
    if (isTurn && /^(activations|artillery-orders|rifle-fire|melees)$/.test(asked)) {
      turns.push((await acts()) - before)
      expect(turns.at(-1), `the turn of unit ${turns.length}`).toBeLessThanOrEqual(MOST)
      isTurn = false
    }
    if (!isTurn) before = await acts()
    const isSent = await answer(page, hand, table, sent)
    isTurn ||= isSent
    if (isSent) sent += 1
    await expect(async () => {
      table = await calls.games.look({ id })
      expect(table.stop).toBeGreaterThan(stop)
    }).toPass({ timeout: 60_000 })
    await expect(page.locator('.scrubbed')).toHaveText(new RegExp(`^${table.stop} of`))
  }
  if (everyTry) expect(table.ending).not.toBeNull()
  const [most, all] = [Math.max(...turns), await acts()]
  console.info(
    `${turns.length} turns of units, ${most} acts of the hand at most; ${all} for ${table.stop} acts of the game`,
  )
}

/** The answer to a question with these words. */
export const answerOf = (page: Page, words: string) => answers(page).filter({ hasText: words }).first()
