import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LineWriter } from '../../../src-main/games/files/chained-lines.ts'
import { safeFileName } from '../../../src-main/games/files/file-name.ts'
import type { Calls } from '../../main/carry.ts'
import { open, playOn, serveFord, serveHouse } from '../table.ts'

/** A file with a game of some acts, and after the last of them so many lines of the same kind. */
async function fileWith(calls: Calls, lines: number): Promise<string> {
  const { id } = await calls.games.begin({ campaign: 'ford', scenario: 'morning', name: 'Sedan', players: open })
  await playOn(calls, await calls.games.open({ id }), 4)
  const { content } = await calls.library.export({ id })
  const whole = gunzipSync(Buffer.from(content, 'base64')).toString().trimEnd().split('\n')
  const writer = new LineWriter()
  const counts = { files: 0, acts: 0, visits: lines, marks: 0 }
  for (const text of whole.slice(0, -1)) {
    const line = (JSON.parse(text) as unknown[]).slice(0, -1)
    if (line[0] === 'file') counts.files += 1
    if (line[0] === 'act') counts.acts += 1
    writer.add(line)
  }
  for (let count = 0; count < lines; count += 1) writer.add(['visit', 0])
  writer.add(['end', counts, writer.hash])
  return gzipSync(writer.text, { level: 1 }).toString('base64')
}

describe('a file of very many lines', () => {
  it('is read while everything else is answered, and can be given up', async () => {
    const { calls } = serveFord()
    const content = await fileWith(calls, 60_000)
    let answers = 0
    let reading = true
    const taking = (async () => {
      for await (const step of await calls.library.import({ content })) {
        if (step.at === 'end')
          expect(step.result).toMatchObject({ name: 'Sedan (2)', acts: 4, again: true, fault: null })
      }
      reading = false
    })()
    while (reading) {
      await calls.app.about()
      await new Promise(setImmediate)
      answers += 1
    }
    await taking
    expect(answers).toBeGreaterThan(20)

    const giveUp = new AbortController()
    const games = (await calls.library.list({})).length
    const work = await calls.library.import({ content }, { signal: giveUp.signal })
    giveUp.abort()
    const steps = []
    try {
      for await (const step of work) steps.push(step.at)
    } catch {
      // The carrier ends the stream with an error.
    }
    expect(steps).not.toContain('end')
    expect(await calls.library.list({})).toHaveLength(games)
  })

  it('is refused with a sentence beyond the limit', async () => {
    const { calls } = serveFord()
    const content = await fileWith(calls, 250_000)
    const refused = (async () => {
      for await (const _ of await calls.library.import({ content }));
    })()
    await expect(refused).rejects.toMatchObject({ code: 'BAD_FILE', data: { whole: 4 } })
  })
})

describe('a large file that came without its campaign', () => {
  /** The same game without the lines of its campaign, as it is saved where that is damaged. */
  function withoutCampaign(content: string): string {
    const writer = new LineWriter()
    for (const text of gunzipSync(Buffer.from(content, 'base64')).toString().trimEnd().split('\n')) {
      const line = (JSON.parse(text) as unknown[]).slice(0, -1)
      if (line[0] === 'file') continue
      if (line[0] === 'end') writer.add(['end', { ...(line[1] as object), files: 0 }, writer.hash])
      else writer.add(line)
    }
    return gzipSync(writer.text).toString('base64')
  }

  it('is read in the worker with the campaign that is here, and refused with a sentence where there is none', async () => {
    const { calls } = serveFord()
    const content = withoutCampaign(await fileWith(calls, 30_000))
    expect(gunzipSync(Buffer.from(content, 'base64')).length).toBeGreaterThan(2 ** 19)
    for await (const step of await calls.library.import({ content }))
      if (step.at === 'end') expect(step.result).toMatchObject({ acts: 4, again: true, fault: null })
    // The one that was here first comes first, as both were played at the same time.
    const [original, copy] = await calls.library.list({})
    expect([original?.id, copy?.name]).toEqual([Math.min(original!.id, copy!.id), `${original?.name} (2)`])
    const elsewhere = async () => {
      for await (const _ of await serveHouse().calls.library.import({ content }));
    }
    await expect(elsewhere()).rejects.toMatchObject({ code: 'BAD_FILE', message: /without its campaign/ })
  })
})

describe('the name of the file of a game', () => {
  it.each([
    ['CON', 'game CON'],
    ['con', 'game con'],
    ['Nul.txt', 'game Nul.txt'],
    ['aux .x', 'game aux .x'],
    ['COM1', 'game COM1'],
    ['lpt9', 'game lpt9'],
    ['COM¹', 'game COM¹'],
    ['CONOUT$', 'game CONOUT$'],
    ['Contact', 'Contact'],
    ['COM10', 'COM10'],
    ['Con amore', 'Con amore'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j'],
    ['..hidden', 'hidden'],
    ['ends with dots...', 'ends with dots'],
    ['\u0000\u202E', 'game'],
    ['', 'game'],
  ])('of %j is %j', (name, file) => {
    expect(safeFileName(name)).toBe(file)
  })
})
