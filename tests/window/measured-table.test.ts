import { describe, expect, it } from 'vitest'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { textIn } from '#engine/kernel/values/result.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import type { GameSnapshot, Question } from '../../src-main/contract/games.ts'
import type { Language } from '../../src-main/contract/settings.ts'
import { Wording } from '../../src-main/wording/wording.ts'
import type { TableNote } from '../../src-renderer/map/board/overlay.ts'
import type { OrderDraft } from '../../src-renderer/system-ui/ordering.ts'
import { systemWindow } from '../../src-renderer/main/systems.ts'
import { campaignFolder } from '../kernel/campaign-folder.ts'
import { load } from '../kernel/table.ts'
import { position, type Table } from '../rulebook/escape-from-sedan/table.ts'
import { settingOf } from './setting-of.ts'

const files = campaignFolder('escape-from-sedan-1870')
const loaded = load(escapeFromSedan as RuleSystem, files)
const uiIn = (language: Language) => systemWindow('escape-from-sedan').uiFor(settingOf(loaded, files), language)

/** A position as the window gets it, without sentences. */
function askedOf({ game }: Table): { table: GameSnapshot; question: Question } {
  const { play } = game
  const asked = game.decision()!
  const answers = Array.from(play.actions, (code) => ({
    action: play.layout.language.textOf(code),
    title: { en: 'Go', fr: 'Aller' },
    ...play.layout.language.partsOf(code),
  }))
  const question = { ...asked, answers } as unknown as Question // the window reads nothing else of it
  const views = [0, 1].map((side) => ({ side, known: game.view(side).known }))
  const table = { system: 'escape-from-sedan', decider: play.decider, views, question } as unknown as GameSnapshot
  return { table, question }
}

/** What stands beside each answer. */
function notesOf(table: Table, language: Language): Record<string, string | null> {
  const ui = uiIn(language)
  const asked = askedOf(table)
  const odds = table.game.odds(true)
  return Object.fromEntries(
    asked.question.answers.map((answer) => {
      const own = odds.find(({ action }) => action === answer.action)?.odds
      return [answer.action, ui.noteOf?.(answer, asked, own) ?? null]
    }),
  )
}

/** What is written on the table. */
const writtenOn = (table: Table, language: Language): string[] => {
  const { notes = [] } = uiIn(language).overlayOf(askedOf(table).table)
  return notes.flatMap((note) => ('words' in note && note.words !== undefined ? [note.words] : []))
}

describe('a move on the measured table', () => {
  const column = () => position({ units: { l5: '250,460 0 column' } }).act('order l5 move', 6, 6, 3)

  it('tells beside each step, and at its ghost, what is left of the dice and which are dropped', () => {
    const english = notesOf(column(), 'en')
    expect(english['advance 16']).toBe('14″ left')
    expect(english['advance 32']).toBe('7″ left; die lost: the 6')
    expect(notesOf(column(), 'fr')['advance 32']).toBe('reste 7″\u202f; dé perdu\u00a0: le 6')
    const ghosts = uiIn('en').piecesOf(askedOf(column()).table)
    expect(ghosts.find(({ id }) => id === 'advance 32')?.title).toBe('Go: 7″ left; die lost: the 6')
    const inFrench = uiIn('fr').piecesOf(askedOf(column()).table)
    expect(inFrench.find(({ id }) => id === 'advance 32')?.title).toMatch(
      /^Aller\u00a0: reste 7″\u202f; dé perdu\u00a0: le 6$/,
    )
  })

  it('tells beside a pivot what it leaves, and that it leaves no step', () => {
    expect(notesOf(column(), 'en')['pivot 1']).toBe('12″ left; die lost: the 3')
    const line = position({ units: { l5: '250,460 0 line' } })
      .act('order l5 move', 2, 2)
      .act('advance 32')
    expect(notesOf(line, 'en')['pivot 11']).toBe('no step left; die lost: the 2')
    expect(notesOf(line, 'fr')['pivot 11']).toMatch(/^plus aucun pas\s; dé perdu\s: le 2$/u)
  })

  it('is not told as done while it goes on', () => {
    const titleOf = (table: Table) =>
      uiIn('en')
        .piecesOf(askedOf(table).table)
        .find(({ id }) => id === 'l5')?.title
    expect(titleOf(column())).not.toContain('has acted')
    expect(titleOf(column().act('halt'))).toContain('has acted')
  })

  it('says with which dice it is made, and which of them are gone', () => {
    const [before, after] = [column(), column().act('advance 32')].map((one) =>
      uiIn('en').whyNow(askedOf(one).question, true),
    )
    expect(before?.en).toBe('The dice of the move: 6, 6, 3; the way ahead takes: 6.')
    expect(before?.fr).toBe('Les dés du mouvement\u00a0: 6, 6, 3\u202f; plus loin, le chemin prend\u00a0: 6.')
    expect(after?.en).toBe('The dice of the move: 6, 6, 3; lost: 6.')
    expect(after?.fr).toBe('Les dés du mouvement\u00a0: 6, 6, 3\u202f; perdu\u00a0: 6.')
  })
})

describe('who is on the way', () => {
  it('is told that the dice allow no step, and is sent nowhere', () => {
    const onFriends = position({ units: { l5: '1200,800 0 line', l37: '1200,770 0 line', ir80: '1200,200 6 line' } })
    const table = onFriends.act('order l5 move', 1, 2)
    expect(table.actions('advance')).toEqual([])
    expect(uiIn('en').whyNow(askedOf(table).question, true)?.en).toMatch(/^The dice of the move.* no step is possible/)
    expect(uiIn('en').quickOrdersOf?.(askedOf(table), null)).toEqual([])
  })

  it('has not acted while he rides, as a commander', () => {
    const table = position({
      units: { l5: '1200,800 0 line', ir80: '1200,300 6 line' },
      leaders: { liebert: { at: '1200,900' } },
    })
    const titleOf = () =>
      uiIn('en')
        .piecesOf(askedOf(table).table)
        .find(({ id }) => id === 'liebert')?.title
    table.act('ride liebert', 2, 2, 2, 2)
    expect(titleOf()).not.toContain('has acted')
    table.act('stop-riding')
    expect(titleOf()).toContain('has acted')
  })
})

describe('an order on the measured table', () => {
  it('of which nothing can come says what is in the way, and nobody drags the unit', () => {
    const table = position({ units: { l5: '1200,1145 6 line', l37: '1200,300 0 line', ir80: '1200,270 6 line' } })
    const [english, french] = [notesOf(table, 'en'), notesOf(table, 'fr')]
    expect(english['order l5 move']).toBe('barred by the edge of the table')
    expect(english['order l5 back']).toBeNull()
    expect(english['order l37 move']).toBe('barred: IR 80 too near')
    expect(french['order l37 move']).toBe('bloquée\u00a0: IR 80 trop près')
    const onFriend = position({ units: { l5: '1200,290 0 line', l37: '1200,300 0 line' } })
    expect(notesOf(onFriend, 'en')['order l5 left']).toBe('barred by 37th of the Line')
    const takenBy = (of: Table, id: string) =>
      uiIn('en').dragFor?.({ kind: 'piece', id }, askedOf(of), of.game.odds(true))?.action ?? null
    expect([takenBy(table, 'l5'), takenBy(onFriend, 'l5')]).toEqual([null, 'order l5 move'])
    const ordersOf = (of: Table) =>
      (uiIn('en').ordersAbout?.({ kind: 'piece', id: 'l5' }, askedOf(of), of.game.odds(true)) ?? []).map(
        ({ order }) => order.order,
      )
    expect([ordersOf(table).includes('advance'), ordersOf(onFriend).includes('advance')]).toEqual([false, true])
  })

  it('of which nothing can come is barred, and no other', () => {
    const table = position({ units: { l5: '1200,1145 6 line', ir80: '1200,270 6 line' } })
    const [ui, asked, odds] = [uiIn('en'), askedOf(table), table.game.odds(true)]
    const isBarred = (action: string) => {
      const answer = asked.question.answers.find((one) => one.action === action)!
      return ui.isBarred?.(answer, odds.find((one) => one.action === action)?.odds)
    }
    expect(['order l5 move', 'order l5 back', 'end-phase'].map(isBarred)).toEqual([true, false, false])
  })

  it('is aimed before its dice are rolled: along the facing, no further than they go, with how far that is', () => {
    const table = position({ units: { l5: '1200,800 0 line', ir80: '1200,300 6 line' } })
    const aimedIn = (language: Language, by: readonly [number, number]) =>
      uiIn(language).dragFor?.({ kind: 'piece', id: 'l5' }, askedOf(table), table.game.odds(true))?.aimed(by)
    const written = (language: Language, by: readonly [number, number]) =>
      aimedIn(language, by)?.flatMap(({ words }) => words ?? [])
    expect(written('en', [8, -80])).toEqual(['7″ on the average', '12″ at most'])
    expect(written('fr', [8, -80])).toEqual(['7″ en moyenne', '12″ au plus'])
    const topOf = (by: readonly [number, number]) =>
      Math.min(
        ...(aimedIn('en', by) ?? []).flatMap((note) =>
          note.is === 'line' && note.tone === 'chosen' ? [note.from[1], note.to[1]] : [],
        ),
      )
    const front = topOf([0, -16]) + 16
    expect(topOf([40, -80])).toBeCloseTo(front - 80)
    expect(topOf([0, -400])).toBeCloseTo(front - 12 * 16)
    // Where it stood, beside it and behind it nothing is ordered.
    expect([aimedIn('en', [0, -8]), aimedIn('en', [60, 0]), aimedIn('en', [0, 80])]).toEqual([null, null, null])
  })

  it('lets a commander be aimed to all sides, with rings for how far he rides', () => {
    const table = position({
      units: { l5: '1200,800 0 line', ir80: '1200,300 6 line' },
      leaders: { liebert: { at: '1200,900' } },
    })
    const taken = uiIn('en').dragFor?.({ kind: 'piece', id: 'liebert' }, askedOf(table), table.game.odds(true))
    expect(taken?.action).toBe('ride liebert')
    expect(taken?.aimed([0, 8])).toBeNull()
    expect(taken?.aimed([0, 48])?.flatMap(({ words }) => words ?? [])).toEqual([
      expect.stringMatching(/^\d+(\.\d)?″ on the average$/),
      expect.stringMatching(/^\d+″ at most$/),
    ])
  })

  it('to go ahead is offered only where it does not halt at once', () => {
    const words = (table: Table) =>
      [
        ...(uiIn('en').ordersAbout?.({ kind: 'piece', id: 'l5' }, askedOf(table), table.game.odds(true)) ?? []),
        ...(uiIn('en').quickOrdersOf?.(askedOf(table), null) ?? []),
      ].map((one) => one.words)
    const near = position({ units: { l5: '1200,800 0 line', ir80: '1200,640 6 line' } })
    const far = position({ units: { l5: '1200,800 0 line', ir80: '1200,200 6 line' } })
    const ahead = ['Go ahead as far as the dice allow, and halt', 'Go ahead, halt before what costs a die']
    const lookingAbout = ['Go ahead, halt 24″ from an enemy', 'Go ahead, halt where it could fire']
    expect(words(near)).toEqual(expect.arrayContaining(ahead))
    expect(words(near).filter((one) => lookingAbout.includes(one))).toEqual([])
    expect(words(far)).toEqual(expect.arrayContaining([...ahead, ...lookingAbout]))
    expect(words(near.act('order l5 move', 6, 6))).toEqual(ahead)
    expect(words(far.act('order l5 move', 6, 6))).toEqual(expect.arrayContaining([...ahead, ...lookingAbout]))
    // To a side it goes by one die, of which nothing is dropped.
    const aside = position({ units: { l5: '1200,800 0 line', ir80: '1200,200 6 line' } }).act('order l5 right', 4)
    expect(words(aside)).toEqual([ahead[0], ...lookingAbout])
  })

  it('to charge has the whole chance beside it, as the question for its target has', () => {
    const table = position({ units: { l37: '1200,300 0 line', ir80: '1200,270 6 line' } })
    const atOnce = notesOf(table, 'en')['order l37 charge']
    const target = notesOf(table.act('order l37 charge'), 'en')['charge ir80']
    expect(target).toMatch(/wins \d/)
    expect(atOnce).toBe(`at IR 80: ${target}`)
  })
})

describe('what an answer costs or comes to', () => {
  it('stands beside a counter-charge: how far it is, and how likely it gets there', () => {
    const table = position({ phase: 1, units: { l5: ['1200,800 0 line', { chits: 1 }], ul10: '1200,644 6 line' } })
    table.act('order l5 rally').act('end-phase').act('react ul10')
    expect(notesOf(table, 'en')['counter-charge l5 6']).toBe('8″ off; reached 95.4%, else a chit')
    expect(notesOf(table, 'fr')['counter-charge l5 6']).toMatch(/^à 8″\u202f; atteint 95,4\u00a0%, sinon un jeton$/)
  })

  it('stands beside a volley in reaction: which stands do not bear, and why', () => {
    const units = { l5: ['430,300 6 column', { chits: 1 }], ir80: '400,400 0 line' } as const
    const table = position({ phase: 1, units, leaders: { liebert: { at: '430,200' } } })
      .act('order l5 rally')
      .act('end-phase')
      .act('react ir80')
    expect(notesOf(table, 'en')['volley l5 0']).toMatch(/; 2 stands do not bear: wood$/)
    expect(notesOf(table, 'fr')['volley l5 0']).toMatch(/2 socles ne tirent pas\u00a0: bois$/)
  })

  it('stands beside a Joker: whose it is, and what is paid besides', () => {
    const units = { l5: '1200,800 0 line', l37: ['0,0 0 line', { fate: 2, at: '-', figures: 0 }] } as const
    const inPhase = (phase: number) => position({ phase, units, hands: { liebert: [0, 5, 0, 1] } })
    expect(notesOf(inPhase(1), 'en')['bring-back l37']).toBe('Liebert pays the Joker')
    expect(notesOf(inPhase(3), 'en')['bring-back l37']).toBe('Liebert pays the Joker and 2 cards more')
    expect(notesOf(inPhase(2), 'fr')['bring-back l37']).toBe('Liebert paie le joker et 1 autre carte')
  })
})

describe('what is paid', () => {
  it('says for which order, and what each kind of card is good for', () => {
    const hands = { liebert: [1, 5, 0, 0] } as const
    const table = position({ phase: 1, units: { l5: '1200,800 0 line', ul10: '1200,300 6 line' }, hands })
    const asked = askedOf(table.act('order l5 move'))
    expect(asked.question.prompt).toBe('pay')
    const sentence = new Wording(loaded, files).question(asked.question)
    expect(sentence.en).toMatch(/, move: 1 card to pay\. With which\?$/)
    expect(sentence.fr).toMatch(/, avancer\s?: 1 carte à payer\. Avec laquelle\s\?$/u)
    const beside = (language: Language) =>
      asked.question.answers.map((answer) => uiIn(language).noteOf?.(answer, asked, undefined))
    expect(beside('en')).toEqual(['pays for anything', 'not for guns that fire'])
    expect(beside('fr')).toEqual(['paie tout', 'sauf le tir des canons'])
  })
})

describe('the end of a phase', () => {
  it('says that the turn ends with it where nobody has acted for cards, and only there', () => {
    const units = { l5: ['1200,800 0 line', { chits: 1 }], ul10: '1200,300 6 line' } as const
    const endOf = (table: Table, language: 'en' | 'fr' = 'en') => notesOf(table, language)['end-phase']
    const inPhase = (phase: number) => position({ phase, units, hands: { liebert: [0, 5, 0, 0] } })
    expect([endOf(inPhase(0)), endOf(inPhase(1).act('order l5 rally'))]).toEqual([null, null])
    expect(endOf(inPhase(1))).toBe('nobody has acted: your turn ends with it')
    expect(endOf(inPhase(2), 'fr')).toBe('personne n’a agi\u00a0: votre tour se termine')
  })
})

describe('a turn on the measured table', () => {
  it('is held until it is confirmed where it is the whole action, and not within a move', () => {
    const isHeld = (order: string, ...dice: number[]) =>
      uiIn('en').turnedBy?.(1, askedOf(position({ units: { l5: '1200,600 0 line' } }).act(order, ...dice)), null)
        ?.isHeld
    expect([isHeld('order l5 turn'), isHeld('order l5 move', 3, 4)]).toEqual([true, false])
  })

  it('is made by a step to either side with R and the wheel, as a pivot is, further where there is no room', () => {
    const turning = askedOf(position({ units: { l5: '1200,600 0 line' } }).act('order l5 turn'))
    const turnedBy = (by: 1 | -1, asked = turning, held: string | null = null) =>
      uiIn('en').turnedBy?.(by, asked, held)?.action
    expect([turnedBy(1), turnedBy(-1)]).toEqual(['face 1', 'face 11'])
    expect(turnedBy(1, turning, 'face 1')).toBe('face 2')
    const { answers } = turning.question
    const question = { ...turning.question, answers: answers.filter(({ action }) => action !== 'face 1') }
    expect(turnedBy(1, { ...turning, question })).toBe('face 2')
  })
})

describe('a volley on the measured table', () => {
  const at = (y: number, formation: string) =>
    position({ units: { l5: '1200,800 0 line', ir80: `1200,${y} 6 ${formation}` } }).act('order l5 fire')

  it('tells cover and long range with its chance, on the target as beside the answer', () => {
    const covered = at(600, 'skirmish')
    expect(notesOf(covered, 'en')['fire ir80']).toMatch(/^6 dice, 5 or more, in cover; /)
    expect(notesOf(covered, 'fr')['fire ir80']).toMatch(/^6 dés, 5 ou plus, à couvert/)
    expect(writtenOn(covered, 'en').find((words) => words.startsWith('6 × 5+'))).toMatch(/ · in cover$/)
    expect(writtenOn(covered, 'fr').find((words) => words.startsWith('6 × 5+'))).toMatch(/ · à couvert$/)
    const far = at(500, 'line')
    expect(notesOf(far, 'en')['fire ir80']).toMatch(/^6 dice, 4 or more, at long range; /)
    expect(writtenOn(far, 'en').find((words) => words.startsWith('6 × 4+'))).not.toMatch(/cover/)
  })

  it('says how many stands take no part in it, and why, beside its target, on the map and in the layer of fire', () => {
    const inWood = position({ units: { l5: '400,400 0 line', ir80: '430,300 6 column' } }).act('order l5 fire')
    expect(notesOf(inWood, 'en')['fire ir80']).toMatch(/^4 dice, .*; 2 stands do not bear: wood$/)
    expect(notesOf(inWood, 'fr')['fire ir80']).toMatch(/\u202f; 2 socles ne tirent pas\u00a0: bois$/)
    expect(writtenOn(inWood, 'en')).toContain('wood, 2')
    const aside = position({ units: { l5: '1200,800 0 line', ir80: '1290,790 6 column' } }).act('order l5 fire')
    expect(notesOf(aside, 'en')['fire ir80']).toMatch(/^4 dice, .*; 2 stands do not bear: out of the arc$/)
    const layer = uiIn('en').layers!.find(({ id }) => id === 'fire')!
    const answer = inWood.game.study(0, { study: 'fire', unit: 'l5' })
    if (!answer.ok) throw new Error(answer.error.message)
    const { findings } = layer.show(answer.value, { pieces: [] } as unknown as Parameters<typeof layer.show>[1])
    expect(textIn(findings[0]?.words ?? null)).toMatch(/%; 2 stands do not bear: wood\.$/)
  })

  it('that is held in a command phase is on the map until it is resolved, from who fires to the target', () => {
    const table = position({ phase: 1, units: { l5: '1200,800 0 line', ir80: '1200,600 6 line' } })
    table.act('order l5 fire').act('fire ir80')
    expect(writtenOn(table, 'en')).toContain('volley waits')
    expect(writtenOn(table, 'fr')).toContain('salve en attente')
    const lines = (uiIn('en').overlayOf(askedOf(table).table).notes ?? []).filter(({ is }) => is === 'line')
    expect(lines).toHaveLength(1)
    table.act('end-phase').roll('no-reactions')
    expect(writtenOn(table, 'en')).not.toContain('volley waits')
  })

  it('that waits and what is lost to one in reaction are written apart', () => {
    const table = position({ phase: 1, units: { l5: '1200,800 0 line', ir80: '1200,600 6 line' } })
    table.act('order l5 fire').act('fire ir80').act('end-phase')
    const asked = askedOf(table)
    expect(asked.question.kind).toBe('reactions')
    const answer = table.game.study(1, { study: 'reactions' })
    if (!answer.ok) throw new Error(answer.error.message)
    const draft: OrderDraft = { from: '', first: null, who: null, strikes: false, how: {} }
    const shown = uiIn('en').ordering!.show(answer.value, draft, asked)
    const labelsIn = ({ notes = [] }: { readonly notes?: readonly TableNote[] }) =>
      notes.flatMap((note) => (note.is === 'label' && note.tone === 'target' ? [note] : []))
    const [waits] = labelsIn(uiIn('en').overlayOf(asked.table))
    const [lost] = labelsIn(shown.forecastOf('').overlay)
    expect([waits?.words, lost?.words]).toEqual(['volley waits', expect.stringMatching(/^−\d/)])
    // Both are about the unit that has acted; each is on its side of it.
    expect(waits!.at[1]).toBeLessThan(800)
    expect(lost!.at[1]).toBeGreaterThan(800)
    // One who is alone is no choice.
    expect([shown.who.length, shown.sets.length]).toEqual([1, 0])
  })

  it('has a card where the enemy fires it and it costs something, and no other', () => {
    const volley = { unit: 'ir80', target: 'l5' }
    const report = (lost: number) => ({ report: 'fire', volleys: [volley], losses: [{ unit: 'l5', lost }], chits: [] })
    const isShown = (lost: number, eyes: unknown): boolean =>
      uiIn('en').reports!.isOver(report(lost), { eyes } as GameSnapshot, true) // nothing else is read of it
    expect([isShown(7, 0), isShown(0, 0), isShown(7, 1), isShown(7, 'both')]).toEqual([true, false, false, false])
  })

  it('tells them in the layer of fire too', () => {
    const table = at(600, 'skirmish')
    const layer = uiIn('en').layers!.find(({ id }) => id === 'fire')!
    const answer = table.game.study(0, { study: 'fire', unit: 'l5' })
    if (!answer.ok) throw new Error(answer.error.message)
    const { findings } = layer.show(answer.value, { pieces: uiIn('en').piecesOf(askedOf(table).table) } as Parameters<
      typeof layer.show
    >[1])
    expect(textIn(findings[0]?.words ?? null)).toContain('11 inches: 6 dice, 5 or more, in cover; ')
  })
})

describe('orders for several turns', () => {
  const inPhase = (phase: number) =>
    askedOf(position({ phase, units: { l5: '1200,800 0 line', l37: '900,800 0 column', ir80: '1200,100 6 line' } }))
  const columnsFor = (id: string, phase = 0) =>
    (uiIn('en').ordersAbout?.({ kind: 'piece', id }, inPhase(phase), null) ?? []).filter(
      ({ keep }) => keep !== undefined,
    )

  it('are offered for a unit, and for all of a commander, at two distances, and kept until they are done', () => {
    const order = (unit: string, until: number) => ({
      order: 'advance-formed',
      unit,
      formation: 'column',
      until,
      dice: true,
    })
    expect(columnsFor('l5').map(({ keep }) => keep)).toEqual([[order('l5', 24)], [order('l5', 12)]])
    const his = columnsFor('liebert')
    expect(his.map(({ keep }) => keep?.length)).toEqual([2, 2])
    expect(his[0]?.keep).toEqual(expect.arrayContaining([order('l5', 24), order('l37', 24)]))
    for (const { order: first, keep } of his) expect(first).toEqual(keep?.[0])
  })

  it('are not offered where acts cost cards', () => {
    expect(columnsFor('l5', 1)).toEqual([])
    expect(columnsFor('liebert', 1)).toEqual([])
  })
})
