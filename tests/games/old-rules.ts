import { both, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import { verb } from '#engine/kernel/actions/actions.ts'
import { agendaOf } from '#engine/kernel/play/agenda.ts'
import { bad, good } from '#engine/kernel/values/result.ts'
import { word } from '#engine/kernel/values/shape.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { defineSystem, type CampaignFiles, type GameOf, type RuleSystem } from '#engine/kernel/system/system.ts'

/** What a rulebook may say otherwise in its next edition. */
export interface Edition {
  readonly version: number
  /** The longest march. */
  readonly longest?: number
  /** What a march tires besides its length. */
  readonly toll?: number
  /** There is no rest any more. */
  readonly restless?: boolean
  /** What the days are called. */
  readonly days?: string
  /** Every campaign has to say how far it is. */
  readonly wantsGoal?: boolean
  /** Something unexpected happens after a march of two. */
  readonly broken?: boolean
}

interface Road {
  readonly goal: number
}
const shape = () => ({ day: word(), at: word(), tired: word() })
type G = GameOf<Road, ReturnType<typeof shape>>

/** Two sides march along a road in turn, one to three miles a day, with a die for the weather; a rest takes the tiredness. */
export function march({
  version,
  longest = 3,
  toll = 0,
  restless,
  days = 'day',
  wantsGoal,
  broken,
}: Edition): RuleSystem {
  const { frame } = agendaOf<G>()
  const go = verb('march', 'miles:number')
  const rest = verb('rest')
  const turns = frame(
    'turns',
    { side: word({ noun: 'side' }) },
    {
      next: (g, f) => (g.at >= g.campaign.goal ? g.end(1 - f.side, 'there') : g.ask(f.side)),
      offer(_, _f, offer) {
        for (let miles = 1; miles <= longest; miles++) offer.add(go, miles)
        if (restless !== true) offer.add(rest)
      },
      answers: [
        {
          verb: go,
          may: (_g, _f, why, miles) =>
            (miles > 0 && miles <= longest) || (why?.because('march.march', 'too-far', { miles }) ?? false),
          act(g, f, miles) {
            if (broken === true && miles === 2) throw new Error('nobody thought of this')
            g.at += miles + (g.chance.die(6, 'weather') > 4 ? -1 : 0)
            g.tired += miles + toll
            f.side = 1 - f.side
            g.day += 1
          },
        },
        ...(restless === true
          ? []
          : [
              {
                verb: rest,
                act(g: G, f: { side: number }) {
                  g.tired = 0
                  f.side = 1 - f.side
                  g.day += 1
                },
              },
            ]),
      ],
    },
  )
  return defineSystem<Road, ReturnType<typeof shape>>({
    id: 'march',
    version,
    title: 'March',
    sides: ['red', 'blue'],
    endings: ['there'],
    book: {
      rulebook: [{ id: 'march.march', section: '1', title: 'Marching' }],
      words: {
        en: { 'refusal.march.march.too-far': 'Nobody marches {miles} miles.' },
        fr: { 'refusal.march.march.too-far': 'Personne ne marche {miles} lieues.' },
      },
    },
    rules: {
      kinds: [turns],
      entries: [],
      invariants: [],
      shape,
      setUp(g) {
        g.call(turns, { side: 0 })
      },
    },
    campaign: {
      load(files: CampaignFiles) {
        const goal = files['goal.json']
        const file = 'goal.json'
        if (typeof goal === 'number') return good({ goal })
        if (wantsGoal !== true) return good({ goal: 60 })
        const missing = faultOf('the-goal-is-missing', both('The goal is missing.', 'Le but manque.'))
        return bad([
          problemOf('error', file, '', missing, both('Say how far it is.', 'Dites à quelle distance il est.')),
        ])
      },
      scenarios: () => [{ id: 'road', title: { en: 'Road', fr: 'Route' }, switches: [] }],
      nouns: () => ({}),
    },
    knowledge: {
      view: (g) => stateAsJson(g),
      imagine: () => {},
    },
    glance: {
      when: (g) => ({ turn: 1 + Math.floor(g.day / 4), phase: days }),
    },
  })
}
