import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { drawingCache, Drawings } from '../../src-main/services/drawings.ts'
import { zonePlan } from '../campaigns/plans.ts'
import { readCampaign } from '../campaigns/read-campaign.ts'
import { program } from '../house/workshop.ts'

const worker = program('src-main/workers/draw-map.ts')

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaiter-button-drawings-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe('Drawings', () => {
  it('are the same from the folder as when they were made, and made again where the folder has no whole one', async () => {
    const folder = join(makeFolder(), 'drawings')
    const files = readCampaign('examples/broadwater')
    const plan = zonePlan(files)
    const made = await new Drawings(worker, folder).draw(files, plan, 'fr')
    const [name = '', ...others] = readdirSync(folder)
    expect(others).toEqual([])
    expect(await new Drawings('nobody draws', undefined).draw(files, plan, 'fr').catch(() => 'not drawn')).toBe(
      'not drawn',
    )

    // Taken from the folder: what stands there is what is shown.
    const kept = drawingCache(folder, worker)
    expect(kept.find(name)).toBe(made)
    kept.keep(name, '<svg>kept</svg>')
    expect(await new Drawings(worker, folder).draw(files, plan, 'fr')).toBe('<svg>kept</svg>')

    // A half of it is none.
    const whole = readFileSync(join(folder, name))
    writeFileSync(join(folder, name), whole.subarray(0, whole.length - 5))
    expect(await new Drawings(worker, folder).draw(files, plan, 'fr')).toBe(made)
  }, 120_000)

  it('are found by what they were drawn from, and by what drew them', () => {
    const folder = makeFolder()
    const [one, other] = [join(folder, 'one.js'), join(folder, 'other.js')]
    writeFileSync(one, 'draws')
    writeFileSync(other, 'draws better')
    const name = drawingCache(folder, one).nameOf({ map: 1 })
    expect(drawingCache(folder, one).nameOf({ map: 1 })).toBe(name)
    expect(drawingCache(folder, one).nameOf({ map: 2 })).not.toBe(name)
    expect(drawingCache(folder, other).nameOf({ map: 1 })).not.toBe(name)
  })

  it('that were not used for long are deleted, and an unwritable folder does no harm', () => {
    const folder = makeFolder()
    const kept = drawingCache(join(folder, 'kept'), worker)
    for (let drawing = 0; drawing < 15; drawing += 1) kept.keep(`${drawing}.svg.gz`, `<svg>${drawing}</svg>`)
    expect(readdirSync(join(folder, 'kept'))).toHaveLength(12)
    expect(kept.find('14.svg.gz')).toBe('<svg>14</svg>')
    writeFileSync(join(folder, 'file'), '')
    const nowhere = drawingCache(join(folder, 'file'), worker)
    expect(() => nowhere.keep('0.svg.gz', '<svg/>')).not.toThrow()
    expect(nowhere.find('0.svg.gz')).toBeUndefined()
  })
})
