import { describe, expect, it, vi } from 'vitest'
import { withdrawals } from '#engine/gaiter-button/night/withdrawal.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { Wording } from '../../../src-main/wording/wording.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import type { MapTool } from '../../../src-renderer/map/tools/tool.ts'
import { orderGestures } from '../../../src-renderer/playing-map/order-tool.ts'
import type { Thing } from '../../../src-renderer/state/known/thing.ts'
import type { OrderDraft, OrderShown, OrderStart } from '../../../src-renderer/system-ui/ordering.ts'
import type { Asked } from '../../../src-renderer/system-ui/system-ui.ts'
import { readOrderOfBattle } from '../../../src-renderer/systems/gaiter-button/counters/order-of-battle.ts'
import { toolsFor } from '../../../src-renderer/systems/gaiter-button/layers/tools.ts'
import { ordering } from '../../../src-renderer/systems/gaiter-button/orders/ordering.ts'
import { orderInWords } from '../../../src-renderer/systems/gaiter-button/orders/in-words.ts'
import { quickOrders } from '../../../src-renderer/systems/gaiter-button/orders/quick.ts'
import { orderWords } from '../../../src-renderer/systems/gaiter-button/orders/words.ts'
import { chalonsBoard } from '../../campaigns/plans.ts'
import { FAR, impulseOf } from '../../rulebook/gaiter-button/marching.ts'
import { give } from '../../rulebook/gaiter-button/orders/giving.ts'
import { campaign, files, FR, GE, scene, type Table } from '../../rulebook/gaiter-button/table.ts'

/** Orders given by hand: what the rule system shows of a march, and what the hand does on the map. */

const index = indexBoard(boardOfZones(chalonsBoard())!)
const book = readOrderOfBattle(files['order-of-battle.json'] as Json, files['map.json'] as Json) // as read from JSON
const names = Object.fromEntries(new Wording(campaign, files).names)
const { placeName } = toolsFor('en', index, book, names)
const fortified = new Set(['sedan', 'mezieres'])
const marches = (language: 'en' | 'fr') =>
  ordering(toolsFor(language, index, book, names), index, book, orderWords(language), fortified)

/** What is asked, as the window has it. */
function askedAt({ game }: Table): Asked {
  const { language } = game.play.layout
  const decision = game.decision()!
  const title = { en: '', fr: '' }
  const answers = Array.from(game.play.actions, (code) => ({
    action: language.textOf(code),
    title,
    ...language.partsOf(code),
  }))
  const { kind, prompt, about } = decision
  const question = { kind, prompt, about: about as Asked['question']['about'], sentence: title, answers }
  const decider = game.play.decider
  const views = [{ side: decider, known: game.view(decider).known }]
  return { question, table: { decider, views } as unknown as Asked['table'] } // what is tried here reads these only
}

const draft = (part: Partial<OrderDraft>): OrderDraft => ({
  from: 'rethel',
  first: null,
  who: null,
  strikes: false,
  how: {},
  ...part,
})

function shown(table: Table, of: OrderDraft, language: 'en' | 'fr' = 'en'): OrderShown {
  const by = marches(language)
  const asked = askedAt(table)
  const answer = table.game.study(table.game.play.decider, by.requestFor(of, asked))
  if (!answer.ok) throw new Error(answer.error.message)
  return by.show(answer.value, of, asked)
}
const words = (findings: readonly { readonly words: string }[]): string => findings.map((one) => one.words).join(' ')

const together = ['fr-5-1', 'fr-5-2', 'fr-5-c', 'fr-12-1', 'mac-mahon']
const atRethel = () => impulseOf({ counters: { rethel: together, ...FAR } })

describe('a march given by hand', () => {
  it('begins wherever somebody can be activated, and in place of that answer', () => {
    const table = atRethel()
    const starts = marches('en').startsOf(askedAt(table))
    expect(starts).toEqual([{ place: 'rethel', answer: 'activate rethel', words: 'March from Rethel…' }])
    table.do('activate rethel')
    expect(marches('en').startsOf(askedAt(table))).toEqual([])
  })

  it('proposes all who may go together, and can be told others, or one corps', () => {
    const all = shown(atRethel(), draft({}))
    expect(all.who.map(({ id, taken }) => [id, taken])).toEqual(
      expect.arrayContaining(together.map((id) => [id, true])),
    )
    expect(all.summary.words).toMatch(/^5 counters, \d MP, .*5 units left to the operation\.$/)
    const fifth = all.sets.find(({ who }) => who?.includes('fr-5-1') === true)!
    expect(fifth.who).toEqual(['fr-5-1', 'fr-5-2', 'fr-5-c'])
    const corps = shown(atRethel(), draft({ who: fifth.who }))
    expect(corps.who.filter(({ taken }) => taken).map(({ id }) => id)).toEqual(fifth.who)
    expect(corps.sets.find(({ words: title }) => title === fifth.words)?.taken).toBe(true)
  })

  it('tells of every place what is to be expected there, and of one out of reach why', () => {
    const { targets, overlay, forecastOf } = shown(atRethel(), draft({}))
    expect(overlay.zones.map(({ id }) => id)).toEqual(expect.arrayContaining(['rethel', ...targets]))
    const [near] = targets
    for (const to of targets) {
      const { findings, order, short, overlay: way } = forecastOf(to)
      expect(words(findings)).toMatch(/^Arrives: [\d.]+%\. \d+ of \d+ MP/)
      expect(short).toMatch(/% · \d+ MP · \d+ markers?$/)
      expect(order?.order).toMatchObject({ order: 'march', to })
      // The way is drawn from where they stand to where they go.
      expect(way.ways[0]?.from).toBe('rethel')
      expect(way.ways.at(-1)?.to).toBe(to)
    }
    expect(near).toBeDefined()
    // What is out of reach today may be marched to over several days.
    const far = forecastOf('sedan')
    expect(far.short).toBe('another day')
    expect(words(far.findings)).toContain('Sedan is out of reach today')
    expect(far.order).toEqual({
      order: expect.objectContaining({ order: 'march', to: 'sedan', far: 'approach' }) as unknown,
      keep: [far.order?.order],
    })
    const french = shown(atRethel(), draft({}), 'fr')
    expect(words(french.forecastOf(near!).findings)).toMatch(/^Arrivée\s: [\d,]+\s%/)
    expect(words(french.forecastOf('sedan').findings)).toContain('hors de portée')
  })

  it('is an order that the engine carries out, with what was chosen of how', () => {
    const table = atRethel()
    const how = {
      markers: '2',
      risk: '0.25',
      contact: 'stop',
      putBack: 'ask',
      losses: 'ask',
      afterwards: 'end-operation',
    }
    const { targets, forecastOf, choices } = shown(table, draft({ how }))
    expect(choices.map(({ key, value }) => [key, value])).toEqual(Object.entries(how))
    const { order } = forecastOf(targets[0]!).order!
    expect(order).toMatchObject({ markers: 2, risk: 0.25, contact: 'stop', putBack: 'ask', losses: 'ask' })
    const given = give(table, order as JsonObject & { order: string })
    expect(given.acts.slice(0, 2)).toEqual(['activate rethel', expect.stringMatching(/^take/)])
    // What is not understood counts as not chosen.
    const unknown = shown(atRethel(), draft({ how: { markers: 'many', risk: 'none' } }))
    expect(unknown.forecastOf(targets[0]!).order?.order).toMatchObject({
      markers: null,
      risk: 0.25,
      afterwards: 'go-on',
    })
    const bold = shown(atRethel(), draft({ how: { risk: 'any' } }))
    expect(bold.forecastOf(targets[0]!).order?.order).toMatchObject({ risk: null })
    // Once all units of the operation march, it ends with them.
    const five = impulseOf({ counters: { rethel: [...together, 'fr-12-2'], ...FAR } })
    const last = shown(five, draft({}))
    expect(last.forecastOf(last.targets[0]!).order?.order).toMatchObject({ afterwards: 'end-operation' })
  })

  it('says why those who are chosen cannot go', () => {
    const acted = impulseOf({ counters: { rethel: ['fr-5-1', 'fr-5-2'], ...FAR }, activated: ['fr-5-2'] })
    const { summary, targets } = shown(acted, draft({ who: ['fr-5-1', 'fr-5-2'] }))
    expect(summary).toMatchObject({ tone: 'bad', rule: 'gb.impulse.activated' })
    expect(targets).toEqual([])
  })
})

describe('a march of a corps or an army', () => {
  const third = { sermaize: ['ge-5-9'], perthes: ['ge-5-10', 'ge-6-11'], 'bar-le-duc': ['frederick-william'] }
  const table = () => impulseOf({ counters: { ...third, rethel: ['fr-5-1'] }, side: GE })
  const from = (who: OrderDraft['who']) => draft({ from: 'sermaize', who })

  it('names the corps and the army of those who stand there, wherever else they are', () => {
    const one = shown(table(), from(null))
    expect(one.sets.map(({ words: title, who }) => [title, who])).toEqual([
      ['As proposed', null],
      ['Whole V Corps', ['ge-5-9', 'ge-5-10']],
      ['Army of Frédéric-Guillaume', ['ge-5-9', 'ge-5-10', 'ge-6-11', 'frederick-william']],
    ])
    const french = shown(table(), from(null), 'fr')
    expect(french.sets.map((set) => set.words)).toEqual([
      'Comme proposé',
      'Vᵉ corps au complet',
      'Armée de Frédéric-Guillaume',
    ])
  })

  it('names a corps that has a name of its own by it', () => {
    const guard = impulseOf({ counters: { rethel: ['ge-g-1', 'ge-12-23'], stenay: ['ge-g-2'], ...FAR }, side: GE })
    const printed = (language: 'en' | 'fr') =>
      readOrderOfBattle(
        files['order-of-battle.json'] as Json, // as read from JSON
        files['map.json'] as Json, // as read from JSON
        (corps) => names[corps]?.[language].replace(/ \(.*/, ''),
      )
    const sets = (language: 'en' | 'fr') => {
      const named = printed(language)
      const tools = toolsFor(language, index, named, names)
      const by = ordering(tools, index, named, orderWords(language), fortified)
      const answer = guard.game.study(GE, by.requestFor(draft({}), askedAt(guard)))
      if (!answer.ok) throw new Error(answer.error.message)
      return by.show(answer.value, draft({}), askedAt(guard)).sets.map((set) => set.words)
    }
    expect(sets('en')).toEqual(expect.arrayContaining(['Guard Corps', 'Whole Guard Corps', 'XII Saxon Corps']))
    expect(sets('fr')).toEqual(expect.arrayContaining(['Garde', 'Garde au complet']))
  })

  it('is one march for each stack, kept until it is there, the first of them carried out at once', () => {
    const who = ['ge-5-9', 'ge-5-10', 'ge-6-11', 'frederick-william']
    const army = shown(table(), from(who))
    expect(army.title).toBe('March of 3 stacks')
    expect(army.sets.filter(({ taken }) => taken).map(({ words: title }) => title)).toEqual([
      'Army of Frédéric-Guillaume',
    ])
    expect(army.summary.words).toBe('3 stacks with 4 counters, carried out one after the other.')
    const { order, findings } = army.forecastOf('revigny')
    expect(words(findings)).toMatch(/V Corps from Sermaize: arrival today, [\d.]+%\./)
    expect(findings).toHaveLength(3)
    expect(order?.keep).toHaveLength(3)
    expect(order?.order).toBe(order?.keep[0])
    // They fit into one operation, which ends with the last.
    expect(order?.keep.map(({ afterwards }) => afterwards)).toEqual(['go-on', 'go-on', 'end-operation'])
    for (const one of order!.keep) expect(one).toMatchObject({ order: 'march', to: 'revigny', far: 'approach' })
    expect(order?.keep.flatMap(({ counters }) => counters).toSorted()).toEqual(who.toSorted())
    const tools = toolsFor('en', index, book, names)
    const [first] = order!.keep.filter(({ counters }) => JSON.stringify(counters) === '["ge-5-9"]')
    expect(orderInWords(first!, book, tools, orderWords('en'))).toBe('V Corps to Revigny')
    expect(orderInWords({ order: 'night' }, book, tools, orderWords('en'))).toBeNull()
  })
})

describe('a march of an army whose corps is too crowded to march as one (gb.march.crowd)', () => {
  const first = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-1-c']
  const table = () =>
    impulseOf({ counters: { suippes: first, rethel: ['fr-5-1', 'mac-mahon'], 'bar-le-duc': ['ge-5-9'] }, rain: true })
  const army = [...first, 'fr-5-1', 'mac-mahon']

  it('goes with as many as can pay for it, and lets the others follow', () => {
    const { title, forecastOf } = shown(table(), draft({ from: 'suippes', who: army }))
    expect(title).toBe('March of 3 stacks')
    const marches = forecastOf('auberive').order?.keep.map(({ counters }) => counters as string[]) ?? []
    expect(marches.map((counters) => counters.length).toSorted((a, b) => a - b)).toEqual([1, 2, 4])
    expect(marches.flat().toSorted()).toEqual(army.toSorted())
  })

  it('gb.impulse.activated: counts those who have been activated today among others who have not', () => {
    const counters = { suippes: ['fr-1-1', 'fr-1-2'], rethel: ['fr-5-1'], 'bar-le-duc': ['ge-5-9'] }
    const acted = impulseOf({ counters, activated: ['fr-1-1'] })
    const { summary } = shown(acted, draft({ from: 'suippes', who: ['fr-1-1', 'fr-1-2', 'fr-5-1'] }))
    expect(summary.words).toContain('2 stacks with 2 counters')
    expect(summary.words).toContain('1 counter has been activated today')
  })

  it('shows who was left out, so that he can be taken again', () => {
    const who = army.filter((id) => id !== 'fr-1-4')
    const card = shown(table(), draft({ from: 'suippes', who }))
    expect(card.who.filter(({ taken }) => !taken).map(({ id }) => id)).toEqual(['fr-1-4'])
    expect(card.who.filter(({ taken }) => taken)).toHaveLength(who.length)
  })
})

describe('what else can be ordered on the map', () => {
  it('is work where the stack stands, kept until it is done, and going into a fortress', () => {
    const table = impulseOf({ counters: { raucourt: ['ge-5-9'], rethel: ['fr-5-1'] }, side: GE })
    const { here } = shown(table, draft({ from: 'raucourt' }))
    const bridge = here.find(({ order }) => order['order'] === 'destroy-bridge')
    expect(bridge?.words).toMatch(/^Destroy the bridge .*Mouzon/)
    expect(bridge?.keep).toEqual([bridge?.order])
    const given = give(table, bridge!.order as JsonObject & { order: string }, ['fatigue-0'])
    expect(given.acts.some((act) => act.startsWith('destroy-bridge '))).toBe(true)
    const inSedan = shown(impulseOf({ counters: { sedan: ['fr-5-2'], ...FAR } }), draft({ from: 'sedan' }))
    expect(inSedan.here.map(({ words: title }) => title)).toContain('Go into the fortress')
    // On the way to a fortress one may go on into it.
    const near = shown(impulseOf({ counters: { torcy: ['fr-5-2'], ...FAR } }), draft({ from: 'torcy' }))
    expect(near.forecastOf('sedan').others.map(({ words: title }) => title)).toEqual(['March into the fortress'])
  })

  it('is a battle movement to the enemy beside a commander and his troops', () => {
    const counters = { buzancy: ['albert-of-saxony', 'ge-12-23'], stonne: ['fr-5-1'] }
    const { forecastOf } = shown(impulseOf({ counters, side: GE }), draft({ from: 'buzancy' }))
    const others = forecastOf('stonne').others.map(({ order }) => order)
    expect(others).toContainEqual(expect.objectContaining({ order: 'battle-movement', to: 'stonne' }))
    expect(forecastOf('nouart').others).toEqual([])
  })

  it('is a battle movement also where more go than a march would take, and says its chance', () => {
    const crowd = ['ge-12-23', 'ge-12-24', 'ge-12-c', 'ge-g-1', 'ge-g-2', 'ge-g-c', 'albert-of-saxony']
    const table = impulseOf({ counters: { buzancy: crowd, stonne: ['fr-5-1'] }, side: GE })
    const { forecastOf, targets } = shown(table, draft({ from: 'buzancy', who: crowd }))
    const { order, others } = forecastOf('stonne')
    expect(order).toBeNull()
    expect(others.map(({ words: title }) => title)).toEqual(['Battle movement there, all who are chosen (66.7%)'])
    expect(others[0]?.order).toEqual({ order: 'battle-movement', counters: crowd, to: 'stonne' })
    expect(targets).toContain('stonne')
    // Nobody else can be activated in this operation: no battle movement is among the answers.
    for (const act of ['activate buzancy', 'take ge-12-c', 'march-off', 'end-activation']) table.do(act)
    const rest = crowd.filter((one) => one !== 'ge-12-c')
    expect(shown(table, draft({ from: 'buzancy', who: rest })).forecastOf('stonne').others).toEqual([])
  })

  it('is falling back by night, to the zones that two connections lead to', () => {
    const night = scene({
      counters: { buzancy: ['fr-1-1', 'fr-1-2', 'ge-5-9'] },
      begin(g) {
        g.turn = 10
        g.call(days, {})
        g.call(withdrawals, { side: FR })
      },
    })
    expect(marches('en').startsOf(askedAt(night))).toEqual([
      { place: 'buzancy', answer: 'withdraw buzancy', words: 'Fall back from Buzancy…' },
    ])
    const { title, targets, forecastOf, confirm } = shown(night, draft({ from: 'buzancy' }))
    expect([title, confirm]).toEqual(['Fall back from Buzancy', 'Fall back'])
    expect(targets).toContain('stenay')
    expect(forecastOf('stenay').order?.order).toEqual({ order: 'fall-back', zone: 'buzancy', to: 'stenay' })
    expect(forecastOf('rethel').order).toBeNull()
  })
})

describe('orders beside the answers', () => {
  const endBeyond = (connection: string, from: string) => {
    const way = index.ways.get(connection)
    return way?.a === from ? way.b : way?.a
  }

  it('gb.battle-move.stack: take all along in a battle movement once somebody is picked', () => {
    const counters = { buzancy: ['albert-of-saxony', 'ge-12-23', 'ge-12-24', 'ge-g-1'], stonne: ['fr-5-1'] }
    const table = impulseOf({ counters, side: GE }).do('battle-movement')
    const offered = () => quickOrders(askedAt(table), placeName, orderWords('en'), endBeyond)
    expect(offered()).toEqual([])
    table.do('join-battle-move ge-12-23').do('join-battle-move albert-of-saxony')
    const [all] = offered()
    expect(all?.words).toBe('All 4 go, to Stonne')
    const given = give(table, all!.order as JsonObject & { order: string })
    expect(given.acts.slice(0, 2)).toEqual(['join-battle-move ge-g-1', 'join-battle-move ge-12-24'])
    expect(given.acts.at(-1)).toMatch(/^battle-move .*stonne/)
  })

  it('end the day with a warning of who could still act, and take the night as usual', () => {
    const table = impulseOf({ counters: { rethel: ['fr-5-1'], suippes: ['fr-12-1'], ...FAR } })
    expect(quickOrders(askedAt(table), placeName, orderWords('en'), endBeyond)).toEqual([
      {
        order: { order: 'pass-day' },
        words: 'End my operations for today',
        hint: 'Could still act: Rethel, Suippes.',
      },
    ])
    expect(quickOrders(askedAt(table), placeName, orderWords('fr'), endBeyond)[0]?.hint).toMatch(
      /^Pourraient encore agir\s: Rethel, Suippes\.$/,
    )
    const asked = askedAt(table)
    const night = { ...asked, question: { ...asked.question, kind: 'night-works' } }
    expect(quickOrders(night, placeName, orderWords('en'), endBeyond)).toMatchObject([{ order: { order: 'night' } }])
    table.do('activate rethel')
    expect(quickOrders(askedAt(table), placeName, orderWords('en'), endBeyond)).toEqual([])
  })
})

describe('the hand that gives an order on the map', () => {
  const zone = (id: string): Thing => ({ kind: 'zone', id })
  const start: OrderStart = { place: 'rethel', answer: 'activate rethel', words: '' }

  function handed(
    part: {
      begun?: boolean
      answers?: number
      isAsked?: boolean
      strikes?: boolean
      enemy?: string
      starts?: readonly OrderStart[]
    } = {},
  ) {
    const { begun = false, answers = 1, isAsked = false, strikes = false, enemy, starts = [start] } = part
    const order = {
      starts,
      draft: begun ? { ...draft({ strikes }), to: null, isAsked } : null,
      shown: begun ? ({ targets: ['amagne'] } as unknown as OrderShown) : null, // nothing else of it is read
      begin: vi.fn<(place: string, first: string | null) => void>(),
      aim: vi.fn<(place: string) => void>(),
      toggle: vi.fn<(who: string) => void>(),
      turn: vi.fn<(place: string | null, by: 1 | -1) => boolean>(() => true),
      cancel: vi.fn<() => void>(),
      strike: vi.fn<(place: string) => void>(),
      strikeAt: (place: string) => (place === enemy ? `attack ${place}` : null),
    }
    const hover = vi.fn<MapTool['hover']>()
    const gestures = orderGestures({
      order,
      side: FR,
      placeOf: ({ kind, id }) => (kind === 'zone' ? id : id === 'fr-5-1' ? 'rethel' : undefined),
      enemyAt: ({ id }) => (id === 'ge-5-9' ? 'rethel' : undefined),
      goalOf: ({ id }) => id,
      answersAt: () => answers,
      hover,
      pointed: () => 'amagne',
    })
    return { ...gestures, order, hover }
  }

  it('begins with a click on a stack, a counter or a place of its own, and leaves everything else to the answers', () => {
    const { takesStack, choose, order } = handed()
    expect(takesStack({ place: 'rethel', side: FR })).toBe(true)
    expect(choose(zone('rethel'))).toBe(true)
    expect(order.begin).toHaveBeenLastCalledWith('rethel', null)
    expect(choose({ kind: 'piece', id: 'fr-5-1' })).toBe(true)
    expect(order.begin).toHaveBeenLastCalledWith('rethel', 'fr-5-1')
    // A stack of the enemy there, or one elsewhere, is laid out as ever.
    expect(takesStack({ place: 'rethel', side: 1 })).toBe(false)
    expect(takesStack({ place: 'sedan', side: FR })).toBe(false)
    expect(choose(zone('sedan'))).toBe(false)
    expect(choose({ kind: 'way', id: 'sedan-torcy' })).toBe(false)
    expect(order.begin).toHaveBeenCalledTimes(2)
    // Where a place stands for several answers, they are offered.
    const several = handed({ answers: 2 })
    expect(several.choose(zone('rethel'))).toBe(false)
    expect(several.order.begin).not.toHaveBeenCalled()
  })

  it('begins where all answers are its own, and from a goal that only it has, aimed there', () => {
    const firing = { ...start, whole: true, goals: ['sedan', 'torcy'] } as const
    const { choose, order } = handed({ answers: 3, starts: [firing] })
    expect(choose(zone('rethel'))).toBe(true)
    expect(order.aim).not.toHaveBeenCalled()
    expect(choose(zone('sedan'))).toBe(true)
    expect(order.begin).toHaveBeenLastCalledWith('rethel', null)
    expect(order.aim).toHaveBeenLastCalledWith('sedan')
    const shared = handed({ starts: [firing, { ...firing, place: 'donchery' }] })
    expect(shared.choose(zone('sedan'))).toBe(false)
    expect(shared.order.begin).not.toHaveBeenCalled()
  })

  it('takes a counter or leaves it out where a question has a card, and aims nowhere', () => {
    const { choose, order } = handed({ begun: true, isAsked: true })
    expect(choose({ kind: 'piece', id: 'fr-5-1' })).toBe(true)
    expect(order.toggle).toHaveBeenCalledWith('fr-5-1')
    expect(choose(zone('sedan'))).toBe(true)
    expect(order.aim).not.toHaveBeenCalled()
    expect(order.cancel).not.toHaveBeenCalled()
  })

  it('turns what is ordered with the wheel and R, with Shift back; the wheel zooms where nothing has begun', () => {
    const { tool, order } = handed({ begun: true })
    expect([tool.wheel?.(1), tool.key?.('r'), tool.key?.('R'), tool.key?.('x')]).toEqual([true, true, true, false])
    expect(order.turn.mock.calls).toEqual([
      ['amagne', 1],
      ['amagne', 1],
      ['amagne', -1],
    ])
    expect(handed().tool.wheel).toBeUndefined()
  })

  it('aims with a second click, takes back with Escape or a click where it began', () => {
    const { tool, takesStack, choose, order } = handed({ begun: true })
    expect(tool).toMatchObject({ targets: [zone('amagne')], takes: 'places' })
    expect(choose(zone('amagne'))).toBe(true)
    expect(order.aim).toHaveBeenLastCalledWith('amagne')
    choose(zone('rethel'))
    expect(order.cancel).toHaveBeenCalledTimes(1)
    expect(tool.key?.('Escape')).toBe(true)
    expect(order.cancel).toHaveBeenCalledTimes(2)
    expect(tool.key?.('Delete')).toBe(false)
    expect(takesStack({ place: 'rethel', side: FR })).toBe(false)
  })

  it('drags a stack to where it goes; nothing comes of a drag that ends where it began', () => {
    const { tool, order, hover } = handed()
    const at = { x: 0, y: 0 }
    const drag = tool.press?.(zone('rethel'), at, { place: 'rethel', side: FR })
    expect(order.begin).not.toHaveBeenCalled()
    drag?.move(at, null)
    drag?.move(at, zone('amagne'))
    expect(order.begin).toHaveBeenCalledTimes(1)
    expect(hover).toHaveBeenLastCalledWith(zone('amagne'))
    drag?.drop(at, zone('amagne'), null)
    expect(order.aim).toHaveBeenCalledWith('amagne')
    drag?.drop(at, zone('rethel'), { place: 'rethel', side: FR })
    expect(order.cancel).toHaveBeenCalledTimes(1)
    // The map is moved by whatever else is pressed.
    expect(tool.press?.(zone('rethel'), at, null)).toBeUndefined()
    expect(tool.press?.(zone('rethel'), at, { place: 'rethel', side: 1 })).toBeUndefined()
  })

  it('attacks the enemy who stands there too: by a click on him, by a second one on the place, or by dragging onto him', () => {
    const german = { place: 'rethel', side: 1 }
    const first = handed({ enemy: 'rethel' })
    expect(first.takesStack(german)).toBe(true)
    expect(first.choose({ kind: 'piece', id: 'ge-5-9' })).toBe(true)
    expect(first.order.strike).toHaveBeenLastCalledWith('rethel')
    const begun = handed({ begun: true, enemy: 'rethel' })
    begun.choose(zone('rethel'))
    expect(begun.order.strike).toHaveBeenCalledTimes(1)
    expect(begun.order.cancel).not.toHaveBeenCalled()
    const dragged = handed({ enemy: 'rethel' })
    const at = { x: 0, y: 0 }
    const drag = dragged.tool.press?.(zone('rethel'), at, { place: 'rethel', side: FR })
    drag?.move(at, zone('rethel'))
    drag?.drop(at, zone('rethel'), german)
    expect(dragged.order.strike).toHaveBeenCalledWith('rethel')
    // Its card takes those who fight; the enemy who cannot be attacked is laid out.
    const card = handed({ begun: true, strikes: true, enemy: 'rethel' })
    card.choose({ kind: 'piece', id: 'fr-5-1' })
    expect(card.order.toggle).toHaveBeenCalledWith('fr-5-1')
    expect(handed().takesStack(german)).toBe(false)
    expect(handed().choose({ kind: 'piece', id: 'ge-5-9' })).toBe(false)
  })
})
