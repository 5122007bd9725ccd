import { castDraft } from 'immer'
import type { JsonObject } from '#engine/kernel/result.ts'
import type { Thing } from './thing.ts'
import { studied } from './inquiry.ts'
import { faultOf, isAnswer, type Kit } from './kit.ts'
import type { LayerView } from './play-view.ts'

type Change = { readonly [K in keyof LayerView]?: LayerView[K] }

/**
 * What is laid over the map: which layer, for whom, and what the process has worked out for it. It lies in the view of the
 * game, so that it goes with the table when that is covered; what comes back for what is no longer asked is dropped.
 */
export function layersOf({ host, store, attempt }: Kit) {
  const calls = host.calls.games
  let asked = 0

  const layer = () => store.get().play?.layer ?? null

  function change(part: Change): void {
    store.change((view) => {
      if (view.play?.layer) Object.assign(view.play.layer, castDraft(part))
    })
  }

  return {
    /** Lays a layer over the map, or takes away the one that is there. */
    show(id: string | null, side: number, picking = false): void {
      asked += 1
      const nothing = { picked: null, without: [], busy: false, fault: null, worked: null }
      store.change((view) => {
        if (view.play !== null) view.play.layer = id === null ? null : { id, side, picking, ...nothing }
      })
    },
    /** Looks with the knowledge of the other side, where everything lies open. */
    lookAs: (side: number) => change({ side, picked: null, without: [], worked: null }),
    setPicking: (picking: boolean) => change({ picking }),
    pick: (picked: Thing | null) => change({ picked, without: [] }),
    /** Thinks something away, or puts it back. */
    toggle(id: string): void {
      const without = layer()?.without ?? []
      change({ without: without.includes(id) ? without.filter((one) => one !== id) : [...without, id] })
    },
    putBack: () => change({ without: [] }),
    /** Has the layer worked out, now or as things were at a stop; nothing is asked while something has to be picked. */
    workOut(wish: JsonObject | null, stop: number | undefined): void {
      asked += 1
      const mine = asked
      const [id, now] = [store.get().play?.id, layer()]
      if (id === undefined || now === null) return
      if (wish === null) {
        change({ busy: false, fault: null, worked: null })
        return
      }
      const { side, picked, without } = now
      change({ busy: true })
      attempt(async () => {
        try {
          const study = await studied(calls, id, side, wish, stop)
          if (mine === asked) change({ busy: false, fault: null, worked: { study, side, picked, without } })
        } catch (error) {
          if (mine === asked) change({ busy: false, fault: faultOf(error, host), worked: null })
          if (!isAnswer(error)) throw error
        }
      })
    },
  }
}
