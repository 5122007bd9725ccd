import type { Spot } from '../map/board/board.ts'
import type { Thing } from '../state/known/thing.ts'
import { useApp, useText } from '../state/use-app.ts'
import type { Removable } from '../system-ui/system-ui.ts'
import { PopoverMenu } from './PopoverMenu.tsx'

/** A thing chosen on the map at which several things can be removed for a what-if: a bridge, or the railway over it. */
export type RemovalChoice = { readonly thing: Thing; readonly at: Spot; readonly removable: readonly Removable[] }

type Props = { readonly choice: RemovalChoice; readonly name: string; readonly onClose: (byKey: boolean) => void }

/** Lets the player choose which of several things to remove for the what-if. */
export function RemovalMenu({ choice, name, onClose }: Props) {
  const app = useApp()
  const text = useText()
  const label = text.layers.which(name)
  return (
    <PopoverMenu
      at={choice.at}
      label={label}
      heading={label}
      groups={[{ choices: choice.removable.map(({ id, words }) => ({ key: id, words })) }]}
      onChoose={(id) => {
        onClose(true)
        app.play.layers.toggle(id)
      }}
      onClose={onClose}
    />
  )
}
