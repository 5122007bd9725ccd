import { useState } from 'react'
import type { Remark } from '../../src-main/contract/advice.ts'
import { usePlay, useTable } from '../at-table/use-play.ts'
import { FaultWords } from '../parts/FaultWords.tsx'
import { noWork } from '../state/known/counsel-view.ts'
import { isPerson } from '../state/table/seats.ts'
import { useApp, useText } from '../state/use-app.ts'
import { DayChoice, useChosenDay } from './DayChoice.tsx'
import { RemarkItem } from './RemarkItem.tsx'
import type { ChronicleData } from './use-chronicle.ts'

/** Comments on a side's actions in a day: an officer's on a person's day, and the program's own reasons. */
export function Remarks({ data }: { readonly data: ChronicleData }) {
  const app = useApp()
  const { remarks: words } = useText().counsel
  const table = useTable()
  const work = usePlay((play) => play.remarks, noWork)
  const { days } = data.chronicle
  const at = useChosenDay(data, days.length)
  const [chosen, setChosen] = useState<0 | 1 | null>(null)
  const [first] = data.eyes
  const day = days[at]
  if (table === null || day === undefined || first === undefined) return null
  const own = data.eyes.filter((side) => isPerson(table, side))
  const ownSide = own.find((side) => side === table.decider) ?? own[0] ?? first
  const side = chosen !== null && data.eyes.includes(chosen) ? chosen : ownSide
  const of = { side, turn: day.turn }
  const isOfThis = work.at === 'done' && work.of?.side === of.side && work.of.turn === of.turn
  return (
    <section className="remarks" aria-labelledby="remarks-heading">
      <DayChoice data={data} at={at} count={days.length} part="remarks" />
      <h3 id="remarks-heading">{words.heading(data.dayOf(day))}</h3>
      {data.eyes.length > 1 && (
        <fieldset className="remarks-side">
          <legend className="announced">{words.whose}</legend>
          {data.eyes.map((one) => (
            <label key={one}>
              <input type="radio" name="remarks-side" checked={side === one} onChange={() => setChosen(one)} />
              <span>{data.sideName(one)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <p className="hint">{(isPerson(table, side) ? words.what : words.program)(data.sideOf(side))}</p>
      {work.at === 'working' ? (
        <p className="advice-work">
          <output>{words.working}</output>
          <progress aria-label={words.working} {...(work.share !== null && { value: work.share })} />
          <button type="button" className="plain" onClick={() => app.play.dismissAdvice()}>
            {words.stop}
          </button>
        </p>
      ) : (
        !isOfThis && (
          <p className="buttons">
            <button type="button" className="plain strong" onClick={() => app.play.review(of.side, of.turn)}>
              {words.ask}
            </button>
          </p>
        )
      )}
      {work.at === 'failed' && (
        <p className="notice" role="alert">
          <FaultWords fault={work.fault} />
        </p>
      )}
      {isOfThis && <Found remarks={work.found} />}
    </section>
  )
}

function Found({ remarks }: { readonly remarks: readonly Remark[] }) {
  const { remarks: words, scale } = useText().counsel
  if (remarks.length === 0) return <p>{words.none}</p>
  return (
    <>
      <p>
        <output>{words.summary(remarks.filter((one) => one.alike).length, remarks.length)}</output>
      </p>
      {remarks.some(hasFigures) && <p className="hint">{scale}</p>}
      <ol className="remarks-list">
        {remarks.map((remark) => (
          <RemarkItem key={remark.stop} remark={remark} />
        ))}
      </ol>
    </>
  )
}

/** Whether the comment shows what an action is worth. */
const hasFigures = ({ alike, advice: { best, others } }: Remark): boolean =>
  others.length > 0 || (!alike && best.worth !== null)
