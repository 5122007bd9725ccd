import { describe, expect, it } from 'vitest'
import { verb } from '#engine/kernel/actions/actions.ts'
import { agendaOf } from '#engine/kernel/play/agenda.ts'
import { entry } from '#engine/kernel/play/journal.ts'
import { good } from '#engine/kernel/values/result.ts'
import { word } from '#engine/kernel/values/shape.ts'
import { defineSystem, type GameOf } from '#engine/kernel/system/system.ts'
import { Session } from '../../src-main/protocol/session.ts'
import { memoryServices } from './fixtures/services.ts'

/** A system whose rules fail halfway through an act. */
const shape = () => ({ count: word() })
type G = GameOf<null, ReturnType<typeof shape>>
const { frame } = agendaOf<G>()
const [step, stumble] = [verb('step'), verb('stumble')]
const stepped = entry('stepped', { to: 'number' })

const walk = frame(
  'walk',
  {},
  {
    next: (g) => g.ask(0),
    offer(_g, _f, offer) {
      offer.add(step)
      offer.add(stumble)
    },
    answers: [
      {
        verb: step,
        act(g) {
          g.count += 1
          g.tell(stepped, { to: g.count })
        },
      },
      {
        verb: stumble,
        act(g) {
          g.count += 100
          g.tell(stepped, { to: g.count })
          throw new TypeError('a rule went wrong')
        },
      },
    ],
  },
)

const clumsy = defineSystem<null, ReturnType<typeof shape>>({
  id: 'clumsy',
  version: 1,
  title: 'Clumsy',
  sides: ['walker', 'nobody'],
  endings: ['home'],
  book: {
    rulebook: [],
    words: { en: {}, fr: {} },
  },
  rules: {
    kinds: [walk],
    entries: [stepped],
    invariants: [],
    shape,
    setUp(g) {
      g.call(walk, {})
    },
  },
  campaign: {
    load: () => good(null),
    scenarios: () => [{ id: 'way', title: { en: 'Way', fr: 'Chemin' }, switches: [] }],
    nouns: () => ({}),
  },
  knowledge: {
    view: (g) => ({ count: g.count }),
    imagine() {
      throw new Error('nobody imagines this game')
    },
  },
  glance: {},
})

describe('a rule that fails', () => {
  it('is an error of the engine, leaves nothing of the act behind, and the game goes on', () => {
    const session = new Session(memoryServices([clumsy], { road: { 'campaign.json': { system: 'clumsy' } } }))
    session.answer({ do: 'new', campaign: 'road', scenario: 'way' })
    session.answer({ do: 'act', action: 'step' })
    const before = session.answer({ do: 'state' })
    expect(session.answer({ do: 'act', action: 'stumble', id: 4 })).toMatchObject({
      ok: false,
      id: 4,
      error: { code: 'engine', message: expect.stringContaining('a rule went wrong') },
    })
    expect(session.answer({ do: 'state' })).toEqual(before)
    expect(session.answer({ do: 'act', action: 'step' })).toMatchObject({
      ok: true,
      told: [{ kind: 'stepped', to: 2 }],
    })
  })
})
