import { describe, expect, it } from 'vitest'
import type { LessonOffer } from '../../src-main/contract/lessons.ts'
import type { Base } from '../../src-renderer/counters/base.ts'
import type { CounterFace } from '../../src-renderer/counters/face.ts'
import { captionOf, type Piece, pilesOf } from '../../src-renderer/counters/piles.ts'
import { isFirst } from '../../src-renderer/library/use-offers.ts'
import { standingWords } from '../../src-renderer/playing-map/standing-words.ts'
import { en } from '../../src-renderer/text/en.ts'

const piece = (id: string, face: Partial<CounterFace>, side = 0): Piece => ({
  id,
  place: 'marson',
  side,
  face: { livery: side === 0 ? 'blue' : 'grey', sign: 'infantry', ...face },
  title: id,
})
const aKnob: Base = { at: [0, 0], bearing: 0, shape: { is: 'ghost', words: '', outline: [] } }
const corps = (label: string, name = `${label}th Corps`) => ({ band: { colour: '#b3262b', label, name } })
const sideName = (side: number): string => (side === 0 ? 'French' : 'German')

describe('who stands in a place', () => {
  it('is told in words, side by side: corps with their counters, leaders, and what is not known; knobs are nobody', () => {
    const there = [
      piece('a', corps('5')),
      piece('b', corps('5')),
      piece('c', corps('7')),
      piece('d', { sign: 'leader', name: 'Mac-Mahon' }),
      piece('e', { detached: true, name: 'A' }),
      piece('f', { sign: 'decoy', name: '1' }),
      piece('x', { sign: 'unknown' }, 1),
      piece('y', { sign: 'unknown' }, 1),
      { ...piece('knob', { sign: 'unknown' }), base: aKnob },
    ]
    expect(standingWords(there, 'marson', sideName, en.table.map)).toBe(
      'French: Mac-Mahon, 5th Corps ×2, 7th Corps, detachment, decoy · German: unknown ×2',
    )
    expect(standingWords(there, 'sedan', sideName, en.table.map)).toBe('')
  })

  it('is written under a stack: its corps, as short as they can be told apart', () => {
    const caption = (...pieces: readonly Piece[]): string => captionOf(pilesOf(pieces)[0]!) // one place, one side
    expect(caption(piece('a', corps('7')), piece('b', corps('7')))).toBe('7th Corps')
    expect(caption(piece('a', corps('XII', 'XII Saxon Corps')))).toBe('XII')
    expect(caption(piece('a', corps('12')), piece('b', corps('5')), piece('l', { sign: 'leader', name: 'L' }))).toBe(
      '5 · 12',
    )
    expect(caption(...['1', '5', '7', '12'].map((label) => piece(label, corps(label))))).toBe('1 · 5 · 7 …')
    expect(caption(piece('l', { sign: 'leader', name: 'Moltke' }))).toBe('Moltke')
    expect(caption(piece('l', { sign: 'leader', name: 'Mac-Mahon, with Napoleon III' }))).toBe('Mac-Mahon')
    expect(caption(piece('x', { sign: 'unknown' }))).toBe('')
  })
})

describe('the lessons that are offered', () => {
  it('are listed once though a copy of their campaign has them too', () => {
    const lesson: LessonOffer = {
      id: 'first-march',
      scenario: 'first-march',
      seed: 's',
      players: { sides: ['person', 'random'], open: true },
      title: { en: 'First march', fr: 'Première marche' },
      about: { en: 'Two days', fr: 'Deux jours' },
    }
    const seen = new Set<string>()
    expect([lesson, { ...lesson }, { ...lesson, id: 'other' }].map((one) => isFirst(one, seen))).toEqual([
      true,
      false,
      true,
    ])
  })
})
