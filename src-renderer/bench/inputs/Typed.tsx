import { useId, useState } from 'react'

type TypedProps = {
  readonly id: string
  readonly type: 'text' | 'number' | 'date'
  readonly value: string
  readonly least?: number | null
  readonly most?: number | null
  /** A number is a multiple of this. */
  readonly step?: number
  /** What is typed, for whoever does not see what stands around. */
  readonly label?: string
  /** What is typed is at fault. */
  readonly isFaulty?: boolean
  /** Why what is typed cannot be set; it stays in the field with the reason beside it until it is right or taken back. */
  readonly whyNot?: (typed: string) => string | null
  readonly onSet: (typed: string) => void
}

/** What is typed is set when the field is left, or by Enter. */
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
  // What is being typed; null while the field shows what is set.
  const [typed, setTyped] = useState<string | null>(null)
  // Somebody has tried to set what is typed: only then is it said that it cannot be.
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
      // What is typed takes the place of a number, however one came there.
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
