import { expect } from 'playwright/test'
import { expectAccessible, openCampaign, test } from './house.ts'

for (const [language, button] of [
  ['English', 'English'],
  ['French', 'Français'],
] as const) {
  for (const scheme of ['light', 'dark'] as const) {
    test(`every screen is accessible in ${language}, ${scheme}`, async ({ page, host }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await openCampaign(page, host)
      await page.getByRole('button', { name: button }).click()
      await page.locator('summary').click()
      await expect(page.getByRole('table')).toHaveCount(3)
      await expectAccessible(page)

      await page.getByRole('button', { name: /^(About|À propos)$/ }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')

      await page.getByRole('button', { name: /torn/ }).click()
      await expect(page.getByRole('heading', { name: /torn/ })).toBeVisible()
      await expectAccessible(page)
    })
  }
}
