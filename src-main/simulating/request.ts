import { parseArgs } from 'node:util'
import { hashText } from '#engine/kernel/values/hash.ts'
import type { LoadedCampaign, Switches } from '#engine/kernel/system/system.ts'

import { canPlay } from '#engine/opponents/opponent.ts'
import { opponentNamed } from '#engine/opponents/players/registry.ts'
import { DRAFT_FILE } from '../drafts/share.ts'
import type { SimulatedCampaign } from './simulated-campaign.ts'
import { BadRequest } from './bad-request.ts'

/** Defines the games to be played: everything that they depend on, and nothing else. Equal plans give equal bytes. */
export interface SimulationPlan {
  readonly campaign: string
  /** The hash of the content of its files. */
  readonly files: string
  readonly scenario: string
  readonly options: Switches
  readonly players: readonly [string, string]
  /** Each pair of games has one seed, and the players change sides in the second game. */
  readonly mirrored: boolean
  readonly games: number
  readonly seed: string
  readonly budget: number | null
}

/** A request for a simulation. */
export interface SimulationTask {
  readonly plan: SimulationPlan
  readonly run: SimulationRun
  /** The same games with another set-up, for comparison. */
  readonly against: { readonly plan: SimulationPlan; readonly with: SimulatedCampaign } | null
}

/** How the games are played on this machine; does not affect the results. */
export interface SimulationRun {
  readonly jobs: number
  readonly out: string
  /** Only games with these numbers are played: from `from` up to but not including `to`. */
  readonly from: number
  readonly to: number
}

export const usage = `npm run simulate -- --campaign <folder or name> [--scenario <id>] --<side> <player> --<side> <player>
    --games 500 --seed <text>    which games: equal requests give equal results, to the byte
    --mirrored                   games in pairs of one seed, in which the players change sides
    --option <id>=<on or off>    a switch of the scenario; may be said several times
    --budget <units>             units of work for each choice
    --against <scenario>         plays another scenario of the campaign on the same seeds too, and says whether it favours a side;
                                 <campaign>:<scenario> is one of another campaign, <file>.gaiter-draft a draft that was shared
    --jobs 2                     so many at the same time
    --out <folder>               where results go, and where a run goes on that was cut off (out/simulations/…)
    --shard 3/8                  only the third of eight parts, for other machines
npm run simulate -- merge <folder> <folder of a part>…
                                 puts parts together as if one process had played all`

const spec = {
  campaign: { type: 'string' },
  scenario: { type: 'string' },
  option: { type: 'string', multiple: true },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'simulation' },
  mirrored: { type: 'boolean', default: false },
  budget: { type: 'string' },
  against: { type: 'string' },
  jobs: { type: 'string', default: '1' },
  out: { type: 'string' },
  shard: { type: 'string' },
} as const

/** The requested campaign; the rest of the request is parsed once its sides are known. */
export function campaignAsked(given: readonly string[]): string {
  const at = given.findIndex((one) => one === '--campaign' || one.startsWith('--campaign='))
  const campaign = given[at]?.includes('=') ? given[at].slice('--campaign='.length) : given[at + 1]
  if (at < 0 || campaign === undefined || campaign === '') throw new BadRequest(usage)
  return campaign
}

export function readRequest(
  given: readonly string[],
  { name, loaded }: SimulatedCampaign,
  read: (named: string) => SimulatedCampaign,
): SimulationTask {
  const { sides } = loaded.system
  const bySide = Object.fromEntries(sides.map((side) => [side, { type: 'string' } as const]))
  const values = readValues(given, { ...spec, ...bySide })
  const text = (key: string): string | undefined => (typeof values[key] === 'string' ? values[key] : undefined)
  const games = whole('games', text('games')!, 1)
  const players = sides.map((side, index) => player(loaded, side, index, text(side)))
  const mirrored = values['mirrored'] === true
  if (mirrored && games % 2 === 1) throw new BadRequest('Mirrored games come in pairs: say an even number of --games.')
  const plan: SimulationPlan = {
    campaign: name,
    files: loaded.hash,
    ...setUpIn(loaded, text('scenario'), values['option']),
    players: [players[0]!, players[1]!],
    mirrored,
    games,
    seed: text('seed')!,
    budget: text('budget') === undefined ? null : whole('budget', text('budget')!, 0),
  }
  if (mirrored) for (const [index, side] of sides.entries()) player(loaded, side, index, plan.players[1 - index])
  const [from, to] = shardOf(text('shard') ?? '1/1', games)
  const folder = `out/simulations/${name.split('/').at(-1)}-${hashOfPlan(plan)}`
  return {
    plan,
    run: { jobs: whole('jobs', text('jobs')!, 1), out: text('out') ?? folder, from, to },
    against: againstIn(text('against'), plan, values['option'], read),
  }
}

export const hashOfPlan = (plan: SimulationPlan): string => hashText(JSON.stringify(plan)).slice(0, 12)

/** A scenario of a campaign, with the requested switches. */
function setUpIn(
  { scenarios }: LoadedCampaign,
  id: string | undefined,
  requested: Values[string],
): Pick<SimulationPlan, 'scenario' | 'options'> {
  const scenario = id ?? scenarios[0]!.id
  const known = scenarios.find((one) => one.id === scenario)
  if (known === undefined)
    throw new BadRequest(`There is no scenario "${scenario}"; there are: ${scenarios.map((one) => one.id).join(', ')}.`)
  const switches = known.switches.map((one) => one.id)
  return {
    scenario,
    options: {
      ...Object.fromEntries(known.switches.map(({ id: name, value }) => [name, value])),
      ...optionsIn(requested, switches),
    },
  }
}

/** The same games with another set-up of the same rules. */
function againstIn(
  compared: string | undefined,
  plan: SimulationPlan,
  requested: Values[string],
  read: (named: string) => SimulatedCampaign,
): SimulationTask['against'] {
  if (compared === undefined) return null
  const first = read(plan.campaign)
  const [campaign, scenario] = compared.endsWith(DRAFT_FILE)
    ? [compared, undefined]
    : compared.includes(':')
      ? ([compared.slice(0, compared.lastIndexOf(':')), compared.slice(compared.lastIndexOf(':') + 1)] as const)
      : [plan.campaign, compared]
  const second = campaign === plan.campaign ? first : read(campaign)
  if (second.loaded.system !== first.loaded.system)
    throw new BadRequest(
      `"${compared}" belongs to the rules ${second.loaded.system.id}, "${plan.campaign}" to ${first.loaded.system.id}: they cannot be compared.`,
    )
  const other = {
    ...plan,
    campaign: second.name,
    files: second.loaded.hash,
    ...setUpIn(second.loaded, scenario, requested),
  }
  if (JSON.stringify(other) === JSON.stringify(plan))
    throw new BadRequest(`--against names the set-up itself: there is nothing to compare.`)
  return { plan: other, with: second }
}

type Values = { readonly [key: string]: string | boolean | (string | boolean)[] | undefined }

function readValues(
  given: readonly string[],
  options: NonNullable<Parameters<typeof parseArgs>[0]>['options'],
): Values {
  try {
    return parseArgs({ args: [...given], options: options ?? {}, strict: true }).values
  } catch (error) {
    throw new BadRequest(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

function player({ system }: LoadedCampaign, side: string, index: number, id: string | undefined): string {
  if (id === undefined)
    throw new BadRequest(`Say who plays each side: --${system.sides.join(' <player> --')} <player>.`)
  const opponent = opponentNamed(id)
  if (opponent === undefined) throw new BadRequest(`There is no player "${id}".`)
  if (!canPlay(opponent, system.id, index)) throw new BadRequest(`The player "${id}" does not play the side "${side}".`)
  return id
}

function optionsIn(given: Values[string], known: readonly string[]): Switches {
  const all = Array.isArray(given) ? given.map(String) : []
  return Object.fromEntries(
    all.map((one) => {
      const [id = '', value] = one.split('=')
      if (!known.includes(id)) throw new BadRequest(`There is no option "${id}"; there are: ${known.join(', ')}.`)
      if (value !== 'on' && value !== 'off') throw new BadRequest(`Say --option ${id}=on or --option ${id}=off.`)
      return [id, value === 'on']
    }),
  )
}

function whole(name: string, text: string, least: number): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < least)
    throw new BadRequest(`--${name} is a whole number, at least ${least}.`)
  return value
}

/** The numbers of the games of a shard. Each shard begins where the one before it ends. */
export function shardOf(text: string, games: number): [from: number, to: number] {
  const [part = Number.NaN, of = Number.NaN] = text.split('/').map(Number)
  if (!Number.isSafeInteger(part) || !Number.isSafeInteger(of) || part < 1 || part > of)
    throw new BadRequest('--shard is a part of a whole, such as 3/8.')
  return [Math.floor(((part - 1) * games) / of) + 1, Math.floor((part * games) / of) + 1]
}
