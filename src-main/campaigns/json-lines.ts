/** The line on which each value of a JSON text begins, by path; `''` is the root. The text must be valid JSON. */
export function linesIn(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>()
  let at = 0
  let line = 1

  /** Skips spaces and separators, and counts lines. */
  const skip = (): void => {
    for (; at < text.length && ' \t\r\n,:'.includes(text[at]!); at += 1) if (text[at] === '\n') line += 1
  }
  const string = (): string => {
    quoted.lastIndex = at
    const [whole = ''] = quoted.exec(text) ?? []
    at += whole.length
    return whole
  }
  const inside = (close: string, part: (index: number) => void): void => {
    at += 1
    skip()
    for (let index = 0; at < text.length && text[at] !== close; index += 1) {
      part(index)
      skip()
    }
    at += 1
  }
  const value = (path: string): void => {
    lines.set(path, line)
    const below = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`)
    const next = text[at]
    if (next === '{') {
      inside('}', () => {
        const key: unknown = JSON.parse(string())
        skip()
        value(below(String(key)))
      })
    } else if (next === '[') inside(']', (index) => value(below(index)))
    else if (next === '"') string()
    else while (at < text.length && !' \t\r\n,]}'.includes(text[at]!)) at += 1
  }
  skip()
  value('')
  return lines
}

const quoted = /"(?:[^"\\]|\\.)*"/y

/** The line of a path, or of its nearest ancestor that exists. */
export function lineOf(lines: ReadonlyMap<string, number>, path: string): number | undefined {
  for (let around = path; around !== ''; around = around.slice(0, Math.max(0, around.lastIndexOf('.')))) {
    const line = lines.get(around)
    if (line !== undefined) return line
  }
  return path === '' ? undefined : lines.get('')
}
