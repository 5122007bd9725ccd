import { describe, expect, it } from 'vitest'
import type { Json } from '#engine/kernel/values/result.ts'
import { choose, codeOf } from '#engine/opponents/choosing.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { turnOf } from '#engine/opponents/turn.ts'
import { begin, position, type Table } from '../../rulebook/wissembourg-spicheren/table.ts'

/** What the officer does in a position, with several seeds. */
const answers = (t: Table): string[] =>
  [1, 2, 3, 4, 5].map(
    (seed) =>
      choose(opponentNamed('officer')!, turnOf(t.game, { memory: null, seed: `seed ${seed}`, budget: 100 })).action,
  )

/** He plays on for his side until the other is asked. */
function goOn(t: Table, most = 40): string[] {
  const side = t.game.play.decider
  const acts: string[] = []
  let memory: Json = null
  while (t.game.play.decider === side && acts.length < most) {
    const choice = choose(opponentNamed('officer')!, turnOf(t.game, { memory, seed: 'go', budget: 100 }))
    memory = choice.memory
    acts.push(choice.action)
    t.roll(choice.action)
  }
  return acts
}

describe('the officer at Wissembourg and Spicheren', () => {
  it('fires before it moves, at the target that suffers most', () => {
    const t = position({
      phase: 'barrages',
      active: 'ge-14',
      side: 'german',
      units: { 'ge-art-14': '1405 S', jolivet: '1407 N', bachelier: '1305 N', francois: '1403 S', kameke: '1403' },
    })
    for (const act of answers(t)) expect(act).toMatch(/^barrage ge-art-14 /)
  })

  it('brings its brigades and their commander up to one hex, and joins their attacks', () => {
    const t = position({
      phase: 'moves',
      active: 'ge-5',
      side: 'german',
      units: {
        doering: '1504 S',
        schwerin: '1604 S',
        stuelpnagel: '1504',
        alvensleben: '1503',
        jolivet: '0510 N',
        micheler: '1607 N',
        'fr-art-3': '1607 N',
        woyna: '1801 S',
        francois: '1702 S',
      },
    })
    const acts = goOn(t)
    expect(acts).toContain('attack doering 1607')
    expect(acts).toContain('attack schwerin 1607')
    expect(acts).toContain('join stuelpnagel 1607')
  })

  it('attacks from the flank where it can get there', () => {
    const t = position({
      phase: 'moves',
      active: 'ge-5',
      side: 'german',
      units: {
        doering: '1909 S',
        stuelpnagel: '1909',
        alvensleben: '1908',
        francois: '1701 S',
        woyna: '1801 S',
        rex: '1902 S',
        jolivet: '1812 SW',
        micheler: '1411 N',
        doens: '1412 N',
        pouget: '1607 N',
      },
    })
    // Round the trenches of the Rotherberg, into the back of who holds it.
    const acts = goOn(t)
    expect(acts.filter((act) => act.startsWith('step')).at(-1)).toBe('step 1708')
    expect(acts).toContain('attack doering 1607')
  })

  it('does not run against walls with one brigade', () => {
    const t = position({
      scenario: 'wissembourg',
      phase: 'declaration',
      active: 'ge-bavarian',
      side: 'german',
      units: { thiereck: '0602 S', hartmann: '0601', turcos: '0603 N', pelle: '0603', 'crown-prince': '0601' },
    })
    expect(answers(t)).toEqual(Array(5).fill('begin-attacks'))
  })

  it('turns to the enemy behind it', () => {
    const t = position({
      phase: 'moves',
      active: 'fr-3',
      side: 'french',
      units: { doens: '1912 S', laveaucoupet: '1912', frossard: '1913', goltz: '1908 S', 'ge-art-13': '1907 S' },
    })
    expect(goOn(t).find((act) => act.startsWith('face '))).toMatch(/^face N/)
  })

  it('walks into a place of the enemy that is empty', () => {
    const t = position({
      phase: 'moves',
      active: 'ge-14',
      side: 'german',
      turn: 9,
      units: { francois: '1606 S', kameke: '1606', alvensleben: '1605', micheler: '1312 N' },
    })
    goOn(t)
    expect(t.where('francois')).toBe('1607')
  })

  it('rides to keep its troops in command', () => {
    const t = position({
      phase: 'moves',
      active: 'ge-5',
      side: 'german',
      units: {
        doering: ['1407 S', { moved: true }],
        schwerin: ['1307 S', { moved: true }],
        stuelpnagel: '1802',
        alvensleben: '1605',
        micheler: '1312 N',
      },
    })
    expect(answers(t)).toEqual(Array(5).fill('move stuelpnagel'))
  })

  it('lets whoever can try to rally', () => {
    const t = position({
      phase: 'rally',
      side: 'german',
      units: { doering: ['1407 S', { disorganised: true }], alvensleben: '1605', micheler: '1312 N' },
    })
    expect(answers(t)).toEqual(Array(5).fill('rally doering'))
  })

  it(
    'plays a battle to its end and another far into it, and has words for all that it does',
    { timeout: 240_000 },
    () => {
      for (const [scenario, most] of [
        ['wissembourg', 6_000],
        ['spicheren', 500],
      ] as const) {
        const t = begin(scenario)
        const { words } = t.loaded.system.book
        const memories: Json[] = [null, null]
        for (let acts = 0; t.game.play.decider >= 0 && acts < most; acts += 1) {
          const side = t.game.play.decider
          const turn = turnOf(t.game, { memory: memories[side]!, seed: `${acts}`, budget: 1000 })
          const choice = choose(opponentNamed('officer')!, turn)
          if (choice.reason !== null)
            for (const language of [words.en, words.fr])
              expect(language).toHaveProperty([`reason.${choice.reason.key}`])
          expect(t.game.act(codeOf(turn, choice)).ok).toBe(true)
          memories[side] = choice.memory
        }
        expect(t.ending !== undefined).toBe(scenario === 'wissembourg')
      }
    },
  )
})
