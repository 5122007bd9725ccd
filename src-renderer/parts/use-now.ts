import { useSyncExternalStore } from 'react'

let now = Date.now()

function subscribe(tell: () => void): () => void {
  now = Date.now()
  const clock = setInterval(() => {
    now = Date.now()
    tell()
  }, 60_000)
  return () => clearInterval(clock)
}

const present = (): number => now

/** The present time; updates every minute. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, present, present)
}
