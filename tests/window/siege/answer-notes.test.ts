import { describe, expect, it } from 'vitest'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import type { Language } from '../../../src-main/contract/settings.ts'
import { systemWindow } from '../../../src-renderer/main/systems.ts'
import { effectsOf } from '../../../src-renderer/systems/storm-over-belfort/panels/effects.ts'
import type { Answer, Asked } from '../../../src-renderer/system-ui/system-ui.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { load } from '../../kernel/table.ts'
import { settingOf } from '../setting-of.ts'

const files = campaignFolder('belfort-1870')
const loaded = load(stormOverBelfort as RuleSystem, files)

/** What stands beside the ways of a retreat, as the rules tell of them. */
function notesIn(language: Language, off: 'lost' | 'out') {
  const ui = systemWindow('storm-over-belfort').uiFor(settingOf(loaded, files), language)
  const ways = [
    { zone: 'zone-18', bonus: 1, enemyOff: 1 },
    { zone: 'zone-21', bonus: 0, enemyOff: 3 },
  ]
  const asked = {
    question: { kind: 'retreat', about: { unit: 'gns', zone: 'zone-20', ways, off } },
  } as unknown as Asked
  const answers = [...ways.map(({ zone }) => ({ verb: 'retire', things: [{ noun: 'zone', name: zone }] })), off]
  return answers.map((answer) =>
    ui.noteOf?.((answer === off ? { verb: 'leave-map', things: [] } : answer) as Answer, asked, undefined),
  )
}

describe('why a unit retreats', () => {
  const whyOf = (isOpen: boolean) =>
    systemWindow('storm-over-belfort')
      .uiFor(settingOf(loaded, files), 'en')
      .whyNow({ kind: 'retreat', about: { isOpen } } as unknown as Asked['question'], false)?.en

  it('says whether it was beaten, or only stands next to the enemy without a bonus', () => {
    expect(whyOf(false)).toMatch(/^The beaten side leaves its zone/)
    expect(whyOf(true)).toMatch(/^Nobody stays in a zone without a bonus next to the enemy/)
  })
})

describe('the ways of a retreat', () => {
  it('say how near the enemy is, what the zone gives, and what leaving the map comes to', () => {
    expect(notesIn('en', 'out')).toEqual(['next to the enemy, bonus +1', 'enemy 3 zones off', 'out of action'])
    expect(notesIn('fr', 'lost')).toEqual([
      'au contact de l’ennemi, bonus +1',
      'ennemi à 3 zones',
      'perdue pour de bon',
    ])
  })
})

describe('who leaves the enemy', () => {
  it('is not asked twice of a lone battalion: all leave only where there are several', () => {
    const ui = systemWindow('storm-over-belfort').uiFor(settingOf(loaded, files), 'en')
    const repeated = (...verbs: readonly string[]) => {
      const answers = verbs.map((verb): Answer => ({ verb, action: verb, title: { en: '', fr: '' }, things: [] }))
      const question = { kind: 'departure', answers } as unknown as Asked['question']
      return answers.filter((answer) => ui.isRepeated?.(answer, question) === true).map(({ verb }) => verb)
    }
    expect(repeated('depart', 'depart-all', 'remain')).toEqual(['depart-all'])
    expect(repeated('depart', 'depart', 'depart-all', 'remain')).toEqual([])
  })
})

describe('a counter that may be bought', () => {
  it('says what its sides do, with the figures of the campaign', () => {
    const told = (language: Language) => effectsOf('illness-bourbaki', settingOf(loaded, files), language)
    expect(told('en')).toBe(
      '3 enemy battalions lose a level, each in another zone. / The IV. division is called away for a turn; from turn 4.',
    )
    expect(told('fr')).toMatch(/^3 bataillons ennemis perdent un niveau/)
  })
})

describe('a side of a counter that may be played', () => {
  const noteOf = (language: Language, face: string) =>
    systemWindow('storm-over-belfort')
      .uiFor(settingOf(loaded, files), language)
      .noteOf?.(
        {
          verb: 'play',
          things: [
            { noun: 'counter', name: 'proclamation-swiss' },
            { noun: 'face', name: face },
          ],
        } as unknown as Answer,
        { question: { kind: 'intrigue' } } as unknown as Asked,
        undefined,
      )

  it('says what it does, and how often', () => {
    expect(noteOf('en', 'black')).toBe('Points of the French next turn: +1 (again and again)')
    expect(noteOf('en', 'red')).toBe('Guns of each side that may fire next turn: 2 (once)')
    expect(noteOf('fr', 'black')).toMatch(/\(réutilisable\)$/)
  })
})
