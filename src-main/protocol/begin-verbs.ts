import { Game, type GameStart } from '#engine/kernel/game/game.ts'
import { EVERYONE } from '#engine/kernel/play/journal.ts'
import { bad, good, isJsonObject, type JsonObject, type Result } from '#engine/kernel/values/result.ts'
import { loadGame, saveGame } from '#engine/kernel/game/save.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { jsonFault } from '../campaigns/json-fault.ts'
import { load as loadCampaign, loadByHash } from './campaign-source.ts'
import { refusedInPast, sideNumber, gameStatus, visibleJournalNow, type Memory } from './memory.ts'
import {
  campaign,
  clipped,
  dice,
  object,
  oneOf,
  optional,
  scenario,
  switches,
  text,
  yesNo,
  type CampaignAt,
} from './requests.ts'
import { gameVerb, verb, type Answered, type Requester, type Fault } from './verb.ts'

const begin = verb('new', {
  does: 'Begins a game. Equal requests begin equal games.',
  fields: {
    campaign,
    scenario,
    options: optional(switches),
    seed: optional(text),
    dice: optional(dice),
    position: optional(object),
    undo: optional(oneOf('fair', 'free')),
    seat: optional(text),
  },
  seat: 'begins',
  answer(memory, request, asker) {
    const { scenario: wanted, options = {}, seed = '', dice: script, position, undo } = request
    const [id, extra] = typeof wanted === 'string' ? [wanted, undefined] : [wanted['id'], wanted]
    const loaded = loadCampaign(memory, request.campaign, extra)
    if (!loaded.ok) return loaded
    const start: GameStart = {
      scenario: typeof id === 'string' ? id : '', // a scenario file without an id has just been refused
      switches: options,
      seed,
      ...(script !== undefined && { script }),
      ...(position !== undefined && { position }),
      ...(undo === 'free' && { freeUndo: true }),
    }
    const begun = position === undefined ? Game.begin(loaded.value, start) : beginFrom(loaded.value, start)
    return begun.ok ? take(memory, begun.value, request.seat, asker) : begun
  },
})

/**
 * A position comes from outside, so the rules may meet a state that cannot arise in play; that is not a bug in them.
 */
function beginFrom(loaded: LoadedCampaign, start: GameStart): Result<Game, Fault> {
  try {
    const begun = Game.begin(loaded, start)
    if (!begun.ok) {
      const { path } = begun.error
      return bad({ ...begun.error, ...(path !== undefined && { path: path.replace(/^state\b/, 'position') }) })
    }
    const game = begun.value
    game.decision()
    for (const side of game.play.layout.sides.keys()) game.view(side)
    return begun
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return bad({
      code: 'bad-state',
      message: `The rules cannot go on from this position: ${reason}.`,
      path: 'position',
    })
  }
}

/** Makes a game the session's own, with a seat if one is named. */
function take(memory: Memory, game: Game, seatName: string | undefined, { key }: Requester): Answered {
  const seat = seatFor(memory, game, seatName, key)
  if (!seat.ok) return seat
  memory.begin(game, seat.value, key)
  const { loaded, start } = game
  return good({
    system: loaded.system.id,
    version: loaded.system.version,
    campaign: loaded.hash,
    scenario: start.scenario,
    sides: loaded.layout.sides,
    seat: loaded.layout.sides[seat.value] ?? null,
    ...gameStatus(game, seat.value),
    told: visibleJournalNow(game, seat.value),
  })
}

function seatFor(memory: Memory, game: Game, name: string | undefined, key: string | undefined): Result<number, Fault> {
  if (name !== undefined) return sideNumber(game, name, 'seat')
  if (key === undefined || memory.key !== undefined) return good(EVERYONE)
  return bad({ code: 'bad-field', message: 'A key belongs to a seat; name the side that sits there.', path: 'key' })
}

const load = verb('load', {
  does: 'Goes on with a saved game, from a file or from the request, after playing it again and comparing its hash.',
  fields: {
    path: optional(text),
    game: optional(object),
    campaign: optional(campaign),
    scenario: optional(object),
    seat: optional(text),
  },
  seat: 'begins',
  answer(memory, { path, game, campaign: at, scenario: extra, seat }, asker) {
    const save = savedGame(memory, path, game)
    if (!save.ok) return save
    const loaded = campaignOfSave(memory, save.value, at, extra)
    if (!loaded.ok) return loaded
    const read = loadGame(loaded.value, save.value)
    return read.ok ? take(memory, read.value, seat, asker) : read
  },
})

function savedGame(
  { services }: Memory,
  path: string | undefined,
  given: JsonObject | undefined,
): Result<JsonObject, Fault> {
  if ((path === undefined) === (given === undefined)) {
    return bad({
      code: 'bad-request',
      message: '"load" needs either "path", a file, or "game", the saved game itself.',
    })
  }
  if (given !== undefined) return good(given)
  const content = services.readText(path ?? '')
  if (!content.ok) return content
  const fault = jsonFault(content.value)
  if (fault !== undefined) {
    const { line, column, message } = fault
    return bad({
      code: 'bad-save',
      message: `The file is not JSON: ${message.en}`,
      path: `line ${line}, column ${column}`,
    })
  }
  const json: unknown = JSON.parse(content.value)
  return isJsonObject(json)
    ? good(json)
    : bad({ code: 'bad-save', message: 'The file holds no saved game.', path: 'path' })
}

function campaignOfSave(
  memory: Memory,
  save: JsonObject,
  at: CampaignAt | undefined,
  extra: JsonObject | undefined,
): Result<LoadedCampaign, Fault> {
  if (at !== undefined) return loadCampaign(memory, at, extra)
  if (extra !== undefined) {
    return bad({
      code: 'missing-field',
      message: 'A scenario file belongs to a campaign; give that too.',
      path: 'campaign',
    })
  }
  const { campaign: hash } = save
  const loaded = typeof hash === 'string' ? loadByHash(memory, hash) : undefined
  if (loaded !== undefined) return good(loaded)
  const message = `No campaign here is the one of this save (${clipped(JSON.stringify(hash) ?? 'unnamed')}). Give it in "campaign".`
  return bad({ code: 'no-campaign', message, path: 'campaign' })
}

const save = gameVerb('save', {
  does: 'Saves the game with everything that was tried: into a file, or into the answer when no path is given.',
  fields: { path: optional(text), replace: optional(yesNo) },
  seat: 'refuses',
  answer(game, { path, replace = false }, { eyes }, memory) {
    const away = refusedInPast(game, memory, eyes)
    if (away !== undefined) return bad(away)
    const saved = saveGame(game)
    if (path === undefined) return good({ game: saved, hash: game.hash() })
    const written = memory.services.writeText(path, `${JSON.stringify(saved)}\n`, replace)
    return written.ok ? good({ path, hash: game.hash() }) : written
  },
})

const seat = gameVerb('seat', {
  does: 'Limits the session to what one side may know, from now on; without a side, and with the key, opens it again.',
  fields: { side: optional(text) },
  seat: 'seats',
  answer(game, { side }, { eyes, key }, memory) {
    const away = refusedInPast(game, memory, eyes)
    if (away !== undefined) return bad(away)
    const found = seatFor(memory, game, side, key)
    if (!found.ok) return found
    memory.sit(found.value, key)
    return good({ seat: side ?? null })
  },
})

export const beginVerbs = [begin, load, save, seat]
