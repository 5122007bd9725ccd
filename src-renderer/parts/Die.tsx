const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[2, 2]],
  2: [
    [1, 1],
    [3, 3],
  ],
  3: [
    [1, 1],
    [2, 2],
    [3, 3],
  ],
  4: [
    [1, 1],
    [3, 1],
    [1, 3],
    [3, 3],
  ],
  5: [
    [1, 1],
    [3, 1],
    [2, 2],
    [1, 3],
    [3, 3],
  ],
  6: [
    [1, 1],
    [3, 1],
    [1, 2],
    [3, 2],
    [1, 3],
    [3, 3],
  ],
}

/** The face of a die, within a picture of 40 by 40. */
export function DieFace({ value }: { readonly value: number }) {
  return (
    <>
      <rect x="2" y="2" width="36" height="36" rx="6" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 10} cy={y * 10} r="3.4" />
      ))}
    </>
  )
}

/** A die result in a line of text, with its number beside it. */
export const SmallDie = ({ value }: { readonly value: number }) => (
  <>
    <svg className="die die-small" viewBox="0 0 40 40" aria-hidden="true">
      <DieFace value={value} />
    </svg>
    {value}
  </>
)
