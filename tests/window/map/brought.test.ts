import { describe, expect, it } from 'vitest'
import { viewShowing } from '../../../src-renderer/map/camera/view-showing.ts'
import { centredOn, type View } from '../../../src-renderer/map/camera/camera-view.ts'
import { isUncovered } from '../../../src-renderer/map/camera/uncovered-ground.ts'

const sheet = { width: 6000, height: 4500 }
const here: View = centredOn({ zoom: 1, x: 0, y: 0, width: 800, height: 600 }, { x: 1500, y: 1500 })
const scales = { scale: 1, least: 0.1 }

describe('what a film brings into sight', () => {
  it('is where it happens, at the scale of the player', () => {
    expect(viewShowing([{ x: 1500, y: 1500 }], here, scales, [], sheet)).toBeNull()
    expect(viewShowing([], here, scales, [], sheet)).toBeNull()
    const there = { x: 4000, y: 3000 }
    const view = viewShowing([there], here, scales, [], sheet)!
    expect(view.zoom).toBe(1)
    expect(isUncovered(view, there, [])).toBe(true)
  })

  it('is all places of a set-up, from as far off as that takes, and afterwards one place as near as before', () => {
    const places = [
      { x: 300, y: 400 },
      { x: 2500, y: 800 },
      { x: 1200, y: 3600 },
    ]
    const all = viewShowing(places, here, scales, [], sheet)!
    expect(all.zoom).toBeLessThan(1)
    for (const place of places) expect(isUncovered(all, place, [])).toBe(true)
    expect(viewShowing([places[1]!], all, scales, [], sheet)!.zoom).toBe(1)
  })

  it('is the whole sheet where they cannot be seen together otherwise', () => {
    const corners = [
      { x: 0, y: 0 },
      { x: 6000, y: 4500 },
    ]
    expect(viewShowing(corners, here, { scale: 1, least: 0.12 }, [], sheet)!.zoom).toBeLessThan(0.14)
  })
})
