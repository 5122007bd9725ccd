import { describe, expect, it } from 'vitest'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { boardFrom } from '../../../src-main/boards/board.ts'
import { planOf } from '../../../src-main/campaigns/plan-of.ts'
import { type Piece, pilesOf } from '../../../src-renderer/counters/piles.ts'
import { boardOfZones, indexBoard } from '../../../src-renderer/map/board/board.ts'
import { type Box, meets, namesOf } from '../../../src-renderer/map/board/names-on-sheet.ts'
import { layOutPiles, type PileShape } from '../../../src-renderer/map/piles/pile-layout.ts'
import { sitesOf } from '../../../src-renderer/map/piles/sites.ts'
import { chalons } from '../../games/workshop.ts'
import { pickFrom } from '../../kernel/table.ts'

const zones = boardFrom(planOf(gaiterButton, chalons.files)!)
const board = zones.kind === 'zones' ? boardOfZones(zones)! : undefined!
const index = indexBoard(board)
/** As the sketch writes them: a little larger than the printed sheet does. */
const names = namesOf(board)
const sites = sitesOf(index, names)

/** Twenty stacks of up to five divisions in the forty-five places nearest to one, as armies stand before a battle. */
function crowd(seed: number): Piece[] {
  const pick = pickFrom(seed)
  const about = board.places[pick(board.places.length)]!
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - about.x, y - about.y)
  const near = board.places.toSorted((one, other) => far(one) - far(other)).slice(0, 45)
  return Array.from({ length: 20 }, (_, stack) => {
    const place = near[pick(near.length)]!.id
    const side = pick(2)
    const band = { colour: '#ffffff', label: `${stack}`, name: `${stack}th Corps` }
    return Array.from({ length: 1 + pick(5) }, (_, unit): Piece => ({
      id: `${stack} ${unit}`,
      place,
      side,
      face: { livery: side === 0 ? 'blue' : 'grey', sign: 'infantry', band },
      title: '',
    }))
  }).flat()
}

/** What a pile takes up on the sheet. */
const onSheet = ({ at, left, right, top, bottom }: PileShape, zoom: number): Box => ({
  left: at.x + left / zoom,
  right: at.x + right / zoom,
  top: at.y + top / zoom,
  bottom: at.y + bottom / zoom,
})

const mean = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0) / all.length

describe('where armies stand close together', () => {
  const crowds = Array.from({ length: 20 }, (_, seed) => pilesOf(crowd(seed + 1)))

  it.each([
    [60, 2, 7],
    [80, 0.5, 5],
    [92, 0.5, 5],
    [120, 0.5, 5],
  ])(
    'hardly a name lies under a stack, and few stacks lie away from their places: places %i pixels apart',
    (room, mostCovered, mostOut) => {
      const zoom = room / index.spacing
      const laid = crowds.map((piles) => layOutPiles(piles, index, sites, zoom))
      const covered = laid.map((shapes) => {
        const boxes = shapes.map((shape) => onSheet(shape, zoom))
        return names.filter((name) => boxes.some((box) => meets(box, name) * zoom * zoom > 20)).length
      })
      const out = laid.map((shapes) => shapes.filter(({ isOut }) => isOut).length)
      expect(mean(covered)).toBeLessThanOrEqual(mostCovered)
      expect(mean(out)).toBeLessThanOrEqual(mostOut)
    },
  )
})
