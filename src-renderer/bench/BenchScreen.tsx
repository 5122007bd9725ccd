import { useCallback, useEffect, useState } from 'react'
import { Notices } from '../parts/Notices.tsx'
import { PartGuard } from '../parts/PartGuard.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { ArriveDialog } from './dialogs/ArriveDialog.tsx'
import { ArmiesDesk } from './armies/ArmiesDesk.tsx'
import { AtBenchContext, useAtBench, useAtBenchValue } from './at-bench/at-bench.ts'
import './bench.css'
import { BenchHeader } from './BenchHeader.tsx'
import { BenchMap } from './map/BenchMap.tsx'
import { BenchNotices } from './BenchNotices.tsx'
import { Desks } from './Desks.tsx'
import { ChosenBar } from './ChosenBar.tsx'
import { useGestures } from './at-bench/gestures.ts'
import { Ghost } from './Ghost.tsx'
import { MapsDesk } from './maps/MapsDesk.tsx'
import { PlaceDialog } from './inputs/PlaceDialog.tsx'
import { PlayDialog } from './dialogs/PlayDialog.tsx'
import { PublishDialog } from './dialogs/PublishDialog.tsx'
import { SidePanel } from './parts/SidePanel.tsx'
import { TablesDesk } from './tables/TablesDesk.tsx'
import { TakeOverDialog } from './dialogs/TakeOverDialog.tsx'
import { UnitList } from './UnitList.tsx'
import { useBenchKeys } from './at-bench/use-bench-keys.ts'
import { useDrop } from './at-bench/use-drop.ts'
import { useForbiddenPlaces } from './at-bench/use-forbidden-places.ts'

/** The direction of each arrow key: steps to the right, and down. */
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The designer's bench: the set-up of a scenario on its map, the order of battle, and a panel for everything else. */
export function BenchScreen() {
  const app = useApp()
  const text = useText()
  const at = useAtBenchValue()
  useEffect(() => {
    const look = (): void => app.bench.lookAgain()
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [app])
  if (at === null)
    return (
      <main className="table-frame">
        <Notices />
        <p className="hint">{text.bench.reading}</p>
      </main>
    )
  return (
    <AtBenchContext value={at}>
      <Bench />
    </AtBenchContext>
  )
}

type Dialog =
  | { readonly ask: 'place' | 'take-over' | 'play' | 'publish' }
  | { readonly ask: 'arrive'; readonly things: readonly string[]; readonly turn: number | null }

function Bench() {
  const app = useApp()
  const { placing } = useText().bench
  const { chosen, draft, map, index } = useAtBench()
  const desk = useView((view) => view.bench?.desk ?? 'map')
  const { place, lift, shift, turnBy, align } = useGestures()
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const onArrive = useCallback(
    (things: readonly string[], turn: number) => setDialog({ ask: 'arrive', things, turn }),
    [],
  )
  const onDrop = useDrop(onArrive)
  const close = (): void => setDialog(null)
  const asks = {
    place: () => setDialog({ ask: 'place' }),
    arrive: () => setDialog({ ask: 'arrive', things: [...chosen], turn: null }),
    takeOver: () => setDialog({ ask: 'take-over' }),
  }

  /** Applies a key to the chosen things. */
  function onKey(key: string): boolean {
    if (chosen.size === 0 || desk !== 'map') return false
    if (key === 'p' || key === 'P') asks.place()
    else if (key === 'Delete' || key === 'Backspace') lift([...chosen])
    else if (key === 'r' || key === 'R') turnBy([...chosen], key === 'r' ? 1 : -1)
    else if (key === 'l' || key === 'L') align([...chosen])
    else if (key === 'Escape') app.bench.select([])
    else return false
    return true
  }

  /** On a measured table an arrow with Control moves the chosen things by an inch, with Shift too by a quarter inch. */
  function onArrow(key: string, isFine: boolean): boolean {
    const [right, down] = arrows[key] ?? [0, 0]
    const inch = index?.board.ofTable?.inch
    if (inch === undefined || chosen.size === 0 || desk !== 'map' || (right === 0 && down === 0)) return false
    const by = isFine ? inch / 4 : inch
    shift([...chosen], right * by, down * by)
    return true
  }
  useBenchKeys(onKey, onArrow)

  return (
    <div className="table-frame bench-frame">
      <BenchHeader onPlay={() => setDialog({ ask: 'play' })} onPublish={() => setDialog({ ask: 'publish' })} />
      <main className="bench">
        <BenchNotices />
        <Desks />
        <div className="bench-parts">
          {desk === 'map' ? (
            <>
              <UnitList onDrop={onDrop} />
              <div className="bench-board">
                <PartGuard of={draft}>
                  <BenchMap onKey={onKey} onDrop={onDrop} />
                </PartGuard>
                <ChosenBar asks={asks} />
              </div>
            </>
          ) : (
            <PartGuard of={draft}>
              {desk === 'tables' ? <TablesDesk /> : desk === 'armies' ? <ArmiesDesk /> : <MapsDesk />}
            </PartGuard>
          )}
          <SidePanel onArrive={onArrive} onDrop={onDrop} />
        </div>
        <Ghost />
      </main>
      {dialog?.ask === 'place' && (
        <PlaceChosen
          heading={placing.heading(chosen.size)}
          onChoose={(at) => {
            place([...chosen], at)
            map.current?.bring([{ kind: 'zone', id: at }])
          }}
          onClose={close}
        />
      )}
      {dialog?.ask === 'arrive' && <ArriveDialog things={dialog.things} turn={dialog.turn} onClose={close} />}
      {dialog?.ask === 'play' && <PlayDialog onClose={close} />}
      {dialog?.ask === 'publish' && <PublishDialog onClose={close} />}
      {dialog?.ask === 'take-over' && <TakeOverDialog onClose={close} />}
    </div>
  )
}

type PlaceProps = {
  readonly heading: string
  readonly onChoose: (place: string) => void
  readonly onClose: () => void
}

function PlaceChosen(props: PlaceProps) {
  const { chosen } = useAtBench()
  return <PlaceDialog {...props} unfit={useForbiddenPlaces([...chosen])} />
}
