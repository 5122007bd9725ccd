/** Runs work to its end, with a pause at each yield so that other work can run. */
export async function withPauses<T>(
  work: Generator<unknown, T>,
  pause: () => Promise<void> = () => new Promise(setImmediate),
): Promise<T> {
  for (;;) {
    const step = work.next()
    if (step.done === true) return step.value
    await pause()
  }
}
