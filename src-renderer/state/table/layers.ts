import { castDraft } from 'immer'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Thing } from '../known/thing.ts'
import { fetchStudy } from './inquiry.ts'
import { latestOnly } from '../kit/latest.ts'
import { faultOf, isContractError, type Kit } from '../kit/kit.ts'
import type { LayerView } from '../known/play-view.ts'

type Change = { readonly [K in keyof LayerView]?: LayerView[K] }

/**
 * Switches layers on and off, and has the process compute them. A layer is part of the view of the game, so that covering
 * the table removes it. An answer to anything but the latest request is dropped.
 */
export function layerActions({ host, store, attempt }: Kit) {
  const calls = host.calls.games
  const newRequest = latestOnly()

  const layer = () => store.get().play?.layer ?? null

  function change(part: Change): void {
    store.change((view) => {
      if (view.play?.layer) Object.assign(view.play.layer, castDraft(part))
    })
  }

  return {
    /** Switches a layer on, or with null the present one off. */
    show(id: string | null, side: number, picking = false): void {
      newRequest()
      const nothing = { picked: null, without: [], busy: false, fault: null, worked: null }
      store.change((view) => {
        if (view.play !== null) view.play.layer = id === null ? null : { id, side, picking, ...nothing }
      })
    },
    /** Shows the layer with another side's knowledge, in an open game. */
    lookAs: (side: number) => change({ side, picked: null, without: [], worked: null }),
    setPicking: (picking: boolean) => change({ picking }),
    pick: (picked: Thing | null) => change({ picked, without: [] }),
    /** Assumes a thing gone, or puts it back. */
    toggle(id: string): void {
      const without = layer()?.without ?? []
      change({ without: without.includes(id) ? without.filter((one) => one !== id) : [...without, id] })
    },
    putBack: () => change({ without: [] }),
    /** Has the process compute the layer, now or at a past stop. Without a request (something must be picked first), clears it. */
    workOut(request: JsonObject | null, stop: number | undefined): void {
      const isLatest = newRequest()
      const [id, now] = [store.get().play?.id, layer()]
      if (id === undefined || now === null) return
      if (request === null) {
        change({ busy: false, fault: null, worked: null })
        return
      }
      const { side, picked, without } = now
      change({ busy: true })
      attempt(async () => {
        try {
          const study = await fetchStudy(calls, id, side, request, stop)
          if (isLatest()) change({ busy: false, fault: null, worked: { study, side, picked, without } })
        } catch (error) {
          if (isLatest()) change({ busy: false, fault: faultOf(error, host), worked: null })
          if (!isContractError(error)) throw error
        }
      })
    },
  }
}
