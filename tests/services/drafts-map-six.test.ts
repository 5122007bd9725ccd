import { expect, test } from 'vitest'
import type { MapItem } from '../../src-main/contract/draft-map.ts'
import type { Edit } from '../../src-main/contract/draft-edits.ts'
import { portTo, resultOf } from '../main/carry.ts'
import { makeRouterWithShelf } from '../main/workshop.ts'
import { drafting } from './drafts/drafting.ts'
import { itemOf, listOf, mapDesk } from './drafts/map-desk.ts'

const wayId = (other: string): string => ['abbaye', other].toSorted().join(' – ')
const way = (a: string, b: string): Edit => ({
  ...{ do: 'map-add', list: 'connections', kind: 'road', name: '', points: [] },
  ends: [a, b],
})

/** A place of the six, where it lies, and what leads from it to those before. */
const made: readonly (readonly [name: string, at: [number, number], to: readonly string[]])[] = [
  ['Moulin', [4.98, 49.64], ['sedan']],
  ['Ferme', [5.07, 49.66], ['moulin']],
  ['Pont', [5.08, 49.6], ['moulin', 'ferme']],
  ['Gare', [4.95, 49.6], ['pont', 'torcy']],
]

test(
  'six zones, two of Châlons and four put on the map, are played to their end by opponents',
  { timeout: 240_000 },
  async () => {
    const { id, map, does, calls, close } = await mapDesk(['chalons-1870', 'beaumont-sedan'])
    const [x, y] = itemOf(await map(), 'zones', 'sedan')!.at!
    await does({ do: 'map-crop', list: 'zones', from: [x - 0.06, y - 0.06], to: [x + 0.06, y + 0.06] })
    expect(listOf(await map(), 'zones').items.map((one) => one.id)).toEqual(['sedan', 'torcy'])
    for (const [name, at, to] of made) {
      await does({ do: 'map-add', list: 'zones', kind: 'zone', name, points: [at], ends: [] })
      for (const other of to) await does(way(name.toLowerCase(), other))
    }
    const fighting = ['fr-5-1', 'fr-5-2', 'ge-5-9', 'ge-5-10']
    const { things } = await calls.drafts.setting({ id })
    const idle = things.filter((one) => !fighting.includes(one.id) && (one.kind === 'unit' || one.kind === 'leader'))
    await does(
      { do: 'leave-out', things: idle.map((thing) => thing.id) },
      { do: 'map-add', list: 'supply', kind: 'french', name: '', points: [], ends: ['moulin'] },
      { do: 'map-add', list: 'supply', kind: 'german', name: '', points: [], ends: ['gare'] },
      { do: 'place', things: fighting.slice(0, 2).map((thing) => ({ thing, place: 'sedan', how: {} })) },
      { do: 'place', things: fighting.slice(2).map((thing) => ({ thing, place: 'gare', how: {} })) },
    )
    // What named places that are no more is put right by what is offered for it.
    for (let round = 0; round < 60; round += 1) {
      const { errors, faults } = await calls.drafts.faults({ id })
      if (errors === 0) break
      const fault = faults.find(({ problem, remedies }) => problem.severity === 'error' && remedies.length > 0)
      if (fault === undefined)
        console.log(faults.map(({ problem }) => [problem.file, problem.path, problem.message].join(' | ')).join('\n'))
      const { number } = await calls.drafts.look({ id })
      await calls.drafts.remedy({ id, number, fault: fault!.key, remedy: fault!.remedies[0]!.key })
    }
    expect((await calls.drafts.faults({ id })).errors).toBe(0)
    // The artist draws all of them, wherever they were put.
    const { svg } = await calls.drafts.draw({ id, language: 'fr' })
    expect(made.filter(([name]) => !svg.includes(name))).toEqual([])
    const { played } = await resultOf(
      calls.simulations.run({ of: { what: 'draft', draft: id }, games: 2, sides: ['recruit', 'recruit'], seed: 'six' }),
    )
    expect(played.games).toBe(2)
    expect(played.endings.reduce((sum, { count }) => sum + count, 0)).toBe(2)
    close()
  },
)

test('a map is published with its scenario, and the campaign that it becomes has it', async () => {
  const { router, close } = makeRouterWithShelf()
  const { calls, close: hangUp } = portTo(router)
  const { id, number } = await drafting(calls, ['broadwater', 'two-days'])
  const [{ id: other, name }] = listOf(await calls.drafts.map({ id }), 'zones').items as [MapItem]
  const zone: Edit = { do: 'map-add', list: 'zones', kind: 'zone', name: 'Abbaye', points: [[5.05, 48.93]], ends: [] }
  const joined = await calls.drafts.gesture({ id, number, edits: [zone, way('abbaye', other)] })
  expect(joined.past[0]!.en).toBe('Abbaye: new on the map, and 1 more')
  expect(itemOf(await calls.drafts.map({ id }), 'connections', wayId(other))!.name.en).toContain(name.en)
  const { campaign } = await calls.drafts.publish({ id, number: joined.number })
  const { board } = await calls.campaigns.open({ id: campaign })
  expect(board?.kind === 'zones' ? board.zones.map((one) => one.name) : []).toContain('Abbaye')
  const { svg } = await calls.campaigns.draw({ id: campaign, language: 'en' })
  expect(svg).toContain('Abbaye')
  hangUp()
  close()
})
