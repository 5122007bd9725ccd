import type { CDPSession, Page } from 'playwright/test'

/** Calls whose answers are the printed game, which is public. */
const publicCalls = /^\/(campaigns|opponents|settings|app)\/|^\/games\/(setting|draw|rules)$/

/** All texts that could be read from a window, by where they were found. */
export type Traces = Readonly<Record<string, string>>

/** Collects everything that a window shows, stores and receives, as a curious player might. */
export class Eavesdropper {
  readonly #page: Page
  #logged: string[] = []
  #received: string[] = []
  /** The paths of the calls without an answer yet, by their ids. */
  readonly #openCalls = new Map<string, string>()
  #tree: CDPSession | undefined

  /** Must be created before the page loads. */
  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => this.#logged.push(message.text()))
    page.on('websocket', (socket) => {
      this.#openCalls.clear()
      socket.on('framesent', ({ payload }) => {
        const { i, p } = JSON.parse(String(payload)) as { i: string; p?: { u?: string } }
        if (p?.u !== undefined) this.#openCalls.set(i, p.u)
      })
      socket.on('framereceived', ({ payload }) => {
        const { i } = JSON.parse(String(payload)) as { i: string }
        if (!publicCalls.test(this.#openCalls.get(i) ?? '')) this.#received.push(String(payload))
        this.#openCalls.delete(i)
      })
    })
  }

  /** Waits until every call is answered and drawn. */
  async settle(): Promise<void> {
    for (;;) {
      await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      if (this.#openCalls.size === 0) return
    }
  }

  /** All texts in the window now, with what it logged and received since the last call. */
  async collect(): Promise<Traces> {
    const page = this.#page
    this.#tree ??= await page.context().newCDPSession(page)
    const { nodes } = await this.#tree.send('Accessibility.getFullAXTree')
    const accessibleTexts = nodes.map(({ name, value, description, properties }) =>
      [name?.value, value?.value, description?.value, ...(properties ?? []).map((one) => one.value.value)]
        .filter((one) => typeof one === 'string')
        .join(' '),
    )
    const stored = await page.evaluate(async () => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(
        ({ value }) => value,
      )
      const stores = [localStorage, sessionStorage].map((one) => JSON.stringify(Object.entries(one)))
      const databases = (await indexedDB.databases()).map(({ name }) => name).join(' ')
      return {
        'the page': `${document.documentElement.outerHTML}\n${fields.join('\n')}`,
        'the title': document.title,
        'the address and the history': `${location.href} ${JSON.stringify(history.state)} ${window.name}`,
        'the local storage': stores[0] ?? '',
        'the storage of the session': stores[1] ?? '',
        'cookies and databases': `${document.cookie} ${databases} ${(await caches.keys()).join(' ')}`,
      }
    })
    return { ...stored, 'what is read aloud': accessibleTexts.join('\n'), ...this.heard() }
  }

  /** What the window logged and received since the last call, without what it shows. */
  heard(): Traces {
    const traces = { 'the console': this.#logged.join('\n'), 'what the host sent': this.#received.join('\n') }
    this.#logged = []
    this.#received = []
    return traces
  }
}

/** The secrets that the traces contain, and where. */
export function leaks(traces: Traces, secrets: readonly string[]): string[] {
  return Object.entries(traces).flatMap(([where, text]) =>
    secrets
      // The plain search is fast and rules out most secrets.
      .filter((secret) => text.includes(secret) && new RegExp(`(?<![\\w-])${escaped(secret)}(?![\\w-])`).test(text))
      .map((secret) => `${secret} in ${where}`),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
