const reference = /\[([a-z0-9]+(?:\.[a-z0-9-]+)+)\]/

/** Splits a text at the rules it names: every odd part is the id of a rule. A test compares it with the kernel's. */
export const partsOf = (text: string): readonly string[] => text.split(reference)
