import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { Game } from '#engine/kernel/game/game.ts'
import { stateAsJson } from '#engine/kernel/play/state-json.ts'
import { actOf, type RecordedGame } from '#engine/kernel/system/recorded-game.ts'
import { hashOfCampaign } from '#engine/kernel/system/campaign-files.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import { isJsonObject, textIn } from '#engine/kernel/values/result.ts'
import { gaiterButton, theCampaignAsItWas } from '../../../scripts/as-it-was/recorded.ts'
import { readCampaign } from '../read-campaign.ts'

const files = readCampaign('chalons-1870')
const FILE = 'records/as-it-was.json'
const FOLDER = join(import.meta.dirname, '../../../campaigns/chalons-1870')

function loadedFrom(given: typeof files) {
  const loaded = loadCampaign(gaiterButton, given)
  if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('\n'))
  return loaded.value
}
const loaded = loadedFrom(files)

const [record] = gaiterButton.campaign.records?.(loaded.campaign) ?? []
if (record === undefined) throw new Error('there is no recorded game')

/** Where every counter is in a game; `-` for those that are not on the map. */
function standing({ play }: Game): { readonly [counter: string]: string } {
  const { counter } = stateAsJson(play)
  if (!isJsonObject(counter)) throw new Error('the state has no counters')
  return Object.fromEntries(
    Object.entries(counter).map(([name, row]) => [name, textIn(isJsonObject(row) && row['zone'])]),
  )
}

/** Plays a recorded game, and looks at it at some of its moments. */
function played({ scenario, acts }: RecordedGame, moments: readonly number[] = []) {
  const begun = Game.begin(loaded, { scenario, switches: {}, seed: '' })
  if (!begun.ok) throw new Error(begun.error.message)
  const game = begun.value
  const looks = new Map<number, ReturnType<typeof standing>>()
  for (const [index, act] of acts.entries()) {
    if (moments.includes(index)) looks.set(index, standing(game))
    const [action, draws] = actOf(act)
    const code = game.play.layout.language.parseText(action)
    if (!code.ok) throw new Error(code.error.message)
    const acted = game.act(code.value, draws)
    if (!acted.ok) throw new Error(`act ${index + 1}, ${action}: ${acted.error.message}`)
  }
  return { game, looks }
}

const { game, looks } = played(
  record,
  record.evenings.map(({ act }) => act),
)
const journal = game.journal()

describe('the campaign as it was', () => {
  it('is played by the rules from its first act to its last, to the very position', () => {
    expect(game.hash()).toBe(record.hash)
  })

  it('is what the days that are written for it come to, and so is the page about it', () => {
    const written = theCampaignAsItWas()
    expect(written.record).toEqual(files[FILE])
    expect(written.page).toBe(readFileSync(join(FOLDER, 'as-it-was.md'), 'utf8'))
  })

  it.each(record.evenings.map((evening) => [evening.title.en, evening] as const))(
    '%s: all units stand where they stood, except those for which a reason is given',
    (_, { act, stood, differences }) => {
      const now = looks.get(act) ?? {}
      const elsewhere = Object.entries(stood).flatMap(([zone, who]) => who.filter((one) => now[one] !== zone))
      expect(elsewhere.toSorted()).toEqual(differences.flatMap(({ who }) => who).toSorted())
    },
  )

  it('tells of every unit and leader on the map each evening, but for detachment D at Marson', () => {
    for (const { act, stood } of record.evenings) {
      const told = new Set(Object.values(stood).flat())
      const onMap = Object.entries(looks.get(act) ?? {}).filter(([, zone]) => zone !== '-')
      expect(onMap.map(([counter]) => counter).filter((counter) => !told.has(counter))).toEqual(['ge-d-d'])
    }
  })

  it('fights where they fought, on the days on which they did', () => {
    let day = 24
    const battles = journal.flatMap((entry) => {
      if (entry.kind === 'day-began') day += 1
      return entry.kind === 'battle-began' ? [`${day} ${textIn(entry['zone'])}`] : []
    })
    expect(battles).toEqual(['27 buzancy', '29 nouart', '30 beaumont-en-argonne', '32 douzy', '32 sedan', '32 sedan'])
  })

  it('has the weather that it was: rain from the 26th to the 28th', () => {
    const rain = journal.filter(({ kind }) => kind === 'weather').map((entry) => entry['rain'])
    expect(rain).toEqual([false, true, true, true, false, false, false, false])
  })

  it('builds the pontoon bridge of Remilly and blows no bridge up', () => {
    const kinds = journal.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'bridge-destroyed')).toEqual([])
    const { connection } = stateAsJson(game.play)
    expect(connection).toMatchObject({ 'douzy-raucourt': { pontoon: 5 } })
  })

  it('ends with the surrender of the army at Sedan', () => {
    const surrendered = journal.filter(({ kind }) => kind === 'surrendered').map((entry) => textIn(entry['counter']))
    expect(surrendered.filter((one) => /^fr-(1|5|7|12)-[1-4]$/.test(one)).length).toBeGreaterThanOrEqual(11)
    expect(journal.filter(({ kind }) => kind === 'surrendered').map((entry) => entry['zone'])).toEqual(
      surrendered.map(() => 'sedan'),
    )
  })

  it('has notes in both languages for its moments, none beyond its end', () => {
    expect(record.notes.length).toBeGreaterThanOrEqual(12)
    for (const { act, title, text } of record.notes) {
      expect(act).toBeLessThanOrEqual(record.acts.length)
      expect(title.fr).not.toBe('')
      expect(text.en).not.toBe(text.fr)
    }
  })

  it('changes nothing of what games of the campaign are pinned to', () => {
    const { [FILE]: _record, ...others } = files
    expect(hashOfCampaign(files)).toBe(hashOfCampaign(others))
  })
})

describe('a recorded game with faults', () => {
  const told = (change: Partial<RecordedGame>, file = FILE): string[] => {
    const { [FILE]: content, ...others } = files
    const read = gaiterButton.campaign.load({ ...others, [file]: { ...(content as object), ...change } })
    return read.ok ? [] : read.error.map(({ path, message }) => `${path}: ${message}`)
  }

  it.each<[string, Partial<RecordedGame>, string]>([
    ['of a scenario that is not there', { scenario: 'july-1870' }, 'scenario: There is no scenario "july-1870".'],
    [
      'with a note after its end',
      { notes: [{ act: 99_999, title: { en: 'a', fr: 'b' }, text: { en: 'c', fr: 'd' } }] },
      `notes.0.act: The game has ${record.acts.length} acts.`,
    ],
    [
      'with somebody nobody knows',
      { evenings: [{ act: 1, title: { en: 'a', fr: 'b' }, stood: { rethel: ['fr-99'] }, differences: [] }] },
      'evenings.0: Nothing in the campaign is called "fr-99".',
    ],
  ])('is told: %s', (_, change, message) => {
    expect(told(change)).toContain(message)
  })

  it('is reported when its file has another name', () => {
    expect(told({}, 'records/other.json')).toContain('id: The file of "as-it-was" is called otherwise.')
  })
})
