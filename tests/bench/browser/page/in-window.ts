/* What is measured within the real window: put into its page before anything else, as text without its types. */
{
  const frame = (): Promise<number> => new Promise((drawn) => requestAnimationFrame(drawn))
  const answers = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('fieldset .answer')]
  const isBusy = (): boolean => answers()[0]?.getAttribute('aria-disabled') === 'true'

  /** What a frame shows is on the screen when it has been handed over: after its last callback. */
  function handedOver(): Promise<number> {
    return new Promise((tell) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => tell(performance.now()))
        port1.start()
        port2.postMessage(null)
      })
    })
  }

  const bench = {
    /** When the question that a click leads to was on the screen, in milliseconds after the button was let go. */
    painted: Promise.resolve(0),

    /** Where an answer can be clicked. */
    async aim(which: number): Promise<{ x: number; y: number }> {
      while (answers().length === 0 || isBusy()) await frame()
      const button = answers()[which % answers().length]
      if (button === undefined) throw new Error('there is no answer')
      button.scrollIntoView({ block: 'nearest' })
      await frame()
      await frame()
      const { x, y, width, height } = button.getBoundingClientRect()
      return { x: x + Math.min(width / 2, 40), y: y + height / 2 }
    },

    /**
     * Waits for the click at a point; false where no answer that can be given lies there, as where figures that came late have moved it. In a page
     * without a program the click puts the question there again as it is.
     */
    watch(x: number, y: number, isStill: boolean): boolean {
      const button = document.elementFromPoint(x, y)?.closest<HTMLElement>('fieldset .answer')
      if (!button || isBusy()) return false
      const before = document.querySelector('fieldset.answers')
      bench.painted = new Promise((tell) => {
        const onUp = ({ timeStamp }: Event): void => {
          const look = new MutationObserver(() => {
            const now = document.querySelector('fieldset.answers')
            if (now === null || now === before) return
            look.disconnect()
            void handedOver().then((time) => tell(time - timeStamp))
          })
          look.observe(document.body, { childList: true, subtree: true })
        }
        window.addEventListener('pointerup', onUp, { once: true, capture: true })
      })
      const question = before?.closest('.question')
      const again = (): void => question?.replaceWith(question.cloneNode(true))
      if (isStill) button.addEventListener('click', again, { once: true })
      return true
    },

    /** When the verdict on a draft was on the screen that a drop leads to, in milliseconds after the hand let go. */
    judged: Promise.resolve(0),

    /** Waits for the next drop at the designer's bench. */
    drop(): void {
      const verdict = (): HTMLElement | null => document.querySelector('.bench-verdict')
      const before = verdict()?.dataset['of']
      bench.judged = new Promise((tell) => {
        const onUp = ({ timeStamp }: Event): void => {
          const look = new MutationObserver(() => {
            const now = verdict()?.dataset['of']
            if (now === undefined || now === before) return
            look.disconnect()
            void handedOver().then((time) => tell(time - timeStamp))
          })
          look.observe(document.body, { childList: true, subtree: true, attributes: true })
        }
        window.addEventListener('pointerup', onUp, { once: true, capture: true })
      })
    },

    /** Waits until there is what the screen is for; the time since the page was asked for. */
    async whenThere(selector: string): Promise<number> {
      while (document.querySelector(selector) === null) await frame()
      return handedOver()
    },

    /** The same elements with the same styles, and no program. */
    still(): string {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      const body = document.body.outerHTML.replaceAll(/<script[^>]*><\/script>/g, '')
      return `<!doctype html><html lang="en"><style>${rules.join('\n')}</style>${body}</html>`
    },
  }
  Object.assign(window, { bench })
}
