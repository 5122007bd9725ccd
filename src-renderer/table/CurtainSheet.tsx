import { useEffect, useRef, useState } from 'react'
import { Emblem } from '../parts/Emblem.tsx'
import { useApp, useText, useView } from '../state/use-app.ts'
import { useIsSealed, usePlay, useSideWord } from '../at-table/use-play.ts'

/** Covers the game between two players: the window holds nothing of it until the next side sits down. */
export function CurtainSheet() {
  const app = useApp()
  const text = useText()
  const curtain = usePlay((play) => play.curtain, null)
  const [chosen, setChosen] = useState<number | null>(null)
  const sideOf = useSideWord()
  if (curtain === null) return null
  const [onlySide] = curtain.sides
  const side = curtain.sides.length === 1 ? (onlySide ?? null) : chosen
  return (
    <section className="curtain" aria-labelledby="curtain-heading">
      {side === null ? (
        <div className="curtain-card">
          <Emblem />
          <Day />
          <Heading words={text.table.curtain.who} />
          <p>{text.table.curtain.over}</p>
          <p className="buttons">
            <button type="button" className="plain strong" onClick={() => app.play.lookAs('both')}>
              {text.chronicle.curtain}
            </button>
            {curtain.sides.map((one) => (
              <button key={one} type="button" className="plain strong" onClick={() => setChosen(one)}>
                {text.table.curtain.heading(sideOf(one))}
              </button>
            ))}
          </p>
        </div>
      ) : (
        <SeatForm key={side} side={side} />
      )}
    </section>
  )
}

/** The day of the game, which every side knows. */
function Day() {
  const language = useView((view) => view.language)
  const when = usePlay((play) => play.curtain?.when ?? null, null)
  return when === null ? null : <p className="curtain-day">{when[language]}</p>
}

function Heading({ words }: { readonly words: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h2 id="curtain-heading" ref={heading} tabIndex={-1}>
      {words}
    </h2>
  )
}

/** Asks a side to sit down, with its passphrase if the seat is sealed. */
function SeatForm({ side }: { readonly side: number }) {
  const app = useApp()
  const text = useText()
  const curtain = usePlay((play) => play.curtain, null)
  const sealed = useIsSealed(side)
  const [passphrase, setPassphrase] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const sideOf = useSideWord()
  const isWrong = curtain?.wrong ?? false
  useEffect(() => {
    if (isWrong) field.current?.select()
  }, [isWrong])
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        app.play.sit(side, sealed ? passphrase : null)
      }}
    >
      <Emblem />
      <Day />
      <Heading words={text.table.curtain.heading(sideOf(side))} />
      <p className="hint">{text.table.curtain.what}</p>
      {sealed && (
        <>
          <p>{text.table.curtain.sealed}</p>
          <label className="field">
            <span>{text.table.curtain.passphrase}</span>
            <input
              ref={field}
              type="password"
              autoComplete="off"
              required
              value={passphrase}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? 'seat-wrong' : undefined}
              onChange={({ target }) => setPassphrase(target.value)}
            />
          </label>
          {isWrong && (
            <p id="seat-wrong" className="wrong" role="alert">
              {text.table.curtain.wrong}
            </p>
          )}
        </>
      )}
      <button type="submit" className="plain strong" disabled={curtain?.busy ?? false}>
        {text.table.curtain.sit}
      </button>
    </form>
  )
}
