import { expect, type Page } from 'playwright/test'
import { expectNoOverflow } from '../tools/at-table.ts'
import { expectAccessible, setText, test } from '../tools/house.ts'
import { beginDraft, isSound, verdict } from '../tools/drafting.ts'

test.use({ viewport: { width: 1280, height: 720 } })

const chosen = (page: Page) => page.getByRole('region', { name: 'What is chosen' })

test('a copy of a scenario is edited by keys, put right by a click, tried, and taken up again', async ({
  page,
  host,
}) => {
  await page.goto(host.url())

  await test.step('a draft begins with a copy', async () => {
    await beginDraft(page, 'portable-spicheren', /historical/)
    await isSound(page)
    await expectNoOverflow(page)
    await expectAccessible(page)
  })

  await test.step('a unit is placed by keys, and where it may not stand the check says so at once', async () => {
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('doens')
    await page.getByRole('option', { name: /Doëns/ }).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('p')
    await page.keyboard.type('0104')
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toHaveText('1 error')
    await expect(chosen(page)).toContainText('Doëns’s brigade, 0104')
    await page.getByRole('button', { name: /^Move it to/ }).click()
    await isSound(page)
  })

  await test.step('gestures are undone, after the page was loaded again too', async () => {
    await page.reload()
    await isSound(page)
    await page.keyboard.press('Control+z')
    await expect(verdict(page)).toHaveText('1 error')
    await page.keyboard.press('Control+z')
    await isSound(page)
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('title', 'Nothing to undo')
    await expect(chosen(page)).toContainText('Doëns’s brigade, Spicheren')
  })

  await test.step('several gestures are undone at once, back to one chosen by its name', async () => {
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+y')
    await page.getByRole('button', { name: 'Last changes' }).click()
    const past = page.getByRole('region', { name: 'Last changes' })
    await expect(past.getByRole('listitem')).toHaveCount(2)
    await expectNoOverflow(page)
    await expectAccessible(page)
    await past.getByRole('listitem').last().getByRole('button').click()
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute('title', 'Nothing to undo')
    await expect(page.getByRole('button', { name: 'Last changes' })).toBeDisabled()
    await expect(chosen(page)).toContainText('Doëns’s brigade, Spicheren')
  })

  await test.step('a game of it is tried, and left for the draft', async () => {
    await page.getByRole('button', { name: 'Play from here…' }).click()
    await page.getByRole('button', { name: 'With everything open' }).click()
    await expect(page.getByRole('button', { name: 'Back to the bench' })).toBeVisible()
    // It leads back after the page was loaded again, too.
    await page.reload()
    await page.getByRole('button', { name: 'Back to the bench' }).click()
    await isSound(page)
  })
})

test('the start of a draft is checked on request; findings lead to the units they are about', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870', /Beaumont/)
  await page.getByRole('tab', { name: 'The start' }).click()
  await page.getByRole('button', { name: 'Look at the start' }).click()
  const part = page.getByRole('tabpanel')
  const finding = part.locator('.findings > li').filter({ has: page.getByRole('button', { name: 'Show' }) })
  await expect(part.locator('.findings > li').first()).toContainText(/^The French: /)
  await finding.first().getByRole('button', { name: 'Show' }).click()
  await expect(chosen(page).getByRole('button', { name: 'Take off' })).toBeVisible()
  await expectNoOverflow(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take off' }).click()
  await expect(part).toContainText(/The draft has changed since\.|As long as the check finds errors/)
})

test('a number that a field cannot have stays in it with the limits beside it; an empty victory is led to', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  await beginDraft(page, 'chalons-1870', /Beaumont/)
  await isSound(page)
  const part = page.getByRole('tabpanel')

  await test.step('it is set only once it is right, or taken back', async () => {
    await page.getByRole('tab', { name: 'Forces' }).click()
    const pontoons = part.getByRole('spinbutton', { name: 'The Germans: pontoon bridges' })
    const before = await pontoons.inputValue()
    for (const wrong of ['120', '-1', '1.5', '']) {
      await pontoons.fill(wrong)
      await pontoons.press('Enter')
      await expect(pontoons).toHaveValue(wrong)
      await expect(pontoons).toHaveAttribute('aria-invalid', 'true')
      await expect(pontoons).toHaveAccessibleDescription(
        '“The Germans: pontoon bridges” is a whole number, at least 0 and at most 99.',
      )
    }
    await expectNoOverflow(page)
    await expectAccessible(page)
    await pontoons.press('Escape')
    await expect(pontoons).toHaveValue(before)
    await expect(pontoons).not.toHaveAttribute('aria-invalid')
    await pontoons.fill('120')
    await pontoons.blur()
    await expect(part.getByRole('alert')).toBeVisible()
    await pontoons.fill('7')
    await expect(part.getByRole('alert')).toHaveCount(0)
    await pontoons.blur()
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveAttribute('title', /pontoon bridges/)
  })

  await test.step('a victory without conditions is found, and shown where it stands', async () => {
    await page.getByRole('tab', { name: 'Victory' }).click()
    await part
      .getByRole('button', { name: /^Remove: At least/ })
      .first()
      .click()
    await expect(part.getByText(/no condition yet\.$/).first()).toBeVisible()
    await page.getByRole('tab', { name: 'Check' }).click()
    await expect(part).toContainText(/victory of the \w+ side asks for nothing\./)
    await part.getByRole('button', { name: 'Show under “Victory”' }).first().click()
    await expect(page.getByRole('tab', { name: 'Victory' })).toHaveAttribute('aria-selected', 'true')
  })

  await test.step('with large text a sign in the head says that all is saved', async () => {
    await setText(page, '150')
    const kept = page.locator('.bench-header .kept')
    await expect(kept).toHaveText('Saved')
    await expect(kept).toBeInViewport({ ratio: 1 })
    expect((await kept.boundingBox())!.width).toBeGreaterThan(8)
    await expectNoOverflow(page)
  })

  await test.step('with large text the tabs are a list to choose from', async () => {
    await expect(page.getByRole('tab', { name: 'Calendar' })).toBeHidden()
    await page.locator('.bench-tab-choice').selectOption({ label: 'Calendar' })
    await expect(page.locator('.bench-calendar')).toBeVisible()
  })
})

test('the bench shows no refusal of another page, and no “no faults” before the check has answered', async ({
  page,
  host,
}) => {
  await page.goto(host.url())
  const notice = page.locator('.bench-notices .notice')

  await test.step('a failed import is reported in the list only', async () => {
    await page.getByRole('button', { name: 'Design…' }).click()
    const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear Marshal,') }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('This file cannot be imported.')).toBeVisible()
    await page.getByRole('combobox', { name: 'Campaign' }).selectOption('portable-spicheren')
    await page.getByRole('radio', { name: /historical/ }).check()
    await page.getByRole('button', { name: 'Begin the draft' }).click()
    await isSound(page)
    await page.getByRole('button', { name: 'Back to the drafts' }).click()
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText('This file cannot be imported.')).toBeVisible()
    await page.getByRole('list', { name: 'Drafts' }).getByRole('listitem').first().getByRole('button').first().click()
    await isSound(page)
    await expect(notice).toHaveCount(0)
  })

  await test.step('with nothing to undo or to do again the keys do nothing', async () => {
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+Shift+z')
    await expect(page.locator('.kept')).toHaveText('Saved')
    await expect(notice).toHaveCount(0)
  })

  await test.step('while the faults are being read, the check does not say that there are none', async () => {
    const contradictions = await page.evaluateHandle(() => {
      const found: string[] = []
      new MutationObserver(() => {
        const told = document.querySelector('.bench-verdict')?.textContent ?? ''
        if (told.includes('error') && document.querySelector('.bench-sound') !== null) found.push(told)
      }).observe(document.body, { subtree: true, childList: true, characterData: true })
      return found
    })
    await page.getByRole('searchbox', { name: 'Search the units' }).fill('doens')
    await page.getByRole('option', { name: /Doëns/ }).focus()
    await page.keyboard.press(' ')
    await page.keyboard.press('p')
    await page.keyboard.type('0104')
    await page.keyboard.press('Enter')
    await expect(verdict(page)).toHaveText('1 error')
    await expect(page.locator('.bench-faults > li')).toHaveCount(1)
    expect(await contradictions.jsonValue()).toEqual([])
  })

  await test.step('a number that cannot be is not set, and is taken back', async () => {
    await page.getByRole('tab', { name: 'Calendar' }).click()
    const turns = page.getByRole('tabpanel').getByRole('spinbutton').first()
    const undo = page.getByRole('button', { name: 'Undo', exact: true })
    const last = (await undo.getAttribute('title'))!
    const before = await turns.inputValue()
    for (const typed of ['0', '100', '2.5']) {
      await turns.fill(typed)
      await turns.press('Enter')
      await expect(turns).toHaveAttribute('aria-invalid', 'true')
      await turns.press('Escape')
      await expect(turns).toHaveValue(before)
    }
    await expect(notice).toHaveCount(0)
    await expect(undo).toHaveAttribute('title', last)
  })

  await test.step('renamed or not, the focus is back where it was', async () => {
    const rename = page.getByRole('button', { name: 'Rename' })
    await rename.press('Enter')
    await page.keyboard.type('Another name')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: /^Another name/ })).toBeVisible()
    await expect(rename).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.type('A third name')
    await page.keyboard.press('Escape')
    await expect(rename).toBeFocused()
    await expect(page.getByRole('heading', { name: /^Another name/ })).toBeVisible()
  })
})

test.describe('the list of drafts', () => {
  // The drafts of other tests are not in it.
  test.use({ ownHost: true })

  test('drafts are copied, and a draft in the trash is restored', async ({ page, host }) => {
    await page.goto(host.url())
    await page.getByRole('button', { name: 'Design…' }).click()
    for (const name of ['The first', 'The second']) {
      await page.getByRole('combobox', { name: 'Campaign' }).selectOption('portable-spicheren')
      await page.getByRole('textbox', { name: 'Name' }).fill(name)
      await page.getByRole('button', { name: 'Begin the draft' }).click()
      await isSound(page)
      await page.getByRole('button', { name: 'Back to the drafts' }).click()
    }
    const drafts = page.getByRole('list', { name: 'Drafts' })
    const row = (name: string) => drafts.getByRole('listitem').filter({ hasText: name })

    await test.step('the words of a draft have the width of its row', async () => {
      const words = await row('The first').locator('.game-words').boundingBox()
      const entry = await row('The first').locator('.game-entry').boundingBox()
      expect(words!.width).toBeGreaterThan(entry!.width * 0.9)
      const begin = await page.getByRole('button', { name: 'Begin the draft' }).boundingBox()
      const take = await page.getByRole('button', { name: 'Import a scenario' }).boundingBox()
      expect(take!.y - begin!.y - begin!.height).toBeGreaterThan(8)
    })

    const more = async (name: string) =>
      row(name)
        .getByRole('button', { name: /^Actions with/ })
        .click()

    await test.step('copied, it has a neighbour of another name', async () => {
      await more('The first')
      await row('The first').getByRole('button', { name: 'Duplicate' }).click()
      await expect(page.locator('.messages')).toContainText('The copy is called “The first (2)”.')
      await expect(drafts.getByRole('listitem')).toHaveCount(3)
    })

    await test.step('in the trash, it can be taken back at once, or restored from there', async () => {
      await row('The first')
        .first()
        .getByRole('button', { name: /^Actions with/ })
        .click()
      await more('The second')
      await row('The second').getByRole('button', { name: 'Move to trash' }).press('Enter')
      await expect(drafts.getByRole('listitem')).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(row('The second')).toBeVisible()
      await more('The second')
      await row('The second').getByRole('button', { name: 'Move to trash' }).press('Enter')
      await expect(row('The second')).toHaveCount(0)
      await page.getByRole('button', { name: 'Trash', exact: true }).click()
      await page.getByRole('button', { name: 'Restore: The second' }).press('Enter')
      await expect(page.locator('.messages')).toContainText('“The second” is back among the drafts.')
      await expect(page.locator('#sheet-heading')).toBeFocused()
      await page.getByRole('button', { name: 'Back to the drafts' }).click()
      await expect(row('The second')).toBeVisible()
    })
  })
})
