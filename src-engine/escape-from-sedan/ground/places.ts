import type { Campaign } from '../campaign/campaign.ts'

/** The nearest named place to a point; the first of several equally near. */
export function nearestPlace({ places }: Pick<Campaign, 'places'>, x: number, y: number): string {
  let nearest = ''
  let least = Infinity
  for (const { id, at } of places) {
    const away = (at[0] - x) ** 2 + (at[1] - y) ** 2
    if (away >= least) continue
    least = away
    nearest = id
  }
  return nearest
}
