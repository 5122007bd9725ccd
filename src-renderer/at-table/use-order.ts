import { useMemo, useState } from 'react'
import { useApp, useView } from '../state/use-app.ts'
import type { Asked, SystemUi } from '../system-ui/system-ui.ts'
import type { OrderDraft, OrderShown, OrderStart, OrderToGive } from '../system-ui/ordering.ts'
import { defaultSide } from './use-layer.ts'
import { useStudyResult } from './use-study.ts'

/** The order being given by hand, and what can be done with it. */
export type CurrentOrder = {
  /** Where an order can begin. */
  readonly starts: readonly OrderStart[]
  /** The order that has begun; `to` is the place it is aimed at. */
  readonly draft: DraftedOrder | null
  /** What is shown of it; null until it has been computed for the first time. */
  readonly shown: OrderShown | null
  /** `shown` is up to date with the chosen counters. */
  readonly isCurrent: boolean
  /** It cannot be computed for the chosen counters. */
  readonly isRefused: boolean
  /** The question has its own card, which the player has closed and can open again. */
  readonly isPutAway: boolean
  readonly begin: (place: string, first: string | null) => void
  /** Begins an order against the enemy at a place, or turns the order begun there against him. */
  readonly strike: (place: string) => void
  /** The answer that attacks the enemy at a place; null if there is none. */
  readonly strikeAt: (place: string) => string | null
  readonly open: () => void
  /** Adds or removes a counter. */
  readonly toggle: (who: string) => void
  readonly aim: (place: string) => void
  readonly take: (who: readonly string[] | null) => void
  readonly choose: (key: string, value: string) => void
  /** Turns the order by a step at the place aimed at. Returns false if there is nothing to turn. */
  readonly turn: (place: string | null, by: 1 | -1) => boolean
  readonly cancel: () => void
  readonly confirm: () => void
  /** Gives another order offered on the card. */
  readonly give: (order: OrderToGive) => void
}

/** `isAsked`: the question itself opened the card, and the order is aimed at its own place. */
export type DraftedOrder = OrderDraft & { readonly to: string | null; readonly isAsked: boolean }
type Kept = { readonly asked: Asked; readonly draft: DraftedOrder }
type Worked = { readonly asked: Asked; readonly from: string; readonly strikes: boolean; readonly shown: OrderShown }

const noHow: OrderDraft['how'] = {}
const noStarts: readonly OrderStart[] = []
const storageKey = 'last-order'

/** Keeps the order being given. It belongs to the question at which it began. */
export function useOrder(ui: SystemUi | null, asked: Asked | null): CurrentOrder {
  const app = useApp()
  const ordering = ui?.ordering
  // A player who wants to be asked everything gets single answers, not cards.
  const wantsCards = useView((view) => view.asking === 'choices')
  const [kept, setKept] = useState<Kept | null>(null)
  const [putAway, setPutAway] = useState<Asked | null>(null)
  const askedFor = useMemo((): DraftedOrder | null => {
    const place = asked === null || !wantsCards ? null : (ordering?.askedFor(asked) ?? null)
    return place === null ? null : beginning(place, { to: place, isAsked: true })
  }, [ordering, asked, wantsCards])
  const draft = kept !== null && kept.asked === asked ? kept.draft : putAway === asked ? null : askedFor
  const starts = useMemo(
    () => (ordering === undefined || asked === null ? noStarts : ordering.startsOf(asked)),
    [ordering, asked],
  )
  const { from, first, who, strikes, how } = draft ?? {}
  const request = useMemo(
    () =>
      ordering === undefined || from === undefined || asked === null
        ? null
        : ordering.requestFor(
            { from, first: first ?? null, who: who ?? null, strikes: strikes ?? false, how: how ?? noHow },
            asked,
          ),
    [ordering, asked, from, first, who, strikes, how],
  )
  const table = asked?.table ?? null
  const studied = useStudyResult(table, defaultSide(table), request)
  const study = studied?.study ?? null
  const now = useMemo(
    () =>
      ordering === undefined || draft === null || study === null || asked === null
        ? null
        : { asked, from: draft.from, strikes: draft.strikes, shown: ordering.show(study, draft, asked) },
    [ordering, draft, study, asked],
  )
  // While the order is computed for other counters, the last result stays.
  const [last, setLast] = useState<Worked | null>(null)
  if (now !== null && now !== last) setLast(now)
  // Behind the curtain, keep nothing of the side.
  if (ui === null && (kept !== null || putAway !== null || last !== null)) {
    setKept(null)
    setPutAway(null)
    setLast(null)
  }
  const isRefused = studied !== null && studied.study === null
  const before =
    draft !== null && last?.asked === asked && last.from === draft.from && last.strikes === draft.strikes ? last : null
  const shown = now ?? (isRefused ? null : before)

  return useMemo(() => {
    const change = (part: Partial<DraftedOrder>): void => {
      // A drag keeps calling the functions it got when it began, so read the current state here.
      setKept((now) => {
        const begun = now !== null && now.asked === asked ? now.draft : askedFor
        return asked === null || begun === null ? now : { asked, draft: { ...begun, ...part } }
      })
    }
    const take = (some: readonly string[] | null): void => {
      if (some === null || some.length > 0) change({ who: some })
    }
    const choose = (key: string, value: string): void => {
      const isOnce = shown?.shown.choices.some((choice) => choice.key === key && choice.once) ?? false
      if (!isOnce) window.localStorage.setItem(storageKey, JSON.stringify({ ...lastHow(), [key]: value }))
      change({ how: { ...draft?.how, [key]: value } })
    }
    return {
      starts,
      draft,
      shown: shown?.shown ?? null,
      isCurrent: now !== null,
      isRefused,
      isPutAway: askedFor !== null && draft === null,
      begin(place, one) {
        if (asked === null) return
        setKept({ asked, draft: beginning(place, { first: one }) })
      },
      strike(place) {
        if (asked !== null) setKept({ asked, draft: beginning(place, { to: place, strikes: true }) })
      },
      strikeAt: (place) => (asked === null ? null : (ordering?.strikeAt(place, asked) ?? null)),
      open: () => setPutAway(null),
      aim: (place) => change({ to: place }),
      take,
      toggle(one) {
        const all = shown?.shown.who ?? []
        if (!all.some(({ id }) => id === one)) return
        take(all.filter(({ id, taken }) => taken !== (id === one)).map(({ id }) => id))
      },
      choose,
      turn(place, by) {
        const turning = shown?.shown.turning
        const at = draft?.to ?? place
        if (turning === undefined || at === null) return false
        choose(turning.key, turning.after(at, by))
        return true
      },
      cancel() {
        setKept(null)
        setPutAway(asked)
      },
      confirm() {
        const order = now === null || draft === null || draft.to === null ? null : now.shown.forecastOf(draft.to).order
        if (order !== null) app.play.order(order)
      },
      give: (order) => app.play.order(order),
    }
  }, [app, ordering, starts, asked, askedFor, draft, shown, now, isRefused])
}

const beginning = (from: string, more: Partial<DraftedOrder>): DraftedOrder => ({
  ...{ from, first: null, who: null, to: null, strikes: false, how: lastHow(), isAsked: false },
  ...more,
})

/** The choices of the last order, with which the next one begins. */
function lastHow(): OrderDraft['how'] {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}')
    if (typeof stored !== 'object' || stored === null) return {}
    return Object.fromEntries(
      Object.entries(stored).filter((one): one is [string, string] => typeof one[1] === 'string'),
    )
  } catch {
    return {}
  }
}
