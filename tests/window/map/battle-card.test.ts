import { describe, expect, it } from 'vitest'
import type { Json } from '#engine/kernel/values/result.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import type { OrderDraft, OrderShown } from '../../../src-renderer/system-ui/ordering.ts'
import type { Asked } from '../../../src-renderer/system-ui/system-ui.ts'
import { readOrderOfBattle } from '../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import { toolsFor } from '../../../src-renderer/systems/gaiter-button/layers/tools.ts'
import { ordering } from '../../../src-renderer/systems/gaiter-button/orders/ordering.ts'
import { orderWords } from '../../../src-renderer/systems/gaiter-button/orders/words.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { CLEAR, man } from '../../rulebook/gaiter-button/battles.ts'
import { impulseOf } from '../../rulebook/gaiter-button/marching.ts'
import { endOf, give } from '../../rulebook/gaiter-button/orders/giving.ts'
import { campaign, files, GE, type Table } from '../../rulebook/gaiter-button/table.ts'

/** The cards that a battle and a reconnaissance ask for: what they show, and the orders that they give. */

const index = indexBoard(boardOfZones(chalonsBoard())!)
const book = readOrderOfBattle(files['order-of-battle.json'] as Json, files['map.json'] as Json) // as read from JSON
const names = Object.fromEntries(new Wording(campaign, files).names)
const cards = (language: 'en' | 'fr') =>
  ordering(toolsFor(language, index, book, names), index, book, orderWords(language), new Set())

const askedAt = ({ game }: Table): Asked => {
  const { kind, prompt, about } = game.decision()!
  const { language } = game.play.layout
  const view = { side: game.play.decider, known: game.view(game.play.decider).known }
  // The kind, the place and the view are read.
  return {
    question: {
      kind,
      prompt,
      about,
      answers: Array.from(game.play.actions, (code) => ({ action: '', ...language.partsOf(code) })),
    },
    table: { views: [view], decider: game.play.decider },
  } as unknown as Asked
}

function cardAt(table: Table, part: Partial<OrderDraft> = {}, language: 'en' | 'fr' = 'en'): OrderShown {
  const shown = cards(language)
  const asked = askedAt(table)
  const draft: OrderDraft = {
    from: shown.askedFor(asked) ?? CLEAR,
    first: null,
    who: null,
    strikes: false,
    how: {},
    ...part,
  }
  const answer = table.game.study(table.g.decider, shown.requestFor(draft, asked))
  if (!answer.ok) throw new Error(answer.error.message)
  return shown.show(answer.value, draft, asked)
}
const words = ({ forecastOf }: OrderShown): string =>
  forecastOf('')
    .findings.map((one) => one.words)
    .join(' ')
const orderOf = ({ forecastOf }: OrderShown) => forecastOf('').order?.order as Parameters<typeof give>[1]

const FRENCH = ['fr-5-1', 'fr-5-2']
const GERMAN = ['ge-5-9', 'ge-5-10']
const attacked = (): Table => impulseOf({ counters: { [CLEAR]: [...FRENCH, ...GERMAN] } }).do(`attack ${CLEAR}`)

describe('the card of a battle', () => {
  it('gb.combat.engage, gb.combat.lead: has the attacker choose everything at once, with the chances of just that', () => {
    const card = cardAt(attacked())
    expect(card.title).toBe('Attack in Saint-Étienne-à-Arnes')
    expect(card.who.map(({ id, taken }) => [id, taken])).toEqual(FRENCH.map((id) => [id, true]))
    expect(card.choices.map(({ key }) => key)).toEqual(['lead', 'losses', 'axis'])
    expect(words(card)).toContain('2 of 2 enemy counters not known.')
    expect(words(card)).toContain('At worst: won')
    // With one division less it looks worse.
    const fewer = cardAt(attacked(), { who: ['fr-5-2'] })
    expect(words(fewer)).not.toBe(words(card))
    expect(orderOf(fewer)).toMatchObject({ order: 'battle', engage: ['fr-5-2'], losses: 'spread', axis: 'widest' })
    expect(orderOf(card)).not.toHaveProperty('engage')
  })

  it('gives one order that fights it out: the attacker acts once, and the defender once', () => {
    const table = attacked()
    expect(endOf(give(table, orderOf(cardAt(table, { how: { lead: 'fr-5-2' } }))))).toBe('waits')
    expect(table.g.decider).toBe(GE)
    const defence = cardAt(table)
    expect(defence.title).toBe('Defence of Saint-Étienne-à-Arnes')
    expect(defence.choices.map(({ key }) => key)).toEqual(['lead', 'losses', 'rout', 'retreat', 'ways'])
    const given = give(table, orderOf(defence))
    expect(given.acts.slice(0, 2)).toEqual(['engage-all', 'give-battle'])
    expect(endOf(given)).toBe('waits')
  })

  it('gb.combat.charge, gb.combat.cavalry-retreat: speaks of a charge where heavy cavalry fights, and of falling back where cavalry alone defends', () => {
    const horse = impulseOf({ counters: { [CLEAR]: ['fr-r-2', 'ge-c-5'] } }).do(`attack ${CLEAR}`)
    expect(cardAt(horse).choices.map(({ key }) => key)).toContain('charge')
    give(horse, orderOf(cardAt(horse)))
    expect(horse.g.decider).toBe(GE)
    expect(cardAt(horse).choices.map(({ key }) => key)).toContain('fallBack')
  })

  it('gb.assault.resolution: says before a fortress that the strength of its garrison is not known', () => {
    const siege = impulseOf({
      side: GE,
      counters: { verdun: GERMAN },
      arrange: (g, names) => man(g, names, 'verdun', 2),
    })
    const card = words(cardAt(siege.do('assault verdun')))
    expect(card).toContain('The strength of his garrison is not known.')
    expect(card).not.toContain('of 0 enemy counters')
  })

  it('engages decoys alone where that is chosen, and speaks French too', () => {
    const guns = impulseOf({ counters: { [CLEAR]: [...FRENCH, 'french-decoy-1', ...GERMAN] } }).do(`attack ${CLEAR}`)
    const bluff = cardAt(guns, { who: ['french-decoy-1'] })
    expect(orderOf(bluff)).toMatchObject({ engage: ['french-decoy-1'] })
    const french = cardAt(attacked(), {}, 'fr')
    expect(french.title).toBe('Attaque à Saint-Étienne-à-Arnes')
    expect(words(french)).toContain('Au pire')
  })
})

describe('the enemy where one stands', () => {
  const meeting = (...french: string[]): Table => impulseOf({ counters: { [CLEAR]: [...french, ...GERMAN] } })

  it('gb.combat.launch: is attacked on the card of the battle before it is launched, with its chances, in one order', () => {
    const table = meeting(...FRENCH)
    const card = cardAt(table, { strikes: true, who: ['fr-5-2'] })
    expect(card.title).toBe('Attack in Saint-Étienne-à-Arnes')
    expect(words(card)).toContain('At worst: won')
    expect(orderOf(card)).toMatchObject({ order: 'battle', launch: 'attack', zone: CLEAR, engage: ['fr-5-2'] })
    const given = give(table, orderOf(card))
    expect(given.acts[0]).toBe(`attack ${CLEAR}`)
    expect(table.g.decider).toBe(GE)
  })

  it('is on the card of a march too: with an attack, and a reconnaissance by those who are chosen', () => {
    const card = cardAt(meeting('fr-r-1'))
    expect(card.strikes).toEqual({ place: CLEAR, words: 'Attack the enemy here…' })
    const [scouting] = card.here
    expect(scouting).toMatchObject({ order: { order: 'reconnaissance', counters: ['fr-r-1'], declare: 'ask' } })
    const table = meeting('fr-r-1')
    give(table, scouting!.order as Parameters<typeof give>[1])
    // Its own card asks how much is declared, with what that may find.
    expect(cardAt(table).title).toBe('Reconnaissance in Saint-Étienne-à-Arnes')
    expect(cardAt(meeting('fr-5-1')).here.map(({ order }) => order['order'])).not.toContain('reconnaissance')
  })

  it('gb.recon.test: elsewhere he is marched to, and reconnoitred there or attacked with the next operation', () => {
    const table = impulseOf({ counters: { suippes: ['fr-r-1'], auberive: ['ge-5-9'] } })
    const there = () => cardAt(table, { from: 'suippes' }).forecastOf('auberive')
    const [scouting, attacking] = there().others
    expect(attacking?.keep).toEqual([attacking?.order, { order: 'battle', zone: 'auberive' }])
    give(table, scouting!.order as Parameters<typeof give>[1], ['fatigue-0'])
    expect(table.where('fr-r-1')).toBe('auberive')
    expect(cardAt(table).title).toMatch(/^Reconnaissance in /)
  })
})

describe('the card of a reconnaissance', () => {
  const scouting = (): Table => {
    const table = impulseOf({ counters: { [CLEAR]: ['fr-r-1', ...GERMAN] } })
    for (const act of [`activate ${CLEAR}`, 'take fr-r-1', 'march-off', 'reconnoitre']) table.do(act)
    return table
  }

  it('gb.recon.bids, gb.recon.result: declares all cavalry unless told otherwise, with what that finds against each screen', () => {
    const card = cardAt(scouting())
    expect(card.title).toBe('Reconnaissance in Saint-Étienne-à-Arnes')
    expect(orderOf(card)).toEqual({ order: 'reconnaissance', declare: 2, afterwards: 'go-on' })
    expect(words(card)).toMatch(/Against 0: .*%/)
    expect(words(card)).toMatch(/Against 1: .*%/)
    const nothing = cardAt(scouting(), { how: { declare: '0' } })
    expect(words(nothing)).toBe('Nothing can be found with this.')
  })

  it('gb.recon.reveal: the enemy says in one go what he declares and whom he shows first', () => {
    const table = scouting()
    give(table, orderOf(cardAt(table)))
    const screen = cardAt(table, { who: ['ge-5-10'], how: { declare: '0' } })
    expect(screen.title).toBe('The enemy reconnoitres in Saint-Étienne-à-Arnes')
    expect(screen.who.map(({ id }) => id).toSorted()).toEqual(GERMAN.toSorted())
    expect(orderOf(screen)).toEqual({ order: 'screen', declare: 0, show: ['ge-5-10'] })
  })
})
