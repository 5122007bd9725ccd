import { RuleLink } from '../rules/RuleLink.tsx'
import { useText } from '../state/use-app.ts'
import type { Finding, KeyLine } from '../systems/desk.ts'
import { useAtTable } from './at-table.ts'
import { KeySwatch } from './KeySwatch.tsx'
import { lightThing } from './lights.ts'

type Props = { readonly findings: readonly Finding[]; readonly lines: readonly KeyLine[] }

/** What a layer says in words; each finding shows where on the map it is. And what its signs mean. */
export function LayerFindings({ findings, lines }: Props) {
  const text = useText()
  const { map } = useAtTable()
  return (
    <>
      <section aria-label={text.layers.findings}>
        <ul className="findings layer-findings">
          {findings.map(({ words, tone, at, rule }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- findings have no names, and are put up all at once
            <li key={index} className={toneClass[tone] ?? undefined}>
              {at === undefined ? (
                <span>{words}</span>
              ) : (
                <button
                  type="button"
                  className="link finding"
                  onPointerEnter={() => lightThing(at)}
                  onPointerLeave={() => lightThing(null)}
                  onFocus={() => lightThing(at)}
                  onBlur={() => lightThing(null)}
                  onClick={() => map.current?.goTo(at)}
                >
                  {words}
                </button>
              )}
              {rule !== undefined && <RuleLink rule={rule} />}
            </li>
          ))}
        </ul>
      </section>
      {lines.length > 0 && (
        <section className="key layer-key" aria-label={text.layers.key}>
          <h3>{text.layers.key}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line.words}>
                <KeySwatch
                  tone={line.tone}
                  {...(line.as === undefined ? {} : { as: line.as })}
                  {...(line.dashed === undefined ? {} : { dashed: line.dashed })}
                />
                {line.words}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const toneClass: { readonly [tone in Finding['tone']]?: string } = {
  good: 'good',
  bad: 'bad',
  target: 'middle',
  reach: 'middle',
  chosen: 'bad',
}
