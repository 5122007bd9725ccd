import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { boardFrom } from '../../../src-main/boards/board.ts'
import { planOf } from '../../../src-main/campaigns/plan-of.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import { inksOf, type ZoneNote } from '../../../src-renderer/map/board/overlay.ts'
import { liveriesByChoice } from '../../../src-renderer/counters/liveries.ts'
import { paintBeneath } from '../../../src-renderer/map/paint/paint-overlay.ts'
import { hitAt } from '../../../src-renderer/map/piles/hit.ts'
import { systems } from '#engine/systems/registry.ts'
import { twoBanks } from '#engine/two-banks/system.ts'
import { house, makeFolder } from '../../house/workshop.ts'
import { campaignFolder } from '../../kernel/campaign-folder.ts'
import { serve } from '../../main/workshop.ts'

describe('the campaign of Two Banks', () => {
  it('has its schemas among those that are published', () => {
    const published = systems.flatMap(({ campaign }) => [...(campaign.files?.published() ?? [])])
    const own = published.filter(([name]) => name.startsWith('two-banks.'))
    expect(own.map(([name]) => name)).toEqual(
      ['campaign', 'map', 'order-of-battle', 'tables', 'scenario'].map((kind) => `two-banks.${kind}.schema.json`),
    )
    expect(Object.fromEntries(own)['two-banks.tables.schema.json']).toMatchObject({
      properties: { crossing: { maximum: 6 }, turns: { maximum: 20 } },
    })
  })

  it('is shown with its title, its scenario and its other bank where a bank is at fault', () => {
    const shelf = makeFolder({})
    cpSync(join(house, 'campaigns/two-banks'), join(shelf, 'two-banks'), { recursive: true })
    const file = join(shelf, 'two-banks', 'tables.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace('"turns"', '"turn"'))
    const campaigns = serve({ origin: 'own', folder: shelf })
    const [entry] = campaigns.list()
    expect(entry).toMatchObject({
      state: 'broken',
      title: { en: 'Two Banks' },
      board: { kind: 'zones', zones: 2 },
      scenarios: [{ title: { en: 'Dawn at the bridge' }, sound: false }],
    })
    expect(entry?.errors.map((one) => `${one.file} ${one.path}`)).toContain('tables.json turns')
    expect(campaigns.open(entry?.id ?? '')?.board).toMatchObject({
      kind: 'zones',
      sheet: { paper: expect.any(String) },
    })
  })
})

describe('the banks on the map of Two Banks', () => {
  const plan = planOf(twoBanks, campaignFolder('two-banks'))
  const shown = plan && boardFrom(plan)
  const board = shown?.kind === 'zones' ? boardOfZones(shown) : undefined
  if (board === undefined) throw new Error('there is no map')
  const index = indexBoard(board)
  const { width, height } = board.sheet
  const view = { x: 0, y: 0, zoom: 1, width, height }
  const at = (x: number, y: number) => hitAt({ x, y }, view, index, [], 'places')

  it('are meant wherever one points into them, far from their signs too, and nowhere else', () => {
    for (const { id, x, y, outline = [] } of board.places) {
      expect(at(x, y)).toMatchObject({ kind: 'zone', place: { id } })
      const [left, right] = [Math.min(...outline.map(([one]) => one)), Math.max(...outline.map(([one]) => one))]
      const middle = (Math.min(...outline.map(([, one]) => one)) + Math.max(...outline.map(([, one]) => one))) / 2
      const edge = id === 'west-bank' ? left + 60 : right - 60
      expect(at(edge, middle)).toMatchObject({ kind: 'zone', place: { id } })
    }
    expect(at(2, 2)).toBeNull()
    expect(at(width - 2, height - 2)).toBeNull()
  })

  it('are filled as areas where something is said of them', () => {
    const [west] = board.places
    const drawn: string[] = []
    const pen = new Proxy({} as CanvasRenderingContext2D, {
      get:
        (_, name) =>
        (...values: number[]) =>
          drawn.push(`${String(name)} ${values.map(Math.round).join(' ')}`.trim()),
      set: () => true,
    })
    const note: ZoneNote = { id: 'west-bank', tone: 'target' }
    for (const one of [note, { ...note, soft: true }]) {
      drawn.length = 0
      paintBeneath(pen, index, view, { zones: [one], ways: [], marks: [] }, inksOf(liveriesByChoice.period))
      const corners = (west?.outline ?? []).map(
        ([x, y], i) => `${i === 0 ? 'moveTo' : 'lineTo'} ${Math.round(x)} ${Math.round(y)}`,
      )
      expect(corners).toHaveLength(5)
      expect(drawn.join(', ')).toContain(corners.join(', '))
      expect(drawn).toContain('fill')
      expect(drawn.some((line) => line.startsWith('arc'))).toBe(false)
    }
  })
})
