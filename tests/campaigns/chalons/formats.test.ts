import { describe, expect, it } from 'vitest'
import { formats, inNewestFormat } from '#engine/campaigns/formats.ts'
import { Problems } from '#engine/campaigns/problems.ts'
import { readCampaign } from '#engine/gaiter-button/campaign/read-campaign.ts'
import { edited, exampleFiles } from './files.ts'

/** Formats that never were: units had a "men" field, then "strength", then a list of boxes. */
const known = formats(3, [
  {
    from: 1,
    name: 'calls men strength',
    up: ({ men, ...file }) => ({ ...file, strength: men ?? 0 }),
  },
  {
    from: 2,
    name: 'writes strength as boxes',
    up: ({ strength, ...file }) => {
      if (typeof strength !== 'number') throw new Error('"strength" is no number')
      return { ...file, boxes: Array.from({ length: strength }, (_, index) => index + 1) }
    },
  },
])

const brought = (content: unknown): { content: unknown; problems: Problems } => {
  const problems = new Problems()
  return { content: inNewestFormat('units.json', content, known, problems), problems }
}

describe('older formats', () => {
  it('are carried through every step to the newest', () => {
    expect(brought({ format: 1, id: 'a', men: 3 }).content).toEqual({ format: 3, id: 'a', boxes: [1, 2, 3] })
  })

  it('enter at their own step', () => {
    expect(brought({ format: 2, strength: 2 }).content).toEqual({ format: 3, boxes: [1, 2] })
  })

  it('leave what they were read from as it was', () => {
    const content = { format: 1, men: 1 }
    brought(content)
    expect(content).toEqual({ format: 1, men: 1 })
  })

  it('are not needed for a file of the newest format, which comes back itself', () => {
    const content = { format: 3, boxes: [] }
    expect(brought(content).content).toBe(content)
  })

  it('that a step stumbles over are told, with the step', () => {
    const { content, problems } = brought({ format: 2, strength: 'three' })
    expect(content).toBeUndefined()
    expect(problems.errors).toMatchObject([
      { file: 'units.json', message: expect.stringContaining('writes strength as boxes') },
    ])
  })

  it.each([
    [{ format: 4 }, 'format', 'format 4'],
    [{ format: 0 }, 'format', '0 is not a format'],
    [{ format: 1.5 }, 'format', '1.5 is not a format'],
    [{}, 'format', 'does not say its format'],
    [[], '', 'holds []'],
    ['units', '', 'holds "units"'],
    [null, '', 'holds null'],
  ])('%j is refused', (content, path, message) => {
    expect(brought(content).problems.errors).toMatchObject([{ path, message: expect.stringContaining(message) }])
  })

  it('must be listed without gaps', () => {
    expect(() => formats(3, [{ from: 2, name: 'skips the first', up: (file) => file }])).toThrow(
      'Steps lead from formats 2',
    )
  })
})

describe('a campaign of a newer format', () => {
  it('is refused, with one problem for each such file', () => {
    const files = edited(exampleFiles(), 'tables.json', '', (tables) => (tables['format'] = 3))
    const { campaign, errors } = readCampaign(files)
    expect(campaign).toBeUndefined()
    expect(errors).toMatchObject([{ file: 'tables.json', path: 'format' }])
  })
})
