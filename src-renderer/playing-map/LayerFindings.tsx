import { RuleLink } from '../rule-links/RuleLink.tsx'
import { useText } from '../state/use-app.ts'
import type { Finding, KeyLine } from '../system-ui/system-ui.ts'
import { useAtTable } from '../at-table/at-table.ts'
import { KeySwatch } from '../at-table/KeySwatch.tsx'
import { highlightThing } from '../at-table/highlights.ts'

/** The findings of a layer in words; each shows its place on the map and links to its rule. */
export function Findings({ findings }: { readonly findings: readonly Finding[] }) {
  const { map } = useAtTable()
  return (
    <ul className="findings layer-findings">
      {findings.map(({ words, tone, at, rule }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- findings have no ids, and the whole list is replaced at once
        <li key={index} className={toneClass[tone]}>
          {at === undefined ? (
            <span>{words}</span>
          ) : (
            <button
              type="button"
              className="link finding"
              onPointerEnter={() => highlightThing(at)}
              onPointerLeave={() => highlightThing(null)}
              onFocus={() => highlightThing(at)}
              onBlur={() => highlightThing(null)}
              onClick={() => map.current?.goTo(at)}
            >
              {words}
            </button>
          )}
          {rule !== undefined && <RuleLink rule={rule} />}
        </li>
      ))}
    </ul>
  )
}

const toneClass: { readonly [tone in Finding['tone']]?: string } = {
  good: 'good',
  bad: 'bad',
  target: 'middle',
  reach: 'middle',
  chosen: 'bad',
}

/** The key to the signs of a layer. */
export function LayerKey({ lines }: { readonly lines: readonly KeyLine[] }) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <section className="key layer-key" aria-label={text.layers.key}>
      <h3>{text.layers.key}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line.words}>
            <KeySwatch {...line} />
            {line.words}
          </li>
        ))}
      </ul>
    </section>
  )
}
