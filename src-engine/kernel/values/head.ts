/** The offsets of the kernel's own words at the start of every state. */
export const HEAD = {
  generator: 0,
  draws: 4,
  scripted: 5,
  top: 6,
  end: 7,
  ending: 8,
  winner: 9,
  level: 10,
  acts: 11,
  secrets: 12,
  length: 16,
} as const
