import { useEffect, useMemo, useState } from 'react'
import type { DraftMap, MapList } from '../../../src-main/contract/draft-map.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { MapCard } from './MapCard.tsx'
import { MapLists } from './MapLists.tsx'
import { MapSketch } from './MapSketch.tsx'
import './maps.css'
import { NewThing } from './NewThing.tsx'
import { itemOnMap, type Ground, type MapTool, toolKeys } from './sketching.ts'
import { ImportDialog } from './ImportDialog.tsx'

/** The map of the campaign: its sketch for editing, with its contents and the card of the chosen thing beside it. */
export function MapsDesk() {
  const app = useApp()
  const { maps: words } = useText().bench
  const { draft } = useAtBench()
  const map = useView((view) => view.bench?.ofMap ?? null)
  const ground = map?.ground ?? null
  const isRead = ground === draft.ground
  // The map that arrives may be stale already: it is read again until it matches the draft.
  useEffect(() => {
    if (ground !== draft.ground) app.bench.readMap()
  }, [app, ground, draft.ground])
  return (
    <section className="bench-desk maps" aria-label={words.heading} aria-busy={!isRead}>
      {map === null ? <p className="hint">{words.reading}</p> : <Map map={map} />}
    </section>
  )
}

function Map({ map }: { readonly map: DraftMap }) {
  const app = useApp()
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const open = useView((view) => view.bench?.mapList ?? null)
  const chosen = useView((view) => view.bench?.mapItem ?? null)
  const [tool, setTool] = useState<MapTool>('choose')
  const [points, setPoints] = useState<readonly Ground[]>([])
  const [isImporting, setImporting] = useState(false)
  const [kind, setKind] = useState('')
  const [isSent, setSent] = useState(false)
  const list = map.lists.find(({ id }) => id === open) ?? map.lists[0]
  const on = itemOnMap(map, list?.id ?? null, chosen)
  const openId = list?.id
  const sketched = useMemo(
    () => ({ ...map, lists: map.lists.filter(({ id, isQuiet }) => !isQuiet || id === openId) }),
    [map, openId],
  )
  if (list === undefined) return null
  const ways = list.shape === 'way' ? list : map.lists.find(({ shape }) => shape === 'way')
  const brushColumn = list.shape === 'hexes' ? list.columns[0] : undefined
  const brushes = brushColumn?.choices ?? []
  const brush = brushes.find(({ id }) => id === kind)?.id ?? brushes[0]?.id ?? null
  const tools: readonly MapTool[] = [
    'choose',
    ...(brushes.length > 0 ? ['paint' as const] : []),
    ...(canBeAdded(list) ? ['add' as const] : []),
    ...(ways === undefined ? [] : ['join' as const]),
    ...(list.shape === 'area' && list.isPlace && on !== undefined ? ['cut' as const] : []),
  ]
  const inHand = tools.includes(tool) ? tool : 'choose'

  function take(next: MapTool): void {
    setTool(next)
    setPoints([])
  }

  /** Discards the points; things without a position are added one at a time. */
  function finish(): void {
    take(list?.shape === 'none' ? 'choose' : inHand)
  }

  /** Keeps the points and the name until the thing is on the map, as it may be refused; pressing twice adds it once. */
  async function add(kind: string, name: string): Promise<void> {
    if (isSent || list === undefined) return
    setSent(true)
    const ground = points.map(([x, y]): [number, number] => [x, y])
    const isThere = await app.bench.addToMap({ do: 'map-add', list: list.id, kind, name, points: ground, ends: [] })
    setSent(false)
    if (isThere) finish()
  }

  const isAdding = inHand === 'add' && (points.length > 0 || list.shape === 'none')
  return (
    <>
      <div className="map-tools">
        <fieldset className="bench-which" aria-label={words.tools}>
          {tools.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === inHand}
              title={toolKeys[one]}
              onClick={() => take(one)}
            >
              {words.tool[one]}
            </button>
          ))}
        </fieldset>
        {inHand === 'paint' && (
          <select aria-label={words.brush} value={brush ?? ''} onChange={({ target }) => setKind(target.value)}>
            {brushes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title[language]}
              </option>
            ))}
          </select>
        )}
        <p className="hint">{hintOf(words.hint, inHand, list)}</p>
        {map.takesGeoJson && list.shape !== 'none' && canBeAdded(list) && (
          <button type="button" className="plain" onClick={() => setImporting(true)}>
            {words.import}
          </button>
        )}
        {map.takesGeoJson && (
          <button type="button" className="plain" title={words.exportWhat} onClick={() => app.bench.exportMap()}>
            {words.export}
          </button>
        )}
      </div>
      <div className="map-side">
        <MapLists key={list.id} map={map} list={list} chosen={chosen} />
        {isAdding ? (
          <NewThing
            key={list.id}
            list={list}
            points={points.length}
            onCancel={finish}
            onAdd={(kind, name) => void add(kind, name)}
          />
        ) : on === undefined ? (
          <p className="hint map-card">{words.nothingChosen}</p>
        ) : (
          <MapCard key={on.item.address} map={map} on={on} />
        )}
      </div>
      <MapSketch
        map={sketched}
        list={list}
        ways={ways}
        on={on}
        tool={inHand}
        tools={tools}
        brush={brushColumn === undefined || brush === null ? null : { column: brushColumn.id, value: brush }}
        points={points}
        onTool={take}
        onPoints={setPoints}
        onChoose={(found) => app.bench.chooseOnMap(found?.list.id ?? list.id, found?.item.id ?? null)}
      />
      <p className="map-credits hint">{words.credits(map.attribution[language] || words.nobody)}</p>
      {isImporting && <ImportDialog list={list} onClose={() => setImporting(false)} />}
    </>
  )
}

/** Whether things of the list can be added by pointing at the map, or on their own if they have no position. */
const canBeAdded = ({ shape, mayAdd, fresh }: MapList): boolean =>
  mayAdd &&
  (shape === 'none'
    ? fresh.some(({ isAboutPlace }) => !isAboutPlace)
    : shape === 'place' || shape === 'area' || shape === 'line' || shape === 'through')

type Hints = Readonly<
  Record<'paint' | 'choose' | 'addPlace' | 'addLine' | 'addArea' | 'addNowhere' | 'join' | 'cut' | 'held', string>
>

function hintOf(hints: Hints, tool: MapTool, { shape }: MapList): string {
  if (tool !== 'add') return hints[tool]
  if (shape === 'none') return hints.addNowhere
  return shape === 'place' ? hints.addPlace : shape === 'area' ? hints.addArea : hints.addLine
}
