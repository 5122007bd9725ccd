import { useCallback } from 'react'
import type { Setting } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import type { Thing } from '../state/known/thing.ts'
import { useView } from '../state/use-app.ts'
import { useAtTable } from './at-table.ts'

/** Names a thing on the map in the language of the window; a counter no longer there has no name. */
export function useThingName(): (thing: Thing) => string {
  const language = useView((view) => view.language)
  const { setting, pieces } = useAtTable()
  return useCallback(
    ({ kind, id }) =>
      (kind === 'piece' ? pieces.find((one) => one.id === id)?.title : undefined) ??
      setting?.names[id]?.[language] ??
      hexName(setting, id, language) ??
      (kind === 'piece' ? '' : id),
    [language, setting, pieces],
  )
}

/** The name on a piece's counter, without the rest of what the counter shows. */
export function usePieceName(): (id: string) => string {
  const language = useView((view) => view.language)
  const { setting, pieces } = useAtTable()
  const nameOf = useThingName()
  return (id) => {
    const face = pieces.find((one) => one.id === id)?.face
    // A decoy or a detachment has only a number or a letter on its counter.
    const isNumbered = face?.sign === 'decoy' || face?.detached === true
    const called = isNumbered ? undefined : (face?.fullName ?? face?.name)
    return called ?? setting?.names[id]?.[language] ?? nameOf({ kind: 'piece', id })
  }
}

/** The place in a hex, its number and its terrain. */
function hexName(setting: Setting | null, hex: string, language: Language): string | undefined {
  const { board } = setting ?? { board: null }
  if (board?.kind !== 'hexes') return undefined
  const place = board.places.find((one) => one.hex === hex)?.name[language]
  const terrain = board.hexes.find((one) => one.hex === hex)?.terrain
  const ground = board.terrain.find(({ code }) => code === terrain)?.name[language]
  return [place, hex, ground].filter((part) => part !== undefined).join(' · ')
}
