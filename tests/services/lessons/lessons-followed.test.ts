import { describe, expect, it } from 'vitest'
import type { LessonSeen } from '../../../src-main/contract/lessons.ts'
import type { Calls } from '../../main/carry.ts'
import { serveHouse } from '../table.ts'

const lessons = [
  {
    campaign: 'portable-spicheren',
    steps: ['active', 'march', 'face', 'fire', 'arrivals', 'melee', 'battle'],
    // Whether units are active and where they may fire the dice say.
    surely: ['active', 'fire', 'melee', 'battle'],
    winner: 0,
  },
  {
    campaign: 'belfort-1870',
    steps: ['counters', 'operations', 'bombard', 'assault', 'rest', 'count'],
    surely: ['counters', 'bombard', 'assault', 'count'],
    // With its dice the assault succeeds, and Danjoutin tips the count.
    winner: 1,
  },
  {
    campaign: 'escape-from-sedan-1870',
    steps: ['march', 'card', 'line', 'fire', 'reaction', 'crest'],
    surely: ['march', 'card', 'line', 'fire', 'reaction', 'crest'],
    winner: 0,
  },
] as const

async function seen(calls: Calls, id: number): Promise<LessonSeen> {
  const { lesson } = await calls.games.lesson({ id })
  if (lesson === null) throw new Error('the game has no lesson')
  return lesson
}

const doneOf = (steps: LessonSeen['steps']): string[] =>
  steps.filter(({ state }) => state === 'done').map(({ id }) => id)

describe.each(lessons)(
  'the lesson of $campaign',
  { timeout: 120_000 },
  ({ campaign, steps: order, surely, winner }) => {
    it('followed by its hints reaches its steps in their order, and is played to its end', async () => {
      const { calls } = serveHouse()
      const entry = (await calls.campaigns.list()).find(({ id }) => id === campaign)
      const [offer] = entry?.state === 'playable' ? entry.lessons : []
      if (offer === undefined) throw new Error('there is no lesson')
      const { scenario, players, seed } = offer
      const { id } = await calls.games.begin({ campaign, scenario, players, seed })
      // Nothing is hidden in this game, so no player has to sit down.
      let table = await calls.games.open({ id })
      const reached: string[] = []
      let done: readonly string[] = []
      for (let acts = 0; table.ending === null; acts += 1) {
        expect(acts).toBeLessThan(400)
        const { hint, steps } = await seen(calls, id)
        // What is done stays done, whatever is asked next.
        expect(doneOf(steps)).toEqual(expect.arrayContaining([...done]))
        done = doneOf(steps)
        const current = steps.find(({ state }) => state === 'current')!.id
        if (reached.at(-1) !== current) reached.push(current)
        const actions = table.question!.answers.map(({ action }) => action)
        const answer = hint?.answer ?? actions[0]!
        expect(actions).toContain(answer)
        table = await calls.games.act({ id, action: answer })
      }
      expect(reached).toEqual(order.filter((step) => reached.includes(step)))
      expect(reached).toEqual(expect.arrayContaining([...surely]))
      expect(reached.at(-1)).toBe(order.at(-1))
      expect(table.ending).toMatchObject({ winner })
      const { steps } = await seen(calls, id)
      expect(doneOf(steps)).toEqual(order)
    })
  },
)

const beginFirstShots = async (calls: Calls): Promise<number> => {
  const players = { sides: ['person', 'chance'] as [string, string], open: true }
  const request = { campaign: 'portable-spicheren', scenario: 'spicheren-refight', players, seed: 'lesson-1' }
  const { id } = await calls.games.begin(request)
  await calls.games.open({ id })
  return id
}

it('does not take First shots for won by who then only ends his moves and fires until dark', async () => {
  const { calls } = serveHouse()
  const id = await beginFirstShots(calls)
  const script = [
    'activate doering',
    'step 1104',
    'face S',
    'end-moves',
    'fire doering micheler',
    'fire woyna micheler',
  ]
  let table = await calls.games.look({ id })
  for (const action of script) table = await calls.games.act({ id, action })
  while (table.ending === null) {
    const actions = table.question!.answers.map(({ action }) => action)
    table = await calls.games.act({ id, action: actions.includes('end-moves') ? 'end-moves' : actions[0]! })
  }
  expect(table.ending.winner).toBe(0)
  const { steps } = await seen(calls, id)
  expect(doneOf(steps)).toEqual(['active', 'march', 'face', 'fire'])
}, 60_000)

it('leaves March to be done in First shots after the other brigade has turned', async () => {
  const { calls } = serveHouse()
  const id = await beginFirstShots(calls)
  for (const action of ['activate woyna', 'face S']) await calls.games.act({ id, action })
  const { steps } = await seen(calls, id)
  expect(steps.map(({ state }) => state)).toEqual(['current', 'open', 'done', 'open', 'open', 'open', 'open'])
})
