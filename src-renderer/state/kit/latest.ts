/**
 * Lets only the latest request of a kind count. Each call starts a request and makes the earlier ones stale; the function it
 * returns tells whether that request is still the latest.
 */
export function latestOnly(): () => () => boolean {
  let latest = 0
  return () => {
    latest += 1
    const mine = latest
    return () => mine === latest
  }
}
