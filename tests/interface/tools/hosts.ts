import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright/test'
import type { Settings } from '../../../src-main/contract/settings.ts'
import { type Calls, callsTo } from '../../main/socket.ts'
import { shareKept } from './shared-kept.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The real, built host with a data folder of its own. */
export type RunningHost = {
  readonly dataFolder: string
  /** The address of the window, with the token. */
  url(): string
  /** Starts or restarts the host, on its previous port if it had one. */
  start(): Promise<void>
  stop(): Promise<void>
  /** The window that the host opened itself; only Electron opens one. */
  window?: () => Promise<Page>
}

export function makeDataFolder(): string {
  const dataFolder = mkdtempSync(join(tmpdir(), 'gaiter-button-window-'))
  const campaigns = join(dataFolder, 'campaigns')
  cpSync(join(root, 'tests/main/fixtures/ford'), join(campaigns, 'ford'), { recursive: true })
  mkdirSync(join(campaigns, 'torn'))
  writeFileSync(
    join(campaigns, 'torn', 'campaign.json'),
    '{ "format": 1, "id": "Torn", "system": "portable-spicheren" }',
  )
  shareKept(dataFolder)
  return dataFolder
}

/** The host as it was built below a folder: here, unless told. `user`: whom it is started as, where not as who runs the tests. */
export function hostIn(dataFolder: string, built = root, user?: number): RunningHost {
  let child: ChildProcess | undefined
  let url = ''
  return {
    dataFolder,
    url: () => url,
    async start() {
      const port = url === '' ? '0' : new URL(url).port
      const script = join(built, 'out/main/host.js')
      const started = spawn(process.execPath, [script, '--data', dataFolder, '--port', port], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, NODE_COMPILE_CACHE: join(built, 'out/compiled') },
        ...(user !== undefined && { uid: user, gid: user }),
      })
      child = started
      url = await new Promise<string>((tell, fail) => {
        started.stdout.on('data', (part) => {
          const found = /http:\S+/.exec(String(part))?.[0]
          if (found !== undefined) tell(found)
        })
        started.on('close', (code) => fail(new Error(`the host ended with ${code} before it told its address`)))
      })
    },
    async stop() {
      const running = child
      child = undefined
      if (running === undefined) return
      const ended = new Promise((resolve) => running.on('close', resolve))
      running.kill('SIGINT')
      await ended
    },
  }
}

/** A host that runs, in a data folder of its own. */
export async function startHost(): Promise<RunningHost> {
  const host = hostIn(makeDataFolder())
  await host.start()
  return host
}

export async function endHost(host: RunningHost): Promise<void> {
  await host.stop()
  rmSync(host.dataFolder, { recursive: true, force: true })
}

/** Calls the running host over a connection of its own, besides the window's. */
export async function besideWindow<T>(host: RunningHost, ask: (calls: Calls) => Promise<T>): Promise<T> {
  const { origin, hash } = new URL(host.url())
  const { calls, socket } = await callsTo(origin, hash.slice(1))
  try {
    return await ask(calls)
  } finally {
    socket.terminate()
  }
}

/** A host that the tests of a worker use one after another, as starting one and reading its campaigns takes long. */
export class SpareHost {
  #host: RunningHost | undefined
  #settings: Settings | undefined
  #isSpoilt = false

  async take(): Promise<RunningHost> {
    const host = (this.#host ??= await startHost())
    this.#settings ??= await besideWindow(host, (calls) => calls.settings.read())
    const spoil = () => {
      this.#isSpoilt = true
      return host
    }
    return {
      url: () => host.url(),
      get dataFolder() {
        return spoil().dataFolder
      },
      start: () => spoil().start(),
      stop: () => spoil().stop(),
    }
  }

  /** Erases its games and sets its settings back. One that was stopped, or whose folder was looked for, is used no more. */
  async giveBack(): Promise<void> {
    const [host, settings] = [this.#host, this.#settings]
    if (host === undefined || settings === undefined) return
    const isEmpty =
      !this.#isSpoilt && (await besideWindow(host, (calls) => emptyLibrary(calls, settings)).catch(() => false))
    if (!isEmpty) await this.drop()
  }

  async drop(): Promise<void> {
    const host = this.#host
    this.#host = undefined
    this.#settings = undefined
    this.#isSpoilt = false
    if (host !== undefined) await endHost(host)
  }
}

async function emptyLibrary(calls: Calls, before: Settings): Promise<boolean> {
  const settings: Partial<Settings> = { ...before }
  // The games need not be listed: those that were erased no longer count.
  delete settings.lastGames
  for (const { id } of await calls.library.list({})) await calls.library.remove({ id })
  await calls.library.emptyTrash()
  await calls.settings.write(settings)
  return (await calls.library.list({})).length === 0
}
