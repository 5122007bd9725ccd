import { nameIn, type PanelProps, sideName } from './reading.ts'
import { type Box, sheetOf, type UnitOnSheet } from './sheet.ts'
import { Boxes, MoraleRow, UnitSheet } from './UnitSheet.tsx'
import { wordsIn } from './words.ts'

type Props = Pick<PanelProps, 'table' | 'setting' | 'language'>
const sides = [0, 1] as const

/** The order of battle of both sides, as far as the viewer knows its state. */
export function Sheets(props: Props) {
  const { sheets } = wordsIn(props.language)
  return (
    <section className="gb-sheets" aria-labelledby="gb-sheets-heading">
      <header>
        <h2 id="gb-sheets-heading">{sheets.heading}</h2>
        <button type="button" className="plain gb-print" onClick={() => window.print()}>
          {sheets.print}
        </button>
      </header>
      <Key {...props} />
      {sides.map((side) => (
        <SideSheet key={side} {...props} side={side} />
      ))}
    </section>
  )
}

const boxes: readonly Box[] = ['left', 'lost', 'stray', 'detached']

function Key({ language }: Props) {
  const { sheets } = wordsIn(language)
  return (
    <ul className="gb-key" aria-label={sheets.key}>
      {boxes.map((box) => (
        <li key={box}>
          <Boxes boxes={[box]} title="" /> {sheets.box[box]}
        </li>
      ))}
    </ul>
  )
}

function SideSheet({ side, ...props }: Props & { readonly side: number }) {
  const { table, setting, language } = props
  const { sheets } = wordsIn(language)
  const { leaders, corps, independent, detachments, garrisons } = sheetOf(props, side)
  const group = (key: string, title: string, units: readonly UnitOnSheet[], colour?: string) =>
    units.length > 0 && (
      <section key={key} className="gb-corps">
        <h3 style={colour === undefined ? undefined : { borderColor: colour }}>{title}</h3>
        <div className="gb-units">
          {units.map((unit) => (
            <UnitSheet key={unit.id} unit={unit} setting={setting} language={language} />
          ))}
        </div>
      </section>
    )
  const title = sheets.side(sideName(setting, language, side))
  return (
    <section className="gb-side-sheet" aria-label={title}>
      <div className="gb-side-head">
        <h3 className="gb-side-title">{title}</h3>
        <p className="gb-side-when">{[table.name, table.when?.[language] ?? ''].filter(Boolean).join(', ')}</p>
      </div>
      <ul className="gb-leaders" aria-label={sheets.leaders}>
        {leaders.map(({ id, name, value, fate, place }) => (
          <li key={id} className={fate > 1 ? 'is-gone' : undefined}>
            {sheets.leader(name, value)}
            {fate > 0
              ? `, ${sheets.fates[fate] ?? ''}`
              : place !== '' && `, ${sheets.at(nameIn(setting, language, place))}`}
          </li>
        ))}
      </ul>
      {corps.map(({ id, name, label, commander, colour, units }) =>
        group(id, name ?? sheets.corps(sheets.corpsNumber(label), commander), units, colour),
      )}
      {group('independent', sheets.independent, independent)}
      {group('detachments', sheets.detachments, detachments)}
      {garrisons.length > 0 && (
        <section className="gb-corps">
          <h3>{sheets.garrisons}</h3>
          <div className="gb-units">
            {garrisons.map(({ id, name: fortress, row, isKnown, isManned, points, crossed, barred }) => (
              <article key={id} className={isKnown ? 'gb-unit is-own' : 'gb-unit is-printed'} aria-label={fortress}>
                <h4>{fortress}</h4>
                <MoraleRow row={row} crossed={crossed} barred={barred} words={sheets} />
                <p className="gb-state">
                  {[
                    isKnown ? sheets.points(points, row.length) : isManned ? sheets.asPrinted : '',
                    isManned ? '' : sheets.unmanned,
                  ]
                    .filter((part) => part !== '')
                    .join(', ')}
                </p>
              </article>
            ))}
          </div>
        </section>
      )}
    </section>
  )
}
