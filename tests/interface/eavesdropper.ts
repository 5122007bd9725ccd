import type { CDPSession, Page } from 'playwright/test'

/** Calls whose answers are the printed game: the same for everybody, whatever is played. */
const printed = /^\/(campaigns|opponents|settings|app)\/|^\/games\/(setting|draw|rules)$/

/** All that could be learnt from a window, by where it was found. */
export type Heard = Readonly<Record<string, string>>

/** Reads everything that a window shows, keeps and is sent, as somebody would who wants to know more than he may. */
export class Eavesdropper {
  readonly #page: Page
  #said: string[] = []
  #sent: string[] = []
  readonly #asked = new Map<string, string>()
  #tree: CDPSession | undefined

  /** From before the page is loaded. */
  constructor(page: Page) {
    this.#page = page
    page.on('console', (message) => this.#said.push(message.text()))
    page.on('websocket', (socket) => {
      this.#asked.clear()
      socket.on('framesent', ({ payload }) => {
        const { i, p } = JSON.parse(String(payload)) as { i: string; p?: { u?: string } }
        if (p?.u !== undefined) this.#asked.set(i, p.u)
      })
      socket.on('framereceived', ({ payload }) => {
        const { i } = JSON.parse(String(payload)) as { i: string }
        if (!printed.test(this.#asked.get(i) ?? '')) this.#sent.push(String(payload))
        this.#asked.delete(i)
      })
    })
  }

  /** Waits until everything that was asked is answered and drawn. */
  async settle(): Promise<void> {
    for (;;) {
      await this.#page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
      if (this.#asked.size === 0) return
    }
  }

  /** What is there now, and what was said and sent since the last time. */
  async listen(): Promise<Heard> {
    const page = this.#page
    this.#tree ??= await page.context().newCDPSession(page)
    const { nodes } = await this.#tree.send('Accessibility.getFullAXTree')
    const read = nodes.map(({ name, value, description, properties }) =>
      [name?.value, value?.value, description?.value, ...(properties ?? []).map((one) => one.value.value)]
        .filter((one) => typeof one === 'string')
        .join(' '),
    )
    const kept = await page.evaluate(async () => {
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
    const heard = {
      ...kept,
      'what is read aloud': read.join('\n'),
      'the console': this.#said.join('\n'),
      'what the host sent': this.#sent.join('\n'),
    }
    this.#said = []
    this.#sent = []
    return heard
  }
}

/** Which secrets were heard, and where. */
export function leaks(heard: Heard, secrets: readonly string[]): string[] {
  return Object.entries(heard).flatMap(([where, text]) =>
    secrets
      // Most are not there at all, which is soon seen.
      .filter((secret) => text.includes(secret) && new RegExp(`(?<![\\w-])${escaped(secret)}(?![\\w-])`).test(text))
      .map((secret) => `${secret} in ${where}`),
  )
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
