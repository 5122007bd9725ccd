import { useState } from 'react'
import type { DraftMap, MapList } from '../../../src-main/contract/draft-map.ts'
import { useApp, useText, useView } from '../../state/use-app.ts'
import { searchable } from '../../../src-main/contract/searchable.ts'
import { useAtBench } from '../at-bench/at-bench.ts'

type Props = { readonly map: DraftMap; readonly list: MapList; readonly chosen: string | null }

/** The contents of the map, list by list; the open list can be searched by name. */
export function MapLists({ map, list, chosen }: Props) {
  const app = useApp()
  const { maps: words } = useText().bench
  const { language } = useAtBench()
  const faults = useView((view) => view.bench?.faults?.faults ?? null)
  const faulty = new Set(faults?.flatMap(({ values }) => values))
  const [sought, setSought] = useState('')
  const typed = searchable(sought)
  const shown = list.items.filter(({ name }) => searchable(name[language]).includes(typed))
  const groups = [
    [words.ofRules, map.lists.filter(({ isDrawn }) => !isDrawn)],
    [words.ofDrawing, map.lists.filter(({ isDrawn }) => isDrawn)],
  ] as const
  return (
    <div className="map-lists">
      <select
        aria-label={words.lists}
        value={list.id}
        onChange={({ target }) => app.bench.chooseOnMap(target.value, null)}
      >
        {groups.map(
          ([title, lists]) =>
            lists.length > 0 && (
              <optgroup key={title} label={title}>
                {lists.map((one) => (
                  <option key={one.id} value={one.id}>
                    {`${one.title[language]} (${one.items.length})`}
                  </option>
                ))}
              </optgroup>
            ),
        )}
      </select>
      {list.items.length > 8 && (
        <input
          type="search"
          aria-label={words.find}
          placeholder={words.find}
          value={sought}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul>
        {shown.length === 0 && <li className="hint">{words.none}</li>}
        {shown.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className={faulty.has(item.address) ? 'link is-faulty' : 'link'}
              aria-current={item.id === chosen ? 'true' : undefined}
              onClick={() => app.bench.chooseOnMap(list.id, item.id)}
            >
              {item.name[language]}
            </button>
            {item.isFar && <span className="map-far"> {words.length(String(item.km))}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
