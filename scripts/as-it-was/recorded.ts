import { join } from 'node:path'
import type { Title } from '#engine/kernel/system/glance.ts'
import { loadCampaign } from '#engine/kernel/system/system.ts'
import type { Scripted } from '#engine/kernel/play/chance.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import { systems } from '#engine/systems/registry.ts'
import { readCampaignFolder } from '../../src-main/campaigns/campaign-files.ts'
import { days, luck, usual } from './days.ts'
import { Director } from './director.ts'
import { differences, evenings } from './evenings.ts'
import { notes } from './notes.ts'
import { pageOf } from './page.ts'
import { countersNamed, type Evening, Stage } from './stage.ts'

/** Plays the historical campaign and produces the file of the recorded game. */

const found = systems.find(({ id }) => id === 'gaiter-button')
if (found === undefined) throw new Error('There is no gaiter-button.')
export const gaiterButton = found

const SCENARIO = 'august-1870'

/** The file of the recorded game, and the page about it. */
export function theCampaignAsItWas(): { readonly record: JsonObject; readonly page: string } {
  const { files } = readCampaignFolder(join(import.meta.dirname, '../../campaigns/chalons-1870'))
  const others = Object.entries(files).filter(([file]) => !file.startsWith('records/'))
  const loaded = loadCampaign(gaiterButton, Object.fromEntries(others))
  if (!loaded.ok) throw new Error(loaded.error.map(({ message }) => message).join('\n'))
  const director = new Director(loaded.value, SCENARIO, luck, usual)
  const stage = new Stage(director)
  for (const day of days) day(stage)
  const recorded = stage.evenings.map(eveningOf)
  const record = {
    $schema: '../../schema/gaiter-button.record.schema.json',
    format: 2,
    id: 'as-it-was',
    title: { en: 'The campaign as it was', fr: 'La campagne telle qu’elle fut' },
    about: {
      en: 'From 25 August to 1 September 1870: both sides march and fight as they did, by the rules of the game. Where these do not allow it they do the nearest that is allowed, and the notes say so.',
      fr: 'Du 25 août au 1ᵉʳ septembre 1870 : les deux camps marchent et se battent comme ils le firent, selon les règles du jeu. Là où elles ne le permettent pas, ils font au plus près, et les notes le disent.',
    },
    scenario: SCENARIO,
    notes: stage.notes.map(({ act, name }) => {
      const told = notes[name]
      if (told === undefined) throw new Error(`Nothing is told of ${name}.`)
      return { act, title: { ...told.title }, text: { ...told.text } }
    }),
    evenings: recorded,
    acts: director.acts.map(([action, draws]) => (draws === undefined ? action : [action, ...draws.map(valueOf)])),
    hash: director.game.hash(),
  }
  const standings = new Map(stage.evenings.map(({ act, standing }) => [act, standing]))
  const page = pageOf(
    recorded,
    ({ act }) =>
      (one) =>
        placeIn(standings.get(act)?.[one]),
  )
  return { record, page }
}

const valueOf = (drawn: Scripted): number | string => (typeof drawn === 'object' ? drawn.value : drawn)

/** The place of a counter, as shown on the page. */
const placeIn = (zone = '-'): string => (zone === '-' ? 'not yet there' : zone)

const evening = { en: 'The evening of', fr: 'Le soir du' }

function eveningTitle(date: string): Title {
  const day = (language: string) =>
    new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(date))
  return { en: `${evening.en} ${day('en-GB')}`, fr: `${evening.fr} ${day('fr-FR').replace(/^1(?:er)? /, '1ᵉʳ ')}` }
}

/**
 * Compares an evening with the historical positions: every counter that stands elsewhere must be named in
 * `differences`, and no other.
 */
function eveningOf({ act, name, standing }: Evening) {
  const all = Object.keys(standing)
  const stood = Object.entries(evenings[name] ?? {}).map(([zone, who]) => [zone, countersNamed(who, all)] as const)
  const elsewhere = stood.flatMap(([zone, who]) => who.filter((one) => standing[one] !== zone))
  const told = (differences[name] ?? []).map(({ who, why }) => ({ who: countersNamed(who, all), why: { ...why } }))
  const named = told.flatMap(({ who }) => who)
  if (elsewhere.toSorted().join() !== named.toSorted().join())
    throw new Error(`${name}: elsewhere are ${elsewhere.join(' ')}, told are ${named.join(' ')}`)
  return { act, title: { ...eveningTitle(name) }, stood: Object.fromEntries(stood), differences: told }
}
