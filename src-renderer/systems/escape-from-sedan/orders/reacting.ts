import type {
  ReactionStudy,
  ReactionRequest,
  UnitOrder,
  View,
  VolleyInReaction,
} from '#engine/escape-from-sedan/window-types.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import type { TableSpot } from '../../../counters/base.ts'
import { noOverlay, type TableNote } from '../../../map/board/overlay.ts'
import type { Asked, Finding } from '../../../system-ui/asked.ts'
import type { OrderForecast, Ordering, OrderShown, OrderToGive } from '../../../system-ui/ordering.ts'
import { viewIn } from '../reads/reads.ts'
import { behind } from '../on-table/notes.ts'
import { neededShort } from '../on-table/words.ts'
import { orderWords } from './words.ts'

type Fires = { readonly unit: string; readonly volley: VolleyInReaction }

/** The reactions of a phase on one card: which unit fires which volley, the total cost, and the button. */
export function reacting(language: Language, named: (id: string) => string): Ordering {
  const { words, against, space, number, percent } = orderWords(language)
  return {
    startsOf: () => [],
    strikeAt: () => null,
    askedFor: (asked) => placeOf(asked),
    requestFor: () => ({ study: 'reactions' }) satisfies ReactionRequest,
    show(answer, { who }, asked): OrderShown {
      const { units } = answer as unknown as ReactionStudy // the request determines the type
      const able = units.flatMap(({ unit, volley }): Fires[] => (volley === null ? [] : [{ unit, volley }]))
      const firing = who === null ? able : able.filter(({ unit }) => who.includes(unit))
      const rest = units.flatMap(({ unit, volley }) => (volley === null ? [named(unit)] : []))
      const loss = firing.reduce((sum, { volley }) => sum + volley.loss, 0)
      const summary: Finding =
        able.length === 0
          ? { words: words.nobodyBears, tone: 'quiet' }
          : { words: space(words.some(firing.length, able.length, number(loss))), tone: 'target' }
      const findings: Finding[] = [
        ...againstEach(firing),
        ...(rest.length === 0 ? [] : [{ words: space(words.others(rest)), tone: 'quiet' as const }]),
      ]
      const ids = firing.map(({ unit }) => unit)
      const nobody = { words: words.nobody, ...give({ order: 'answer-fire', units: [], only: true }) }
      const forecast: OrderForecast = {
        title: words.title,
        short: number(loss),
        findings,
        overlay: { ...noOverlay, notes: notesOf(firing, asked) },
        order: give({ order: 'answer-fire', units: ids, only: true }),
        others:
          ids.length === 0
            ? []
            : [
                ...(rest.length === 0 && ids.length === able.length
                  ? []
                  : [{ words: words.andAsk, ...give({ order: 'answer-fire', units: ids }) }]),
                nobody,
              ],
      }
      return {
        title: space(words.title),
        whoTitle: words.who,
        who: able.map(({ unit, volley }) => ({
          id: unit,
          words: space(
            words.volley(
              named(unit),
              named(volley.target),
              volley.at,
              volley.dice,
              `${neededShort(volley.needed)}${against(volley)}`,
              number(volley.loss),
            ),
          ),
          taken: ids.includes(unit),
        })),
        sets: able.length > 1 ? [{ words: words.all, who: null, taken: who === null }] : [],
        summary,
        targets: [],
        overlay: noOverlay,
        key: [],
        forecastOf: () => forecast,
        choices: [],
        here: [],
        strikes: null,
        confirm: ids.length === 0 ? words.nobody : space(words.confirm),
      }
    },
  }

  /** The forecast for each target: chits of several volleys are independent of each other. */
  function againstEach(firing: readonly Fires[]): Finding[] {
    return targetsOf(firing).map(({ target, loss, spared }) => ({
      words: space(words.against(named(target), number(loss), percent(1 - spared))),
      tone: 'target',
      at: { kind: 'piece', id: target },
    }))
  }

  /** Labels losses behind the targets: the space before their fronts may show that a volley of theirs waits. */
  function notesOf(firing: readonly Fires[], asked: Asked): TableNote[] {
    const { base, unit: rows } = viewOf(asked)
    const middleOf = (id: string): TableSpot | undefined => {
      const outline = base[id]?.outline
      return outline === undefined ? undefined : middle(outline)
    }
    const lines = firing.flatMap(({ unit, volley: { target } }): TableNote[] => {
      const [from, to] = [middleOf(unit), middleOf(target)]
      return from === undefined || to === undefined ? [] : [{ is: 'line', from, to, tone: 'good' }]
    })
    const labels = targetsOf(firing).flatMap(({ target, loss }): TableNote[] => {
      const outline = base[target]?.outline
      if (outline === undefined) return []
      const at = behind(outline, rows[target]?.facing ?? 0)
      return [{ is: 'label', at, tone: 'target', words: `−${number(loss)}` }]
    })
    return [...lines, ...labels]
  }
}

function targetsOf(firing: readonly Fires[]): { target: string; loss: number; spared: number }[] {
  const found = new Map<string, { target: string; loss: number; spared: number }>()
  for (const {
    volley: { target, loss, chit },
  } of firing) {
    const sum = found.get(target) ?? { target, loss: 0, spared: 1 }
    found.set(target, { target, loss: sum.loss + loss, spared: sum.spared * (1 - chit) })
  }
  return [...found.values()].toSorted((a, b) => b.loss - a.loss)
}

/** The middle of an outline, whose corners are given as x and y in turn. */
function middle(outline: readonly number[]): TableSpot {
  const corners = outline.length / 2
  const sum = (first: number): number => outline.reduce((all, value, at) => all + (at % 2 === first ? value : 0), 0)
  return [sum(0) / corners, sum(1) / corners]
}

const give = (order: UnitOrder): OrderToGive => ({ order: { ...order }, keep: [] })

function viewOf({ table }: Asked): View {
  const seen = table.views.find(({ side }) => side === table.decider) ?? table.views[0]
  return viewIn(seen?.known ?? {})
}

/** The named place nearest to the first unit that may react: the card stands for all of them. */
function placeOf(asked: Asked): string | null {
  const { question } = asked
  if (question.kind !== 'reactions') return null
  const first = question.answers.find(({ verb }) => verb === 'react')?.things[0]?.name
  return first === undefined ? null : (viewOf(asked).base[first]?.near ?? null)
}
