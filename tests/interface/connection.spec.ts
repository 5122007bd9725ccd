import { expect, type WebSocketRoute } from 'playwright/test'
import { carrier, expectAccessible, keepPicture, openCampaign, test, often } from './tools/house.ts'

test.use({ ownHost: true })

test.skip(carrier === 'electron', 'The window and its host are one program there: there is no connection to lose.')

/** Messages that the browser itself logs when a socket fails; a page cannot prevent them. */
const refusals = /WebSocket connection to .* failed|ERR_CONNECTION_REFUSED/

test.describe('when the host is gone', () => {
  test.use({ allowed: [refusals] })

  test('the window says so, says what to do, and keeps showing what it has', async ({ page, host }) => {
    await openCampaign(page, host)
    await expect(page.getByRole('application')).toBeVisible()
    await host.stop()
    const notice = page.getByText('Gaiter Button has stopped answering.')
    await expect(notice).toBeVisible()
    await expect(page.getByText('start Gaiter Button again and open the address it prints')).toBeVisible()
    await expect(page.getByRole('application')).toBeVisible()
    await expectAccessible(page)
    await keepPicture(page, 'host-gone')
  })

  test('and another host has come in its place, the window asks for that one’s address', async ({ page, host }) => {
    await openCampaign(page, host)
    await host.stop()
    await expect(page.getByText('Gaiter Button has stopped answering.')).toBeVisible()
    await host.start()
    await expect(page.getByText('This page no longer belongs to the Gaiter Button that is running.')).toBeVisible()
    await expectAccessible(page)
  })
})

test('a page without a token says which address to open', async ({ page, host }) => {
  await page.goto(new URL('/', host.url()).href)
  await expect(page.getByText('Open the whole address it printed')).toBeVisible()
  await expectAccessible(page)
})

test('a broken connection is reopened automatically', async ({ page, host }) => {
  const routes: WebSocketRoute[] = []
  await page.routeWebSocket(/\/calls$/, (route) => {
    route.connectToServer()
    routes.push(route)
  })
  await openCampaign(page, host)
  await expect(page.getByRole('application')).toBeVisible()
  await routes[0]?.close()
  await expect.poll(() => routes.length, often).toBe(2)
  await expect(page.getByText('Gaiter Button has stopped answering.')).toBeHidden()
  await page.getByRole('button', { name: 'Français' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Campagnes' })).toBeVisible()
})
