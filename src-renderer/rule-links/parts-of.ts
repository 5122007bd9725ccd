const reference = /\[([a-z0-9]+(?:\.[a-z0-9-]+)+)\]/

/** A text cut at the rules it names: at odd places stands the id of a rule. The same as in the kernel, as a test sees to. */
export const partsOf = (text: string): readonly string[] => text.split(reference)
