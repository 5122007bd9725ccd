import type { ActionCode } from '../actions/actions.ts'
import type { Scripted } from '../play/chance.ts'
import { Game, type GameStart } from './game.ts'
import { bad, good, isJsonObject, type Failure, type Json, type JsonObject, type Result } from '../values/result.ts'
import type { LoadedCampaign } from '../system/system.ts'

/** The format of saved games; raised, with a migration, whenever its meaning changes. */
const FORMAT = 1

/**
 * A saved game: its start and the whole tree of actions, so that anyone can replay it and compare the hash. Moments are
 * numbered in order of creation; each names the one it followed.
 */
export function saveGame(game: Game): JsonObject {
  const { loaded, start, history, play } = game
  const { language } = play.layout
  const moments = history.moments.slice(1).map(({ parent, code, script }): Json => {
    const text = language.textOf(code)
    return script === undefined ? [parent, text] : [parent, text, script as Json]
  })
  return {
    format: FORMAT,
    system: loaded.system.id,
    version: loaded.system.version,
    campaign: loaded.hash,
    start: start as unknown as JsonObject, // plain data by its type
    moments,
    current: history.current,
    hash: game.hash(),
  }
}

/** Replays a saved game from its start and verifies that the result is the same. */
export function loadGame(loaded: LoadedCampaign, json: unknown): Result<Game> {
  const wrong = (message: string, path: string): { ok: false; error: Failure } =>
    bad({ code: 'bad-save', message, path })
  if (!isJsonObject(json)) return wrong('This is not a saved game.', '')
  const { format, system, version, campaign, start, moments, current, hash } = json
  if (typeof format !== 'number' || !Number.isInteger(format) || format < 1) {
    return wrong('The number of the save format is missing: this is not a saved game.', 'format')
  }
  if (format > FORMAT) {
    return wrong(`The save has format ${format}; this program reads up to ${FORMAT}. Use a newer program.`, 'format')
  }
  if (system !== loaded.system.id)
    return wrong(`The save is of ${JSON.stringify(system)}, not of "${loaded.system.id}".`, 'system')
  if (version !== loaded.system.version) {
    return wrong(
      `The save was made under version ${JSON.stringify(version)} of the rules; these are ${loaded.system.version}.`,
      'version',
    )
  }
  if (campaign !== loaded.hash && !loaded.formerly.some((one) => one === campaign))
    return wrong('The save belongs to another edition of the campaign.', 'campaign')
  const readable = readStart(start)
  if (readable === undefined) return wrong('The start of the game cannot be read.', 'start')
  const begun = Game.begin(loaded, readable)
  if (!begun.ok) return wrong(begun.error.message, `start.${begun.error.path ?? ''}`)
  const game = begun.value
  if (!Array.isArray(moments)) return wrong('The list of moments is missing.', 'moments')
  // A game has few distinct actions: each is parsed once.
  const read = new Map<string, ActionCode>()
  for (let index = 0; index < moments.length; index++) {
    const unread = replayMoment(game, moments[index] as Json, index, read)
    if (unread !== undefined) return wrong(unread, `moments[${index}]`)
  }
  if (typeof current !== 'number') return wrong('The current moment is missing.', 'current')
  if (current !== game.history.current) {
    const went = game.goTo(current)
    if (!went.ok) return wrong(went.error.message, 'current')
  }
  if (game.hash() !== hash)
    return wrong(`The game comes out as ${game.hash()}, but the save says ${JSON.stringify(hash)}.`, 'hash')
  return good(game)
}

/** Replays a moment of a record; `index` moments precede it. Returns what is wrong with it, if anything. */
function replayMoment(game: Game, moment: Json, index: number, read: Map<string, ActionCode>): string | undefined {
  if (!Array.isArray(moment)) return NO_MOMENT
  const parent = moment[0]
  const text = moment[1]
  const script = moment[2]
  if (typeof parent !== 'number' || typeof text !== 'string' || !(script === undefined || isScript(script)))
    return NO_MOMENT
  if (parent !== game.history.current) {
    const went = game.goTo(parent)
    if (!went.ok) return went.error.message
  }
  let code = read.get(text)
  if (code === undefined) {
    const parsed = game.play.layout.language.parseText(text)
    if (!parsed.ok) return parsed.error.message
    read.set(text, (code = parsed.value))
  }
  const acted = game.actAgain(code, script)
  if (!acted.ok) return `"${text}" cannot be done again: ${acted.error.message}`
  // The same act from the same moment leads to the existing moment, and all later numbers would be wrong.
  return game.history.current === index + 1 ? undefined : `"${text}" was done at this moment already.`
}
const NO_MOMENT = 'A moment is a list: what it followed, and the action.'

/** Whether this is a list of scripted values. */
export const isScript = (json: unknown): json is readonly Scripted[] =>
  Array.isArray(json) &&
  json.every(
    (one: unknown) =>
      typeof one === 'number' ||
      typeof one === 'string' ||
      (isJsonObject(one) && typeof one['draw'] === 'string' && ['number', 'string'].includes(typeof one['value'])),
  )

/** Parses the start of a game; undefined if a part is missing or of the wrong kind. */
export function readStart(json: unknown): GameStart | undefined {
  if (!isJsonObject(json)) return undefined
  const { scenario, switches = {}, seed, script, position, freeUndo } = json
  if (typeof scenario !== 'string' || typeof seed !== 'string' || !isJsonObject(switches)) return undefined
  if (!Object.values(switches).every((value) => typeof value === 'boolean')) return undefined
  if (script !== undefined && !isScript(script)) return undefined
  if (position !== undefined && !isJsonObject(position)) return undefined
  if (freeUndo !== undefined && typeof freeUndo !== 'boolean') return undefined
  return {
    scenario,
    seed,
    switches: switches as GameStart['switches'], // checked above: every value is a boolean
    ...(script !== undefined && { script }),
    ...(position !== undefined && { position }),
    ...(freeUndo !== undefined && { freeUndo }),
  }
}
