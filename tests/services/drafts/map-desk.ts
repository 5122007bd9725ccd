import type { DraftMap, MapItem, MapList } from '../../../src-main/contract/draft-map.ts'
import type { Edit } from '../../../src-main/contract/draft-edits.ts'
import { denied, portTo } from '../../main/carry.ts'
import { makeHouseRouter } from '../../main/workshop.ts'
import { drafting } from './drafting.ts'

export const listOf = ({ lists }: DraftMap, id: string): MapList => lists.find((one) => one.id === id)!
export const itemOf = (map: DraftMap, list: string, id: string): MapItem | undefined =>
  listOf(map, list).items.find((one) => one.id === id)

/** A draft whose map is edited, gesture by gesture. */
export async function mapDesk(house: readonly [string, string]) {
  const { router, close, folder } = makeHouseRouter()
  const { calls, close: hangUp } = portTo(router)
  const begun = await drafting(calls, house)
  const { id } = begun
  let { number } = begun
  return {
    ...{ id, calls, folder },
    map: () => calls.drafts.map({ id }),
    async does(...edits: Edit[]) {
      const next = await calls.drafts.gesture({ id, number, edits })
      ;({ number } = next)
      return next
    },
    refused: (...edits: Edit[]) => denied(calls.drafts.gesture({ id, number, edits })),
    async undo() {
      const next = await calls.drafts.undo({ id, number })
      ;({ number } = next)
      return next
    },
    async redo() {
      const next = await calls.drafts.redo({ id, number })
      ;({ number } = next)
      return next
    },
    close() {
      hangUp()
      close()
    },
  }
}
