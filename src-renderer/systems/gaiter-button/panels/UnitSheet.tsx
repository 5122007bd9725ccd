import type { ReactNode } from 'react'
import type { Arm } from '../../../counters/face.ts'
import { nameIn, type PanelProps } from './reading.ts'
import { type Box, countBoxes, type UnitOnSheet } from './sheet.ts'
import { Picture } from './Picture.tsx'
import { wordsIn } from './words.ts'

type Props = Pick<PanelProps, 'setting' | 'language'> & {
  readonly unit: UnitOnSheet
  /** What can be done with an arm, beside its boxes. */
  readonly beside?: (arm: Arm) => ReactNode
}

/** A unit as on the printed sheet: its morale row and the boxes of its arms, crossed and barred as in play. */
export function UnitSheet({ unit, setting, language, beside }: Props) {
  const { sheets, arms } = wordsIn(language)
  const { knowledge, fate, place, mother } = unit
  const state = [
    knowledge === 'printed' ? sheets.asPrinted : knowledge === 'shown' ? sheets.seen : '',
    fate > 0 ? (sheets.fates[fate] ?? '') : place === '' ? '' : sheets.at(nameIn(setting, language, place)),
    mother === '' ? '' : sheets.of(nameIn(setting, language, mother)),
    ...unit.states.map((one) => sheets.states[one]),
  ].filter((part) => part !== '')
  return (
    <article className={`gb-unit is-${knowledge}${fate > 1 ? ' is-gone' : ''}`} aria-label={unit.name}>
      <h4>{unit.name}</h4>
      <MoraleRow row={unit.row} crossed={unit.crossed} barred={unit.barred} words={sheets} />
      <ul className="gb-arms">
        {unit.arms.map(({ arm, boxes }) => (
          <li key={arm}>
            <span className="gb-arm">{arms[arm]}</span>
            <Boxes
              boxes={boxes}
              title={sheets.arm(
                arms[arm],
                countBoxes(boxes, 'left'),
                countBoxes(boxes, 'lost', 'stray'),
                countBoxes(boxes, 'detached'),
              )}
            />
            {beside?.(arm)}
          </li>
        ))}
      </ul>
      {state.length > 0 && <p className="gb-state">{state.join(', ')}</p>}
    </article>
  )
}

/** The morale row: the rightmost box that is open is the morale of the unit. */
export function MoraleRow({
  row,
  crossed,
  barred,
  words,
}: {
  readonly row: readonly number[]
  readonly crossed: number
  readonly barred: number
  readonly words: { readonly row: (row: string, crossed: number, barred: number) => string }
}) {
  const size = 20
  const now = row.length - 1 - crossed
  return (
    <Picture
      className="gb-row"
      viewBox={`-1 -1 ${row.length * size + 2} ${size + 2}`}
      style={{ width: `${(row.length * size + 2) / 16}em` }}
      title={words.row(row.join(' '), crossed, barred)}
    >
      {row.map((morale, index) => (
        <g
          key={index}
          transform={`translate(${index * size} 0)`}
          className={index === now && index >= barred ? 'is-now' : ''}
        >
          <rect width={size} height={size} />
          <text x={size / 2} y={size * 0.72}>
            {morale}
          </text>
          {index > now && <path className="gb-cross" d="M3 3l14 14M17 3L3 17" />}
          {index < barred && <path className="gb-cross" d="M2 10h16" />}
        </g>
      ))}
    </Picture>
  )
}

const signs: Readonly<Record<Box, string>> = {
  left: '',
  lost: 'M3 3l8 8M11 3l-8 8',
  stray: 'M3 11l8-8',
  detached: 'M2 7h10',
}

/** The boxes of an arm: empty, crossed when lost, struck once when it may come back, barred when detached. */
export function Boxes({ boxes, title }: { readonly boxes: readonly Box[]; readonly title: string }) {
  return (
    <Picture
      className="gb-boxes"
      viewBox={`-1 -1 ${boxes.length * 17 + 1} 16`}
      style={{ width: `${(boxes.length * 17 + 1) / 16}em` }}
      title={title}
    >
      {boxes.map((box, index) => (
        <g key={index} transform={`translate(${index * 17} 0)`} className={`is-${box}`}>
          <rect width="14" height="14" />
          {signs[box] !== '' && <path className="gb-cross" d={signs[box]} />}
        </g>
      ))}
    </Picture>
  )
}
