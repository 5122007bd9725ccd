import { randomBytes, randomUUID } from 'node:crypto'
import { Game, type GameStart } from '#engine/kernel/game/game.ts'
import { type Handbook, partsOf } from '#engine/kernel/system/handbook.ts'
import { hidesNothing } from '#engine/kernel/system/scout.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import { canPlay, type Player } from '#engine/opponents/opponent.ts'
import type { Beginnings, NewGame, Watching } from '../contract/games.ts'
import type { Passphrases, Players } from '../contract/library.ts'
import type { Language } from '../contract/settings.ts'
import type { Words } from '../contract/words.ts'
import { denial, writeOrDeny } from '../wording/denial.ts'
import { freeName } from '../games/files/copying.ts'
import { encodePreview, previewOf } from '../games/open/preview.ts'
import { damageOf, PERSON } from '../games/open/open-game.ts'
import { replayRecord } from '../games/open/replayed-record.ts'
import { withPauses } from '../games/open/with-pauses.ts'
import { recordOffer, recordsOf } from '../games/queries/recorded.ts'
import { isPassphrase, newSeal } from '../games/rows/seal.ts'
import { whyNot } from '../wording/why-not.ts'
import { plain, Wording } from '../wording/wording.ts'
import { place, plainCodec } from '../games/rows/codec.ts'
import { isRecordOf, uidOfRecord } from '../games/rows/record.ts'
import type { CampaignsTable } from '../library/tables/campaigns-table.ts'
import type { GamesTable } from '../library/tables/games-table.ts'
import type { CampaignsService, Playable } from './campaigns.ts'

export interface NewGameNeeds {
  readonly campaigns: CampaignsService
  readonly table: GamesTable
  readonly pinnedTable: CampaignsTable
  readonly opponents: readonly Player[]
  /** Runs database writes as one transaction. */
  readonly atOnce: <T>(work: () => T) => T
  readonly now: () => number
}

/** The choices before a game begins: scenarios and their options. */
export function beginningsOf({ loaded, files }: Playable, opponents: Beginnings['opponents']): Beginnings {
  const wording = new Wording(loaded, files)
  const { handbook = [] } = loaded.system.book
  return {
    sides: wording.sides,
    opponents,
    scenarios: loaded.scenarios.map(({ id, title, about, aims, switches }) => ({
      id,
      title,
      about: about ?? null,
      aims: aims === undefined ? null : [aims[0], aims[1]],
      hidesNothing: hidesNothing(loaded.system.knowledge, loaded.campaign, id),
      options: switches.map((one, index) => ({
        id: one.id,
        title: wording.sentence(`option.${one.id}`) ?? plain(one.id),
        rule: loaded.system.book.rulebook.find(({ id }) => id === one.rule)?.section ?? one.rule,
        // Show the text of a rule only once when two options share it.
        what: switches.findIndex(({ rule }) => rule === one.rule) < index ? null : ruleInWords(handbook, one.rule),
        value: one.value,
      })),
    })),
  }
}

/** The text of a rule without links: references in brackets are dropped, others replaced by titles. */
function ruleInWords(handbook: Handbook, rule: string): Words | null {
  const articles = handbook.flatMap((chapter) => chapter.articles)
  const article = articles.find(({ id }) => id === rule)
  if (article === undefined) return null
  const inWords = (language: Language): string =>
    partsOf(article[language].text.replace(inBrackets, ''))
      .map((part, index) =>
        index % 2 === 0 ? part : (articles.find(({ id }) => id === part)?.[language].title ?? part),
      )
      .join('')
  return { en: inWords('en'), fr: inWords('fr') }
}

const inBrackets = / ?\((?:\[[^\]]+\](?:, )?)+\)/g

/** Begins a game and stores it in the library with the campaign it is pinned to. */
export async function beginGame(needs: NewGameNeeds, request: NewGame): Promise<number> {
  const playable = needs.campaigns.playable(request.campaign)
  if (playable === undefined) throw denial('NOT_FOUND', whyNot.nonePlayable)
  return beginGameOf(needs, playable, request)
}

/** Same, with a given campaign, on a shelf or not. */
export async function beginGameOf(
  needs: Omit<NewGameNeeds, 'campaigns'>,
  { loaded, files }: Playable,
  request: Omit<NewGame, 'campaign'>,
  uid: string = randomUUID(),
): Promise<number> {
  checkPlayers(request.players, needs.opponents, loaded)
  checkPassphrases(request.players, request.passphrases)
  const start: GameStart = {
    scenario: request.scenario,
    switches: request.options,
    seed: request.seed ?? randomBytes(12).toString('base64url'),
    ...(request.players.open && { freeUndo: true }),
  }
  const begun = Game.begin(loaded, start)
  if (!begun.ok) throw denial('BAD_CHOICE', { said: begun.error.message })
  const isSealed = request.passphrases.some((passphrase) => passphrase !== null)
  const sealed = isSealed ? await newSeal(uid, request.passphrases) : undefined
  const codec = sealed?.codec ?? plainCodec
  const { play } = begun.value
  const face = encodePreview(previewOf(play, loaded, request.players, -1, loaded.system.glance.when?.(play)), codec)
  const now = needs.now()
  const row = {
    uid,
    name: request.name ?? freeName(nameFor(loaded, request.scenario, request.language, now), namesIn(needs.table)),
    campaign: loaded.hash,
    scenario: request.scenario,
    rules: loaded.system.version,
    start: codec.text(JSON.stringify(start), place.start),
    players: JSON.stringify(request.players),
    seal: sealed?.seal ?? null,
    begun: now,
    played: now,
  }
  sealed?.codec.forget()
  return writeOrDeny(() =>
    needs.atOnce(() => {
      needs.pinnedTable.keep(loaded.hash, loaded.system.id, files, true)
      const id = needs.table.add(row)
      needs.table.setFace(id, face, now)
      return id
    }),
  )
}

export function checkPlayers({ sides }: Players, opponents: readonly Player[], loaded: LoadedCampaign): void {
  const knows = (who: string, side: number) =>
    opponents.some((one) => one.id === who && canPlay(one, loaded.system.id, side))
  const stranger = sides.find((who, side) => who !== PERSON && !knows(who, side))
  if (stranger !== undefined) throw denial('BAD_CHOICE', whyNot.noOpponent(stranger))
  if (!sides.includes(PERSON)) throw denial('BAD_CHOICE', whyNot.nobodyPlays)
}

function checkPassphrases({ sides, open }: Players, passphrases: Passphrases): void {
  for (const [side, passphrase] of passphrases.entries()) {
    if (passphrase === null) continue
    if (open) throw denial('BAD_CHOICE', whyNot.openNotSealed)
    if (sides[side] !== PERSON) throw denial('BAD_CHOICE', whyNot.onlyPersonsSealed)
    if (!isPassphrase(passphrase)) throw denial('BAD_CHOICE', whyNot.noPassphrase)
  }
}

const namesIn = (table: GamesTable): ReadonlySet<string> => new Set(table.all().map(({ name }) => name))

/**
 * The default name of a game: its scenario and today's date, in the player's language. A second game of that day gets a
 * number.
 */
function nameFor(loaded: LoadedCampaign, scenario: string, language: Language, now: number): string {
  const title = loaded.scenarios.find(({ id }) => id === scenario)?.title[language] ?? scenario
  const isFrench = language === 'fr'
  const day = new Intl.DateTimeFormat(isFrench ? 'fr-FR' : 'en-GB', { day: 'numeric', month: 'long' }).format(now)
  // The scenario's title may contain a month, so the text says that this date is that of the game.
  return isFrench ? `${title}, partie du ${day}` : `${title}, begun on ${day}`
}

/** Both sides played by persons, all information open. */
const watching: Players = { sides: [PERSON, PERSON], open: true }

/**
 * Replays a recorded game of a campaign and stores it in the library, where it cannot be changed. Returns the stored
 * game if it exists already.
 */
export async function watchRecorded(needs: NewGameNeeds, request: Watching): Promise<number> {
  const playable = needs.campaigns.playable(request.campaign)
  if (playable === undefined) throw denial('NOT_FOUND', whyNot.nonePlayable)
  const { loaded, files } = playable
  const record = recordsOf(loaded).find(({ id }) => id === request.record)
  if (record === undefined) throw denial('NOT_FOUND', whyNot.noRecord)
  const known = needs.table.all().find((row) => row.removed === null && isRecordOf(row, loaded.hash, record))
  if (known !== undefined && damageOf(known) === undefined) return known.id
  const now = needs.now()
  const start: GameStart = { scenario: record.scenario, switches: {}, seed: '', freeUndo: true }
  const replayed = await withPauses(replayRecord(loaded, start, record, now))
  if (!replayed.ok) throw denial('BAD_CHOICE', { said: replayed.error.message })
  const { game, moments, snapshots } = replayed.value
  const { decider } = game.history.now
  const face = previewOf(game.play, loaded, watching, decider, loaded.system.glance.when?.(game.play))
  const row = {
    uid: uidOfRecord(loaded.hash, record),
    name: recordOffer(record).title[request.language],
    campaign: loaded.hash,
    scenario: record.scenario,
    rules: loaded.system.version,
    start: JSON.stringify(start),
    players: JSON.stringify(watching),
    seal: null,
    begun: now,
    played: now,
  }
  return writeOrDeny(() =>
    needs.atOnce(() => {
      needs.pinnedTable.keep(loaded.hash, loaded.system.id, files, true)
      const id = needs.table.add(row, { moments, visits: [], snapshots, marks: [] })
      needs.table.setFace(id, encodePreview(face, plainCodec), now)
      return id
    }),
  )
}
