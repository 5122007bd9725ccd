import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { littleDisk, readOnly } from '../../library/disks.ts'
import { type Files, originalOf, writeFiles } from '../../library/ruined/ruined.ts'
import { besideWindow, hostIn, type RunningHost } from '../tools/hosts.ts'
import { carrier, expectAccessible, keepPicture, test } from '../tools/house.ts'

test.skip(carrier === 'electron', 'The folders are laid before the program starts, which Electron does by itself.')
test.use({ viewport: { width: 1280, height: 720 } })

/** Whom the superuser, whom no mode keeps from anything, starts the program as. */
const NOBODY = 65_534
const isSuperuser = process.getuid?.() === 0

let library: { files: Files; games: number }
test.beforeAll(async () => {
  const { files, account } = await originalOf(6, false)
  library = { files, games: account.length }
})

/** A data folder with a library, which belongs to the user who starts the program. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-not-opened-'))
  writeFiles(folder, library.files)
  if (isSuperuser)
    for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
      chownSync(join(folder, path), NOBODY, NOBODY)
  return folder
}

const hostOf = (folder: string): RunningHost => hostIn(folder, undefined, isSuperuser ? NOBODY : undefined)

/** The settings of the library that is opened at last say French. */
const ALL_GAMES = /^(All games|Toutes les parties)/
const heading = (page: Page) => page.getByRole('heading', { name: 'Your library cannot be opened.' })

/** The window tells why the library is not open; after the remedy it is, with all its games. */
async function expectTold(page: Page, host: RunningHost, why: RegExp, remedy: () => void | Promise<void>) {
  await host.start()
  await page.goto(host.url())
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(why)).toBeVisible()
  await expect(page.getByRole('main').getByText(host.dataFolder, { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: ALL_GAMES })).toHaveCount(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(heading(page)).toBeVisible()
  await remedy()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: ALL_GAMES })).toBeVisible()
  expect(await besideWindow(host, async (calls) => (await calls.library.list({})).length)).toBe(library.games)
  await page.goto('about:blank')
  await host.stop()
}

test('an unreadable library is reported in both languages, and opens once it can be read', async ({ page }) => {
  const folder = dataFolder()
  const file = join(folder, 'library.sqlite')
  chmodSync(file, 0)
  const host = hostOf(folder)
  await host.start()
  await page.goto(host.url())
  await expect(heading(page)).toBeVisible()
  await expectAccessible(page)
  await keepPicture(page, 'library-not-opened')
  await page.getByRole('button', { name: 'Français' }).click()
  await expect(page.getByRole('heading', { name: 'Votre bibliothèque ne peut pas être ouverte.' })).toBeVisible()
  await expect(page.getByText(/ne peut pas être ouverte \(/)).toBeVisible()
  await page.goto('about:blank')
  await host.stop()
  await expectTold(page, host, /library\.sqlite cannot be opened \(/, () => chmodSync(file, 0o600))
  rmSync(folder, { recursive: true })
})

test('a data folder that is write-protected or in use by another program is reported', async ({ page }) => {
  const folder = dataFolder()
  const undo = readOnly(folder, true)
  if (typeof undo === 'string') test.skip(true, undo)
  else {
    let isUndone = false
    const undoOnce = () => {
      if (!isUndone) undo()
      isUndone = true
    }
    try {
      await expectTold(page, hostOf(folder), /cannot be written to/, undoOnce)
    } finally {
      undoOnce()
    }
  }
  const first = hostOf(folder)
  await first.start()
  await expectTold(page, hostOf(folder), /already running with the data folder/, () => first.stop())
  rmSync(folder, { recursive: true })
})

test('a link to a library on a missing disk is reported, and no new library is created in its place', async ({
  page,
}) => {
  test.skip(process.platform === 'win32', 'Making a link needs a right there that few have.')
  const folder = dataFolder()
  const file = join(folder, 'library.sqlite')
  const [elsewhere, put] = [`${file}.elsewhere`, `${file}.put`]
  renameSync(file, put)
  symlinkSync(elsewhere, file)
  await expectTold(page, hostOf(folder), /is a link to .*, where nothing can be found/, () =>
    renameSync(put, elsewhere),
  )
  rmSync(folder, { recursive: true })
})

test('something else in the place of the lock is reported', async ({ page }) => {
  const folder = dataFolder()
  const lock = join(folder, 'lock.sqlite')
  mkdirSync(lock)
  await expectTold(page, hostOf(folder), /rename the folder/, () => rmSync(lock, { recursive: true }))
  rmSync(lock, { force: true })
  writeFileSync(lock, 'no lock '.repeat(999))
  if (isSuperuser) chownSync(lock, NOBODY, NOBODY)
  await expectTold(page, hostOf(folder), /is no lock/, () => rmSync(lock))
  rmSync(folder, { recursive: true })
})

test('a folder in the place of the library is put aside, and its games come from the backup', async () => {
  const folder = dataFolder()
  for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `library.sqlite${end}`), { force: true })
  mkdirSync(join(folder, 'library.sqlite', 'mine'), { recursive: true })
  const host = hostOf(folder)
  if (isSuperuser) chownSync(join(folder, 'library.sqlite'), NOBODY, NOBODY)
  await host.start()
  const { about, names } = await besideWindow(host, async (calls) => ({
    // An older unread report is shown first.
    about: await calls.app.dismissReport().then(() => calls.app.about()),
    names: (await calls.library.list({})).length,
  }))
  expect(about.notOpened).toBeNull()
  expect(about.repaired).not.toBeNull()
  expect(statSync(join(about.repaired!.setAside!, 'mine')).isDirectory()).toBe(true)
  expect(names + about.repaired!.lost.length).toBe(library.games)
  await host.stop()
  rmSync(folder, { recursive: true })
})

test('on a full disk the window tells why nothing opens, and a setting that cannot be kept is said', async ({
  page,
}) => {
  const disk = littleDisk(8)
  if (typeof disk === 'string') test.skip(true, disk)
  else {
    const { folder, unmount } = disk
    try {
      writeFiles(folder, library.files)
      const filler = join(folder, 'filler')
      fill(filler)
      const host = hostIn(folder)
      await expectTold(page, host, /disk is full|Make room on the disk/, () => rmSync(filler))
      await host.start()
      await page.goto(host.url())
      await expect(page.getByRole('button', { name: ALL_GAMES })).toBeVisible()
      fill(filler)
      await expect(async () => {
        // A setting takes the room that is left in the log first.
        await page.getByRole('button', { name: 'Français' }).click()
        await page.getByRole('button', { name: 'English' }).click()
        await expect(page.getByText('The disk is full').first()).toBeVisible({ timeout: 500 })
      }).toPass()
      await besideWindow(host, async (calls) => {
        await expect(calls.settings.write({ textSize: 150 })).rejects.toMatchObject({ code: 'NOT_KEPT' })
        expect(await calls.library.list({})).toHaveLength(library.games)
      })
      await page.goto('about:blank')
      await host.stop()
    } finally {
      unmount()
    }
  }
})

/** Fills a disk to the last byte. */
function fill(file: string): void {
  for (let size = 2 ** 20; size >= 1; size = Math.floor(size / 2))
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // The next size is smaller.
    }
}
