import type { DeclarationStudy } from '#engine/gaiter-button/window-types.ts'
import type { OrderDraft, OrderForecast, OrderShown } from '../../../system-ui/ordering.ts'
import type { Finding } from '../../../system-ui/system-ui.ts'
import { Drawing, type Tools } from '../layers/tools.ts'
import { afterRecon, choiceIn } from './standing.ts'
import type { OrderWords } from './words.ts'

/**
 * The card of a reconnaissance, for the scouting side and for the screening side: how much cavalry to declare, and what that
 * may find.
 */

type Means = { readonly tools: Tools; readonly words: OrderWords }

export function declarationShown(study: DeclarationStudy, draft: OrderDraft, { tools, words }: Means): OrderShown {
  const { reconnoitres, most, there, zone } = study
  const { recon } = words
  const place = tools.placeName(zone)
  const declare = declaredIn(study, draft)
  const first = draft.who ?? []
  const drawing = new Drawing()
  drawing.ring(zone, 'target')
  const { overlay } = drawing
  const forecast: OrderForecast = {
    title: place,
    short: '',
    findings: reconnoitres ? findingsOf(study, declare, words) : [{ words: recon.screens, tone: 'quiet' }],
    overlay,
    order: {
      order: reconnoitres
        ? { order: 'reconnaissance', declare, afterwards: choiceIn(draft.how, 'afterRecon') }
        : { order: 'screen', declare, ...(first.length === 0 ? {} : { show: [...first] }) },
      keep: [],
    },
    others: [],
  }
  return {
    title: reconnoitres ? recon.title(place) : recon.screen(place),
    whoTitle: reconnoitres ? '' : recon.show,
    who: reconnoitres ? [] : there.map((id) => ({ id, words: tools.counterName(id), taken: first.includes(id) })),
    sets: [],
    summary: { words: recon.most(most), tone: 'reach', rule: 'gb.recon.bids' },
    targets: [],
    overlay,
    key: [],
    forecastOf: () => forecast,
    choices: [
      {
        key: 'declare',
        once: true,
        words: recon.declare,
        value: String(declare),
        options: Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), words: String(count) })),
      },
      ...(reconnoitres ? afterRecon(draft, words) : []),
    ],
    here: [],
    strikes: null,
    confirm: reconnoitres ? recon.confirm : recon.confirmScreen,
  }
}

/** The number declared: all, unless the player chose less. */
function declaredIn({ most }: DeclarationStudy, { how }: OrderDraft): number {
  const chosen = Number(how['declare'] ?? most)
  return chosen >= 0 && chosen <= most ? chosen : most
}

/** What may be found, by each number the enemy may declare with which his screen does not hold. */
function findingsOf({ finds }: DeclarationStudy, declare: number, { recon }: OrderWords): Finding[] {
  const rows = finds[declare] ?? []
  if (rows.length === 0) return [{ words: recon.nothing, tone: 'bad', rule: 'gb.recon.bids' }]
  return rows.map((found, screen) => ({
    words: recon.against(
      screen,
      found.filter(({ chance }) => chance > 0),
    ),
    tone: 'quiet',
    rule: 'gb.recon.result',
  }))
}
