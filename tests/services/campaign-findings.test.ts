import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { findingsIn } from '../../src-main/services/campaign-findings.ts'
import { campaignsService, type CampaignsService } from '../../src-main/services/campaigns.ts'
import { Drawings } from '../../src-main/services/drawings.ts'
import { house, makeFolder, program } from '../house/workshop.ts'

/** A shelf with a campaign, a folder for findings, and a program that made them. */
function makeShelf() {
  const folder = makeFolder({})
  const shelf = join(folder, 'shelf')
  cpSync(join(house, 'campaigns/examples/broadwater'), join(shelf, 'broadwater'), { recursive: true })
  const built = join(folder, 'program.js')
  writeFileSync(built, 'the first')
  const service = (): CampaignsService =>
    campaignsService(
      [{ origin: 'house', folder: shelf }],
      new Drawings(program('src-main/workers/draw-map.ts')),
      findingsIn(join(folder, 'findings'), built),
    )
  return { shelf, built, kept: join(folder, 'findings'), service }
}

describe('stored findings about campaigns', () => {
  it('is kept for the next start, and is then what a start without it finds', () => {
    const { kept, service } = makeShelf()
    const first = service().list()
    expect(first.map(({ id, state }) => [id, state])).toEqual([['broadwater', 'playable']])
    expect(readdirSync(kept)).toHaveLength(1)
    const again = service()
    expect(again.list()).toEqual(first)
    // The campaign itself is read when it is asked for.
    expect(again.playable('broadwater')?.loaded.hash).toBeDefined()
    expect(again.withHash(again.playable('broadwater')?.loaded.hash ?? '')?.files['map.json']).toBeDefined()
    expect(again.open('broadwater')?.board?.kind).toBe('zones')
  })

  it('is what lists say, without the campaign being checked again', () => {
    const { kept, service } = makeShelf()
    expect(service().list()[0]?.title?.en).not.toBe('Kept')
    const [name = ''] = readdirSync(kept)
    const found = JSON.parse(gunzipSync(readFileSync(join(kept, name))).toString('utf8'))
    found.finding.campaign.title.en = 'Kept'
    found.finding.hash = 'another'
    writeFileSync(join(kept, name), gzipSync(JSON.stringify(found)))
    const again = service()
    expect(again.list()[0]?.title?.en).toBe('Kept')
    // Of what is read the hash is its own.
    expect(again.withHash('another')).toBeUndefined()
  })

  it.each<[string, (folder: string) => void]>([
    ['a file changes', (folder) => writeFileSync(join(folder, 'map.json'), '{')],
    ['a file goes', (folder) => rmSync(join(folder, 'map.json'))],
    ['a file comes', (folder) => writeFileSync(join(folder, 'scenarios', 'other.json'), '{}')],
  ])('is found anew when %s', (_, change) => {
    const { shelf, service } = makeShelf()
    const running = service()
    expect(running.list()[0]?.errors).toEqual([])
    change(join(shelf, 'broadwater'))
    for (const one of [running, service()]) expect(one.list()[0]?.errors).not.toEqual([])
  })

  it('is checked again when a document that a campaign names is removed', () => {
    const { shelf, service } = makeShelf()
    const document = readdirSync(join(shelf, 'broadwater')).find((name) => name.endsWith('.md'))
    const named = join(shelf, 'broadwater', document ?? 'none')
    expect(service().list()[0]?.errors).toEqual([])
    rmSync(named)
    expect(service().list()[0]?.errors).not.toEqual([])
  })

  it('is checked again by another edition of the program, and if the stored findings are damaged or missing', () => {
    const { built, kept, service } = makeShelf()
    const first = service().list()
    writeFileSync(built, 'the second')
    expect(service().list()).toEqual(first)
    expect(readdirSync(kept)).toHaveLength(2)
    for (const name of readdirSync(kept)) writeFileSync(join(kept, name), 'spoilt')
    expect(service().list()).toEqual(first)
    rmSync(kept, { recursive: true })
    writeFileSync(kept, 'a file where a folder should be')
    expect(service().list()).toEqual(first)
  })
})

it('says the title and the subtitle of a campaign with the non-breaking spaces of French', () => {
  const { shelf, service } = makeShelf()
  const file = join(shelf, 'broadwater', 'campaign.json')
  const about = JSON.parse(readFileSync(file, 'utf8')) as object // as it is shipped
  const title = { en: 'Broadwater: again', fr: 'Broadwater : encore' }
  writeFileSync(file, JSON.stringify({ ...about, title, subtitle: { en: 'What if?', fr: 'Et si ?' } }))
  expect(service().list()).toMatchObject([
    { title: { fr: 'Broadwater\u00a0: encore' }, subtitle: { fr: 'Et si\u202f?' } },
  ])
})
