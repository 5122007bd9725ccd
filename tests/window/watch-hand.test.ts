import { describe, expect, it } from 'vitest'
import { watchPointer } from '../../src-renderer/decision/use-is-click-deliberate.ts'

/** A hand that does these things, and how often a movement of it is reported. */
function watched(...deeds: readonly object[]): number {
  const hand = new EventTarget()
  let told = 0
  const end = watchPointer(hand, () => (told += 1))
  for (const deed of deeds) {
    const isMove = 'movementX' in deed
    hand.dispatchEvent(Object.assign(new Event(isMove ? 'pointermove' : 'pointerdown'), deed))
  }
  end()
  return told
}
const by = (movementX: number, movementY = 0): object => ({ movementX, movementY })
const press = (pointerType: string): object => ({ pointerType })

describe('the hand, before an answer that loses something takes its click', () => {
  it('has not moved where it rests on the mouse and clicks', () => {
    expect(watched(by(0), press('mouse'), by(2), by(-1, 1), press('mouse'))).toBe(0)
  })
  it('counts as moved once, at its first movement or touch', () => {
    expect(watched(by(4), by(4), by(40))).toBe(1)
    expect(watched(press('touch'), press('touch'))).toBe(1)
  })
})
