/** For each of several things whether it is to be told: not where one before it reads the same. */
export function unlessToldBefore(all: readonly object[]): readonly boolean[] {
  const read = all.map((one) => JSON.stringify(one))
  return read.map((one, index) => read.indexOf(one) === index)
}
