/** For each of several things, whether to show it: not if an earlier one reads the same. */
export function firstOfEqual(all: readonly object[]): readonly boolean[] {
  const read = all.map((one) => JSON.stringify(one))
  return read.map((one, index) => read.indexOf(one) === index)
}
