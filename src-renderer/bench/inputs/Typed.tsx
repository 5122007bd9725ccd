import { useId, useState } from 'react'

type TypedProps = {
  readonly id: string
  readonly type: 'text' | 'number' | 'date'
  readonly value: string
  readonly least?: number | null
  readonly most?: number | null
  /** The number must be a multiple of this. */
  readonly step?: number
  /** The label for screen readers. */
  readonly label?: string
  /** The check has found a fault in the value. */
  readonly isFaulty?: boolean
  /** The reason why the typed text cannot be set, or null; the text stays in the field with the reason until it is corrected or undone. */
  readonly whyNot?: (typed: string) => string | null
  readonly onSet: (typed: string) => void
}

/** A text field whose value is set on blur or Enter. */
export function Typed({
  id,
  type,
  value,
  least = null,
  most = null,
  step,
  label,
  isFaulty = false,
  whyNot = () => null,
  onSet,
}: TypedProps) {
  // The text being typed; null while the field shows the current value.
  const [typed, setTyped] = useState<string | null>(null)
  // The player has tried to set the typed text; the reason against it is shown only then.
  const [isTried, setTried] = useState(false)
  const reasonId = useId()
  const reason = isTried && typed !== null ? whyNot(typed) : null
  function forget(): void {
    setTyped(null)
    setTried(false)
  }
  function set(): void {
    if (typed !== null && typed !== value && whyNot(typed) !== null) {
      setTried(true)
      return
    }
    if (typed !== null && typed !== value) onSet(typed)
    forget()
  }
  const input = (
    <input
      id={id}
      type={type}
      value={typed ?? value}
      {...(least === null ? {} : { min: least })}
      {...(most === null ? {} : { max: most })}
      {...(step === undefined ? {} : { step })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      aria-invalid={isFaulty || reason !== null || undefined}
      aria-describedby={reason === null ? undefined : reasonId}
      // Typing replaces a number, however the field got the focus.
      onFocus={({ target }) => type === 'number' && target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={set}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set()
        if (event.key === 'Escape' && typed !== null) {
          forget()
          event.stopPropagation()
        }
      }}
    />
  )
  return (
    <>
      {input}
      {reason !== null && (
        <span id={reasonId} className="why-not-set" role="alert">
          {reason}
        </span>
      )}
    </>
  )
}
