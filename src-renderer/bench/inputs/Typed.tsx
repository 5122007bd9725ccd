import { useState } from 'react'

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
  onSet,
}: TypedProps) {
  // What is being typed; null while the field shows what is set.
  const [typed, setTyped] = useState<string | null>(null)
  function set(): void {
    if (typed !== null && typed !== value) onSet(typed)
    setTyped(null)
  }
  return (
    <input
      id={id}
      type={type}
      value={typed ?? value}
      {...(least === null ? {} : { min: least })}
      {...(most === null ? {} : { max: most })}
      {...(step === undefined ? {} : { step })}
      {...(label === undefined ? {} : { 'aria-label': label })}
      aria-invalid={isFaulty || undefined}
      // What is typed takes the place of a number, however one came there.
      onFocus={({ target }) => type === 'number' && target.select()}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={set}
      onKeyDown={(event) => {
        if (event.key === 'Enter') set()
        if (event.key === 'Escape' && typed !== null) {
          setTyped(null)
          event.stopPropagation()
        }
      }}
    />
  )
}
