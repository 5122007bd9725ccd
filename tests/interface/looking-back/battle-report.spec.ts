import { expect, type Page } from 'playwright/test'
import { Game } from '#engine/kernel/game/game.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { played } from '../../games/workshop.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { pickFrom } from '../../kernel/table.ts'
import { warlike } from '../../rulebook/wissembourg-spicheren/warlike.ts'
import { answers, openGame } from '../tools/at-table.ts'
import { importGame, test } from '../tools/at-host.ts'
import { expectAccessible } from '../tools/house.ts'
import { fileOf } from '../tools/played.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const by = played(wissembourgSpicheren, campaignFolder('wissembourg-1870'))
const start = { scenario: 'geisberg', switches: {}, seed: 'every 1', freeUndo: true }

function begin(): Game {
  const begun = Game.begin(by.loaded, start)
  if (!begun.ok) throw new Error(begun.error.message)
  return begun.value
}

/** The attack on the Geisberg by people who fight: up to its first barrage, to where one advances after an attack, or to its end. */
function fought(until: 'barrage' | 'advance' | 'over'): Buffer {
  const game = begin()
  const pick = pickFrom(1)
  while (game.play.decider >= 0) {
    if (game.decision()!.actions[0]!.startsWith(`${until} `)) break
    const parsed = game.play.layout.language.parseText(warlike(game, pick))
    if (!parsed.ok || !game.act(parsed.value).ok) throw new Error('the game stops')
  }
  return fileOf(by, start, game, until)
}

const result = (page: Page) => page.locator('.result-card')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Debriefing' })

test('a barrage leaves a card until it is put away', async ({ page, host, calls }) => {
  const id = await importGame(calls, fought('barrage'))
  await page.goto(host.url())
  await openGame(page, id)
  await answers(page).first().click()
  await expect(result(page)).toContainText('Barrage on')
  const roll = result(page).getByRole('row').nth(1)
  await expect(roll).toContainText(/Fire of .*\d.*(nothing|test|D)/)
  await expectAccessible(page)
  await result(page).getByRole('button', { name: 'Put away' }).click()
  await expect(result(page)).toHaveCount(0)
})

test('an attack in whose midst the game is opened leaves a card, too', async ({ page, host, calls }) => {
  const id = await importGame(calls, fought('advance'))
  await page.goto(host.url())
  await openGame(page, id)
  await expect(answers(page).first()).toBeEnabled()
  await expect(result(page)).toHaveCount(0)
  await answers(page).first().click()
  // Who has advanced may turn.
  await page.getByRole('button', { name: 'Face north', exact: true }).click()
  await expect(result(page)).toContainText('Attack on')
  await expect(result(page)).toContainText('advances')
  await result(page).getByRole('button', { name: 'Put away' }).click()
  await expect(result(page)).toHaveCount(0)
  // Opened anew after it, the game does not tell of it again.
  await page.reload()
  await expect(answers(page).first()).toBeEnabled()
  await expect(result(page)).toHaveCount(0)
})

test('a battle on hexes with facing is reviewed turn by turn, and by what each formation lost', async ({
  page,
  host,
  calls,
}) => {
  const id = await importGame(calls, fought('over'))
  await page.goto(host.url())
  await openGame(page, id)
  await page.locator('.table-tools').getByRole('button', { name: 'Debriefing' }).click()
  await expect(sheet(page).getByRole('region', { name: 'The result' })).toContainText('Why it ended so')
  await expect(sheet(page).getByRole('img', { name: /^Chart: Steps lost to defensive fire/ })).toBeVisible()
  await expect(sheet(page).getByRole('img', { name: /^Chart: Points if it ended then/ })).toBeVisible()
  const losses = sheet(page).getByRole('table', { name: 'Steps lost, by formation' })
  await expect(losses.getByRole('columnheader')).toContainText(['Formation', 'Lost in all', 'Limit'])
  await expect(losses.getByRole('row', { name: /Brigade|Corps/ }).first()).toBeVisible()
  await expectAccessible(page)

  await sheet(page).getByRole('button', { name: 'Turn by turn' }).click()
  const report = sheet(page).getByRole('article')
  await expect(report.getByRole('heading', { name: 'Attacks', exact: true })).toBeVisible()
  const attack = report.getByRole('listitem').filter({ hasText: 'attacked by' }).first()
  await expect(attack).toContainText(/Defence against .*: column \d, sum -?\d+: (nothing|test|D|D\+1);/)
  await expectAccessible(page)
  // Its moment is looked at on the map.
  await attack.getByRole('button', { name: /^Look at this moment/ }).click()
  await expect(page.locator('.table-map.is-past')).toBeVisible()
})
