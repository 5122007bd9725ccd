import { useState } from 'react'
import type { DraftMap, MapItem } from '../../../src-main/contract/draft-map.ts'
import { useApp, useText } from '../../state/use-app.ts'
import { useAtBench } from '../at-bench/at-bench.ts'
import { useGestures } from '../at-bench/gestures.ts'
import { Typed } from '../inputs/Typed.tsx'
import { MapField } from './MapField.tsx'
import { lengthenEdit } from './sketch-edits.ts'
import { isSame, type OnMap } from './sketching.ts'

type Props = { readonly map: DraftMap; readonly on: OnMap }

/** The card of the chosen thing on the map: its fields, the ways from it, and the things about it. */
export function MapCard({ map, on }: Props) {
  const app = useApp()
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const { list, item } = on
  const common = { list: list.id, item: item.id }
  const name = item.name[language]
  const mayGo = list.fresh.length > 0
  return (
    <section className="map-card" aria-label={words.card(name)} tabIndex={-1}>
      <h2>
        {name} <span className="quiet">{list.one[language]}</span>
      </h2>
      {item.km !== null && (
        <p className={item.isFar ? 'map-far' : 'hint'}>
          {words.length(item.km.toLocaleString(language))}
          {item.isFar && list.range !== null && ` – ${words.far(list.range.least, list.range.most)}`}
        </p>
      )}
      <div className="map-fields">
        {list.columns
          .filter(({ id }) => Object.hasOwn(item.values, id))
          .map((column) => (
            <MapField
              key={column.id}
              map={map}
              id={`map ${item.address} ${column.id}`}
              column={column}
              value={item.values[column.id] ?? null}
              onSet={(value) => changeMap({ do: 'map-set', ...common, column: column.id, value })}
            />
          ))}
        {item.at !== null && (list.shape === 'place' || (list.shape === 'area' && list.isPlace)) && (
          <Position map={map} item={item} onMove={(to) => changeMap({ do: 'map-move', ...common, to })} />
        )}
      </div>
      {list.parts.map((part) => (
        <fieldset key={part.id} className="map-part">
          <legend>{part.title[language]}</legend>
          {(item.parts[part.id] ?? []).map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- lines have no other identity
            <div key={index} className="map-fields">
              {part.columns.map((column) => (
                <MapField
                  key={column.id}
                  map={map}
                  id={`map ${item.address} ${part.id} ${index} ${column.id}`}
                  column={column}
                  value={line[column.id] ?? null}
                  onSet={(value) =>
                    changeMap({ do: 'map-set', ...common, column: `${part.id}.${index}.${column.id}`, value })
                  }
                />
              ))}
              <button
                type="button"
                className="link"
                aria-label={words.dropLine(index + 1)}
                onClick={() => changeMap({ do: 'map-part', ...common, part: part.id, drop: index })}
              >
                {words.remove}
              </button>
            </div>
          ))}
          <button
            type="button"
            className="link"
            onClick={() => changeMap({ do: 'map-part', ...common, part: part.id, drop: null })}
          >
            {words.addLine}
          </button>
        </fieldset>
      ))}
      {list.shape === 'line' && (
        <button type="button" className="link" onClick={() => changeMap(lengthenEdit(on, map.step))}>
          {words.addPoint}
        </button>
      )}
      {list.isPlace && <Around map={map} on={on} />}
      {list.shape === 'area' && list.isPlace && <Merge map={map} on={on} />}
      {mayGo && (
        <p className="buttons">
          <button
            type="button"
            className="plain"
            aria-label={words.removeWhat(name)}
            onClick={() => {
              app.bench.chooseOnMap(list.id, null)
              changeMap({ do: 'map-drop', ...common })
            }}
          >
            {words.remove}
          </button>
        </p>
      )}
    </section>
  )
}

type PositionProps = {
  readonly map: DraftMap
  readonly item: MapItem
  readonly onMove: (to: [number, number]) => void
}

/** Its coordinates. */
function Position({ map, item, onMove }: PositionProps) {
  const { maps: words } = useText().bench
  const [x, y] = item.at ?? [0, 0]
  const names = map.down ? [words.across, words.down] : [words.longitude, words.latitude]
  return (
    <div className="map-position">
      {[x, y].map((value, index) => (
        <label key={names[index]} className="map-field" htmlFor={`map ${item.address} at ${index}`}>
          <span>{names[index]}</span>
          <Typed
            id={`map ${item.address} at ${index}`}
            type="number"
            value={String(Math.round(value * 1e5) / 1e5)}
            step={map.step}
            whyNot={(typed) => (typed.trim() === '' ? words.wantsNumber(names[index]!) : null)}
            onSet={(typed) => onMove(index === 0 ? [Number(typed), y] : [x, Number(typed)])}
          />
        </label>
      ))}
    </div>
  )
}

/** The ways from a place, the things about it, and what can be added to it. */
function Around({ map, on: { list, item } }: Props) {
  const app = useApp()
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const about = map.lists.flatMap((other) =>
    other.items.filter(({ places }) => places.includes(item.id)).map((one) => ({ other, one })),
  )
  const kinds = map.lists.flatMap((other) =>
    other.fresh.filter(({ isAboutPlace }) => isAboutPlace).map((kind) => ({ other, kind })),
  )
  const ways = map.lists.filter(({ shape, of, isDrawn }) => shape === 'way' && !isDrawn && of.includes(list.id))
  return (
    <>
      {about.length > 0 && (
        <>
          <h3>{words.joins}</h3>
          <ul className="map-about">
            {about.map(({ other, one }) => (
              <li key={one.address}>
                <button type="button" className="link" onClick={() => app.bench.chooseOnMap(other.id, one.id)}>
                  {one.name[language]}
                </button>{' '}
                <span className={one.isFar ? 'map-far' : 'quiet'}>
                  {one.km === null ? other.one[language] : words.length(one.km.toLocaleString(language))}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
      {ways.map((way) => (
        <JoinWith key={way.id} map={map} way={way} from={item} />
      ))}
      <p className="buttons">
        {kinds.map(({ other, kind }) => (
          <button
            key={`${other.id} ${kind.id}`}
            type="button"
            className="plain"
            onClick={() =>
              changeMap({
                do: 'map-add',
                list: other.id,
                kind: kind.id,
                name: other.isNamed ? item.name[language] : '',
                points: [],
                ends: [item.id],
              })
            }
          >
            {words.add(kind.title[language])}
          </button>
        ))}
      </p>
    </>
  )
}

type JoinProps = { readonly map: DraftMap; readonly way: DraftMap['lists'][number]; readonly from: MapItem }

/** Joins a place with another by name, for use without a pointer. */
function JoinWith({ map, way, from }: JoinProps) {
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const [to, setTo] = useState('')
  const [kind, setKind] = useState(way.fresh[0]?.id ?? '')
  const joined = new Set(way.items.flatMap(({ places }) => (places.includes(from.id) ? places : [])))
  // Hexes are joined along a side, so only those that share one can be.
  const others = map.lists
    .filter(({ id }) => way.of.includes(id))
    .flatMap((list) => (list.shape === 'hexes' ? sharingSide(list.items, from) : list.items))
    .filter(({ id }) => id !== from.id && !joined.has(id))
    .toSorted((one, other) => apart(from, one) - apart(from, other))
  return (
    <p className="map-join">
      <label>
        {way.of.length > 1 ? way.one[language] : words.joinWith}{' '}
        <select value={to} onChange={({ target }) => setTo(target.value)}>
          <option value="">–</option>
          {others.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>{' '}
      {way.fresh.length > 1 && (
        <select aria-label={words.kind} value={kind} onChange={({ target }) => setKind(target.value)}>
          {way.fresh.map(({ id, title }) => (
            <option key={id} value={id}>
              {title[language]}
            </option>
          ))}
        </select>
      )}{' '}
      <button
        type="button"
        className="plain"
        disabled={to === ''}
        onClick={() => {
          setTo('')
          changeMap({ do: 'map-add', list: way.id, kind, name: '', points: [], ends: [from.id, to] })
        }}
      >
        {words.join}
      </button>
    </p>
  )
}

const apart = ({ at: a }: MapItem, { at: b }: MapItem): number =>
  a === null || b === null ? Infinity : Math.hypot(a[0] - b[0], a[1] - b[1])

/** The areas or hexes that share a side with one of them. */
const sharingSide = (items: readonly MapItem[], from: MapItem): readonly MapItem[] =>
  items.filter(({ id, line }) => id !== from.id && line.filter((a) => from.line.some((b) => isSame(a, b))).length > 1)

/** Merges two adjacent areas. */
function Merge({ on: { list, item } }: Props) {
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const { changeMap } = useGestures()
  const [other, setOther] = useState('')
  const beside = sharingSide(list.items, item)
  if (beside.length === 0) return null
  return (
    <p className="map-join">
      <label>
        {words.mergeWith}{' '}
        <select value={other} onChange={({ target }) => setOther(target.value)}>
          <option value="">–</option>
          {beside.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </select>
      </label>{' '}
      <button
        type="button"
        className="plain"
        disabled={other === ''}
        onClick={() => {
          setOther('')
          changeMap({ do: 'map-merge', list: list.id, item: item.id, other })
        }}
      >
        {words.merge}
      </button>
    </p>
  )
}
