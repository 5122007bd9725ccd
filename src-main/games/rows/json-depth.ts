const [QUOTE, BACKSLASH, LIST, OBJECT, LIST_END, OBJECT_END] = [0x22, 0x5c, 0x5b, 0x7b, 0x5d, 0x7d]

/**
 * Whether JSON text nests brackets deeper than `deepest`. Checked before parsing text from outside, so that recursive
 * code does not overflow the stack.
 */
export function isNestedDeeperThan(text: string, deepest: number): boolean {
  let depth = 0
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code === QUOTE) quoted = !quoted
    else if (quoted) index += code === BACKSLASH ? 1 : 0
    else if (code === LIST || code === OBJECT) {
      depth += 1
      if (depth > deepest) return true
    } else if (code === LIST_END || code === OBJECT_END) depth -= 1
  }
  return false
}
