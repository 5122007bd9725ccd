import { describe, expect, it } from 'vitest'
import { joinMarches } from '../../../src-renderer/journal/joined-marches.ts'
import type { Line } from '../../../src-renderer/journal/lines.ts'
import { portableSpicheren, wissembourgSpicheren } from '#engine/systems/list.ts'
import { journalReading } from '../../../src-renderer/systems/portable-spicheren/journal.ts'
import { journalReading as ofWissembourg } from '../../../src-renderer/systems/wissembourg-spicheren/journal.ts'

const names = { '1105': { en: '1105 Rotherberg', fr: '1105 Rotherberg' } }
const nameOf = (hex: string): string => (hex === '1105' ? names[hex].en : hex)

const moved = (at: number, unit: string, from: string, hex: string, period = 0): Line => ({
  at,
  entry: {
    stop: at,
    entry: { kind: 'moved', unit, from, hex },
    sentence: {
      en: `${unit} moves from ${nameOf(from)} to ${nameOf(hex)}.`,
      fr: `${unit} va de ${nameOf(from)} en ${nameOf(hex)}.`,
    },
    onward: {
      en: `${unit} moves from ${nameOf(from)} to {end} by {through}.`,
      fr: `${unit} va de ${nameOf(from)} en {end} par {through}.`,
    },
  },
  categories: ['march'],
  side: 0,
  period,
})

const march = [moved(1, 'rex', '1103', '1104'), moved(2, 'rex', '1104', '1004'), moved(3, 'rex', '1004', '1105')]
const told = (lines: readonly Line[], language: 'en' | 'fr' = 'en') =>
  joinMarches(lines, journalReading, { names }).map(({ entry }) => entry.sentence?.[language])

describe('a march in the journal', () => {
  it('is one line, from where it began to where it ended, by what lies between', () => {
    expect(told(march)).toEqual(['rex moves from 1103 to 1105 Rotherberg by 1104, 1004.'])
    expect(told(march, 'fr')).toEqual(['rex va de 1103 en 1105 Rotherberg par 1104, 1004.'])
    expect(told(march.slice(0, 1))).toEqual(['rex moves from 1103 to 1104.'])
  })

  it('is not told as one with another unit’s, with a way that does not join it, or with that of another turn', () => {
    const others = [
      moved(1, 'rex', '1103', '1104'),
      moved(2, 'goltz', '1104', '1004'),
      moved(3, 'goltz', '0903', '0904'),
    ]
    expect(told(others)).toHaveLength(3)
    expect(told([march[0]!, moved(2, 'rex', '1104', '1004', 1)])).toHaveLength(2)
  })

  it('shows its end on the map, at its first moment', () => {
    const [line] = joinMarches(march, journalReading, { names })
    expect(line?.entry).toMatchObject({ stop: 1, entry: { from: '1103', hex: '1105' } })
  })

  it.each([
    [portableSpicheren, journalReading],
    [wissembourgSpicheren, ofWissembourg],
  ])('has words of its own in both languages', ({ book: { words } }, { steps }) => {
    for (const said of [words.en, words.fr].map((all) => all[`journal.${steps?.kind}.on`]))
      expect(said).toMatch(/\{end\}.*\{through\}/)
  })
})
