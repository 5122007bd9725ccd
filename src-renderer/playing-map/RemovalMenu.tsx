import type { Spot } from '../map/board/board.ts'
import type { Thing } from '../state/thing.ts'
import { useApp, useText } from '../state/use-app.ts'
import type { Removable } from '../system-ui/system-ui.ts'
import { BesideMenu } from './PopoverMenu.tsx'

/** Something was chosen on the map of which several things can be thought away: the bridge, or the railway over it. */
export type Wondered = { readonly thing: Thing; readonly at: Spot; readonly removable: readonly Removable[] }

type Props = { readonly wondered: Wondered; readonly name: string; readonly onClose: (byKey: boolean) => void }

export function ThinkAway({ wondered, name, onClose }: Props) {
  const app = useApp()
  const text = useText()
  const label = text.layers.which(name)
  return (
    <BesideMenu
      at={wondered.at}
      label={label}
      choices={wondered.removable.map(({ id, words }) => ({ key: id, words }))}
      onChoose={(id) => {
        onClose(true)
        app.play.layers.toggle(id)
      }}
      onClose={onClose}
    />
  )
}
