/** A small generator of its own: a failure is found again by its seed. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e21,
  -0,
  4096,
  2 ** 31,
  2 ** 53,
  '',
  '-',
  'constructor',
  '__proto__',
  '\u0000',
  '\ud800',
  '🂡 é\u2028',
  'x'.repeat(3000),
  [],
  {},
  [[]],
  { a: { b: [] } },
  [null, 1, 'x'],
  { draw: 'run' },
  { draw: 'run', value: 6 },
  { verb: 'push' },
  { system: 'race', files: {} },
  { id: 'short' },
  { agenda: [{ frame: 'turns', asks: 'red' }] },
  { runner: [{ at: 2 ** 31 }] },
  JSON.parse('{"__proto__":1}'),
]
const extras = ['', '1e999', '-', '"', ']', '{', '\\', ',', '\t', '\r', '\ufeff', '\u0000', '[[', '"a":1,', 'NaN', '//']

/** A request spoilt in one or more ways, as bytes without a newline. Some come out valid, by chance or in effect. */
export function mutate(request: object, pick: (below: number) => number): Uint8Array {
  let value: unknown = structuredClone(request)
  for (let times = pick(3); times >= 0; times--) value = spoilValue(value, pick)
  let text = JSON.stringify(value) ?? ''
  if (pick(4) === 0) text = spoilText(text, pick)
  const bytes = new TextEncoder().encode(text)
  if (pick(4) === 0 && bytes.length > 0)
    for (let times = pick(3); times >= 0; times--) bytes[pick(bytes.length)]! ^= 1 << pick(8)
  // A newline in the middle would make two lines of one.
  return bytes.map((byte) => (byte === 0x0a ? 0x20 : byte))
}

function spoilValue(value: unknown, pick: (below: number) => number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return junk[pick(junk.length)]
  const names = Object.keys(value)
  const name = names[pick(names.length)] ?? 'do'
  const copy: Record<string, unknown> = { ...value }
  switch (pick(7)) {
    case 0:
      delete copy[name]
      return copy
    case 1:
      delete copy[name]
      return { ...copy, [`${name}${pick(10)}`]: copy[name] }
    case 2:
      return { ...copy, [name]: junk[pick(junk.length)] }
    case 3:
      return { ...copy, [`extra${pick(10)}`]: junk[pick(junk.length)] }
    case 4:
      return { ...copy, [name]: spoilValue(copy[name], pick) }
    case 5:
      return { ...copy, [name]: deep(copy[name], pick(200)) }
    default:
      return { ...copy, id: junk[pick(junk.length)] }
  }
}

function deep(value: unknown, levels: number): unknown {
  let nested = value
  for (let level = 0; level < levels; level++) nested = level % 2 === 0 ? [nested] : { in: nested }
  return nested
}

function spoilText(text: string, pick: (below: number) => number): string {
  const at = pick(text.length + 1)
  switch (pick(4)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + extras[pick(extras.length)] + text.slice(at)
    case 2:
      return text.slice(0, at) + text.slice(at + 1 + pick(5))
    default:
      return text.replace(/\d+/, ['1e999', '99999999999999999999', '-0', '1.5', '0x10'][pick(5)]!)
  }
}
