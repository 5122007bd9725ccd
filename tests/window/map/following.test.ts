import { describe, expect, it } from 'vitest'
import { centredOn, onScreen, onSheet, type View } from '../../../src-renderer/map/camera/camera-view.ts'
import { uncoveredViewOn, isUncovered } from '../../../src-renderer/map/camera/uncovered-ground.ts'
import { follow } from '../../../src-renderer/map/camera/following.ts'

const frame = { zoom: 1, x: 0, y: 0, width: 800, height: 600 }
/** Where the player looks: about the middle of a large sheet. */
const base: View = centredOn(frame, { x: 1500, y: 1500 })
const sheet = { width: 12_000, height: 9000 }
const buttons = { left: 750, right: 800, top: 0, bottom: 300 }
const layers = { left: 400, right: 800, top: 0, bottom: 600 }

describe('the map follows the questions', () => {
  it('and stays with the player when all that is asked about can be seen', () => {
    const asked = { subject: [{ x: 1500, y: 1500 }], around: [{ x: 1600, y: 1500 }] }
    expect(follow(asked, [buttons], base, base, sheet)).toBe('back')
  })

  it('and brings what is in hand into sight, with what can be answered with, at the scale of the player', () => {
    const asked = {
      subject: [{ x: 2600, y: 2600 }],
      around: [
        { x: 2700, y: 2600 },
        { x: 2600, y: 2750 },
      ],
    }
    const view = follow(asked, [buttons], base, base, sheet)
    if (typeof view === 'string') throw new Error('the map does not move')
    expect(view.zoom).toBe(base.zoom)
    for (const spot of [...asked.subject, ...asked.around]) expect(isUncovered(view, spot, [buttons])).toBe(true)
  })

  it('and moves no further for it than it takes', () => {
    const at = (x: number, y: number) => onSheet(base, { x, y })
    // Hardly under the right rim: it comes far enough into the frame, and what lies at the other rim stays there.
    const view = follow({ subject: [at(base.width - 10, base.height / 2)], around: [] }, [], base, base, sheet)
    if (typeof view === 'string') throw new Error('the map does not move')
    const { x, y } = onScreen(view, at(base.width / 2, base.height / 2))
    expect(Math.abs(x - base.width / 2)).toBeLessThan(base.width / 4)
    expect(Math.abs(y - base.height / 2)).toBeLessThan(base.height / 12)
  })

  it('and looks from further off where the answers lie far apart, but never from so far that nothing could be read', () => {
    const subject = [{ x: 2600, y: 2600 }]
    const apart = follow(
      {
        subject,
        around: [
          { x: 2100, y: 2600 },
          { x: 3100, y: 2600 },
        ],
      },
      [],
      base,
      base,
      sheet,
    )
    if (typeof apart === 'string') throw new Error('the map does not move')
    expect(apart.zoom).toBeLessThan(base.zoom)
    expect(apart.zoom).toBeGreaterThanOrEqual(base.zoom * 0.55)
    const tooFar = follow(
      {
        subject,
        around: [
          { x: 0, y: 0 },
          { x: 5000, y: 0 },
          { x: 0, y: 5000 },
        ],
      },
      [],
      base,
      base,
      sheet,
    )
    if (typeof tooFar === 'string') throw new Error('the map does not move')
    expect(tooFar.zoom).toBe(base.zoom)
    expect(isUncovered(tooFar, subject[0]!, [])).toBe(true) // there is one
  })

  it('and stays where it has followed to while the next question is about the same ground', () => {
    const there = centredOn(frame, { x: 2600, y: 2600 })
    expect(follow({ subject: [{ x: 2620, y: 2600 }], around: [] }, [], base, there, sheet)).toBe('stay')
  })

  it('and goes back to where the player was when a question is about nothing, or about what he saw there', () => {
    const there = centredOn(frame, { x: 2600, y: 2600 })
    expect(follow({ subject: [], around: [] }, [], base, there, sheet)).toBe('back')
    expect(follow({ subject: [{ x: 1480, y: 1500 }], around: [] }, [], base, there, sheet)).toBe('back')
    expect(
      follow(
        {
          subject: [],
          around: [
            { x: 1480, y: 1500 },
            { x: 2600, y: 2600 },
          ],
        },
        [],
        base,
        there,
        sheet,
      ),
    ).toBe('back')
  })

  it('and leaves the player where he is when he may choose among many and sees some of them', () => {
    const around = Array.from({ length: 8 }, (_, at) => ({ x: 800 + 400 * at, y: 1500 }))
    expect(around.filter((spot) => isUncovered(base, spot, []))).toHaveLength(2)
    expect(follow({ subject: [], around }, [], base, base, sheet)).toBe('back')
    // It has gone there already.
    const there = centredOn(frame, { x: 5000, y: 5000 })
    const elsewhere = around.map(({ x, y }) => ({ x: x + 3500, y: y + 3500 }))
    expect(follow({ subject: [], around: elsewhere }, [], base, there, sheet)).toBe('stay')
  })

  it('and shows all of many answers where he sees none or few of them and they lie together', () => {
    const together = Array.from({ length: 9 }, (_, at) => ({ x: 2600 + 100 * (at % 3), y: 2600 + 80 * at }))
    const view = follow({ subject: [], around: together }, [buttons], base, base, sheet)
    if (typeof view === 'string') throw new Error('the map does not move')
    for (const spot of together) expect(isUncovered(view, spot, [buttons])).toBe(true)
    expect(view.zoom).toBeGreaterThanOrEqual(base.zoom * 0.55)
  })

  it('and stays where the player is if many answers are spread over the map, even if none is in sight', () => {
    const apart = Array.from({ length: 9 }, (_, at) => ({ x: 2600 + 900 * at, y: 3000 }))
    expect(follow({ subject: [], around: apart }, [], base, base, sheet)).toBe('back')
  })

  it('and stays where it is when the only one who is asked stands at the rim of the frame', () => {
    const atRim = { x: 1500 + 400 - 40, y: 1500 }
    expect(isUncovered(base, atRim, [])).toBe(false)
    expect(follow({ subject: [], around: [atRim] }, [], base, base, sheet)).toBe('back')
  })

  it('and shows no bare table beside the sheet while what is meant is in sight without', () => {
    const corner = { x: 40, y: 40 }
    const view = follow({ subject: [], around: [corner] }, [], base, base, sheet)
    if (typeof view === 'string') throw new Error('the map does not move')
    expect([view.x, view.y]).toEqual([0, 0])
    // What lies over the map there does not cover it: the sheet makes room.
    const over = { left: 0, right: 200, top: 0, bottom: 200 }
    const beside = follow({ subject: [], around: [corner] }, [over], base, base, sheet)
    if (typeof beside === 'string') throw new Error('the map does not move')
    const at = onScreen(beside, corner)
    expect(at.x > over.right + 30 || at.y > over.bottom + 30).toBe(true)
  })

  it('and shows no more bare table than it takes to have him beside what lies over the map', () => {
    // At the right rim of the sheet, and so under the buttons were the frame full.
    const atRim = { x: sheet.width - 20, y: 1500 }
    const view = follow({ subject: [atRim], around: [] }, [buttons], base, base, sheet)
    if (typeof view === 'string') throw new Error('the map does not move')
    const bare = frame.width - onScreen(view, { x: sheet.width, y: 0 }).x
    expect(bare).toBeGreaterThan(0)
    expect(bare).toBeLessThan(50)
    expect(onScreen(view, atRim).y).toBeGreaterThan(buttons.bottom + 30)
  })

  it('and puts nothing under what lies over the map', () => {
    const under = { x: 1700, y: 1500 }
    expect(isUncovered(base, under, [])).toBe(true)
    expect(isUncovered(base, under, [layers])).toBe(false)
    const view = follow({ subject: [under], around: [] }, [layers], base, base, sheet)
    if (typeof view === 'string') throw new Error('the map does not move')
    expect(onScreen(view, under).x).toBeLessThan(layers.left)
    expect(isUncovered(uncoveredViewOn(base, under, [layers]), under, [layers])).toBe(true)
  })
})
