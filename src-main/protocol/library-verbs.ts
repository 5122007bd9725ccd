import type { Language } from '#engine/kernel/actions/actions.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { bad, good } from '#engine/kernel/values/result.ts'
import type { LoadedCampaign, RuleSystem } from '#engine/kernel/system/system.ts'
import { inspect, load } from './campaign-source.ts'
import type { Memory } from './memory.ts'
import { campaign, clipped, object, optional, text, type CampaignAt } from './requests.ts'
import { verb, type Answered, type ProtocolVerb } from './verb.ts'

/**
 * Raised when a client written for an earlier version could misunderstand an answer; additional fields do not count.
 */
const PROTOCOL = 1

/** What the engine can say without a game. `hello` gets the verbs as a function, because it is one of them. */
export const hello = (verbs: () => readonly ProtocolVerb[]): ProtocolVerb =>
  verb('hello', {
    does: 'Says what this engine speaks and has: versions, verbs, rule systems, campaigns.',
    fields: {},
    seat: 'answers',
    answer: ({ services }) =>
      good({
        protocol: PROTOCOL,
        engine: 'Gaiter Button',
        version: services.version,
        systems: services.systems.map(({ id, title, version, sides }) => ({ id, title, version, sides })),
        campaigns: services.campaigns(),
        verbs: verbs().map(({ name, does, fields }) => ({
          do: name,
          does,
          fields: Object.fromEntries(
            Object.entries(fields).map(([field, { form, needed }]) => [field, needed ? form : `${form}, or nothing`]),
          ),
        })),
      }),
  })

const check = verb('check', {
  does: 'Checks a campaign and lists everything that is wrong with it, or its scenarios and their options.',
  fields: { campaign, scenario: optional(object) },
  seat: 'answers',
  answer(memory, { campaign: at, scenario }, { eyes }) {
    if (isOutOfReach(at, eyes)) return outOfReach
    const inspected = inspect(memory, at, scenario)
    if (!inspected.ok) return inspected
    const { problems, loaded } = inspected.value
    return good({ good: loaded !== undefined, problems, ...(loaded !== undefined && contents(loaded)) })
  },
})

/**
 * Whether a session with a seat asks for a folder. The player may be on another machine and must not read this
 * machine's folders.
 */
const isOutOfReach = (at: CampaignAt, eyes: number): boolean => 'folder' in at && eyes !== EVERYONE
const outOfReach = bad({ code: 'seat', message: 'A session with a seat reads no folders.', path: 'campaign' })

const contents = ({ system, hash, scenarios }: LoadedCampaign) => ({
  system: system.id,
  campaign: hash,
  scenarios: scenarios.map(({ id, title, switches }) => ({ id, title, options: switches })),
})

const rules = verb('rules', {
  does: 'The rulebook of a rule system, that of the game unless one is named: every rule with its section and title.',
  fields: { system: optional(text) },
  seat: 'answers',
  answer(memory, { system: named }) {
    const found = systemFor(memory, named)
    if (found === undefined) {
      const known = memory.services.systems.map(({ id }) => id).join(', ')
      const message =
        named === undefined ? 'No game has been begun, so name a system.' : `There is no system "${clipped(named)}".`
      return bad({ code: 'no-system', message: `${message} There are: ${known}.`, path: 'system' })
    }
    const { id, version, title, book } = found
    return good({ system: id, version, title, rules: book.rulebook })
  },
})

function systemFor({ services, game }: Memory, named: string | undefined): RuleSystem | undefined {
  return named === undefined ? game?.loaded.system : services.systems.find(({ id }) => id === named)
}

const language = verb('language', {
  does: 'How actions are written in a campaign, that of the game unless one is given: verbs, their arguments, all names.',
  fields: { campaign: optional(campaign) },
  seat: 'answers',
  answer(memory, { campaign: at }, { eyes }): Answered {
    if (at === undefined) {
      if (memory.game !== undefined) return good(spoken(memory.game.loaded.layout.language))
      return bad({ code: 'no-game', message: 'No game has been begun, so give a campaign.', path: 'campaign' })
    }
    if (isOutOfReach(at, eyes)) return outOfReach
    const loaded = load(memory, at)
    return loaded.ok ? good(spoken(loaded.value.layout.language)) : loaded
  },
})

const spoken = ({ verbs, nouns }: Language) => ({
  verbs: verbs.map(({ name, args }) => ({
    verb: name,
    form: [name, ...args.map((argument) => `<${argument.name}>`)].join(' '),
    arguments: args.map((argument) => ({ name: argument.name, kind: argument.noun })),
  })),
  kinds: nouns,
})

export const libraryVerbs = [check, rules, language]
