import { both } from '../../campaigns/problems.ts'
import type { ReportLine } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { sides } from '../campaign/schemas/common-schema.ts'
import type { G } from '../state/kit.ts'
import { studyCommand } from '../studies/command.ts'
import { studyEnemy } from '../studies/enemy.ts'
import { studyProvision } from '../studies/provision.ts'
import { studySupply } from '../studies/supply.ts'
import { capital, rosterOf, sideNames } from './roster.ts'

/** A forecast of the first day: supply, command, cut lines, enemy reach, and sides without any unit. */
export function report(g: G, files: CampaignFiles): readonly ReportLine[] {
  return sides.flatMap((name, side) => {
    const one: Context = { g, files, side, ...sideNames[name] }
    return [...idle(one), ...supply(one), ...cut(one), ...command(one), ...reach(one)]
  })
}

interface Context {
  readonly g: G
  readonly files: CampaignFiles
  readonly side: number
  readonly all: Title
}

function line(
  { side }: Context,
  kind: string,
  tone: ReportLine['tone'],
  sentence: Title,
  things: readonly string[] = [],
  places: readonly string[] = [],
): ReportLine {
  return { kind, side, tone, sentence, things, places }
}

/** The names of the first few counters, and the number of the others. */
function named({ files }: Context, counters: readonly string[]): Title {
  const roster = rosterOf(files)
  const first = counters.slice(0, 4).map((counter) => roster.nameOf(counter))
  const more = counters.length - first.length
  const list = (language: 'en' | 'fr', and: string): string =>
    [...first.map((one) => one[language]), ...(more > 0 ? [`${and} ${more}`] : [])].join(', ')
  return both(list('en', 'and'), list('fr', 'et'))
}

const placeOf = ({ files }: Context, zone: string): string => rosterOf(files).placeName(zone)

function idle(one: Context): readonly ReportLine[] {
  const { g, side, all } = one
  const stands = g.campaign.counters.some(
    (counter, number) => counter.side === side && counter.kind === 'unit' && g.counter.zone.of(number) >= 0,
  )
  if (stands) return []
  const who = capital(all.en)
  return [
    line(
      one,
      'idle',
      'bad',
      both(
        `${who} have no unit on the map on the first day.`,
        `${capital(all.fr)} n’ont aucune unité sur la carte le premier jour.`,
      ),
    ),
  ]
}

function supply(one: Context): readonly ReportLine[] {
  const { g, side, all } = one
  const study = studySupply(g, side, { study: 'supply' })
  if (!study.ok) return []
  const { hungry, fed } = study.value
  const without = hungry.map(({ zone, counters }) => {
    const who = named(one, counters)
    const place = placeOf(one, zone)
    return line(
      one,
      'supply',
      'bad',
      both(`Nothing supplies ${who.en} in ${place}.`, `Rien ne ravitaille, à ${place} : ${who.fr}.`),
      counters,
      [zone],
    )
  })
  if (fed.length === 0) return without
  const count = fed.length
  const well = both(
    `${capital(all.en)}: ${count} ${count === 1 ? 'counter is' : 'counters are'} supplied.`,
    `${capital(all.fr)} : ${count} ${count === 1 ? 'pion est ravitaillé' : 'pions sont ravitaillés'}.`,
  )
  return [line(one, 'supply', 'well', well), ...without]
}

function cut(one: Context): readonly ReportLine[] {
  const study = studyProvision(one.g, one.side, { study: 'provision' })
  if (!study.ok) return []
  return study.value.cut.map(({ zone, counters }) => {
    const who = named(one, counters)
    const place = placeOf(one, zone)
    const sentence = both(
      `In ${place} there is no line of provision: ${who.en}.`,
      `À ${place}, pas de ligne d’approvisionnement : ${who.fr}.`,
    )
    return line(one, 'cut', 'bad', sentence, counters, [zone])
  })
}

function command(one: Context): readonly ReportLine[] {
  const { g, side, all } = one
  const study = studyCommand(g, side, { study: 'command' })
  if (!study.ok) return []
  const { stacks } = study.value
  const deaf = stacks.filter(({ leader }) => leader === null)
  const told = deaf.map(({ zone, counters }) => {
    const who = named(one, counters)
    const place = placeOf(one, zone)
    const sentence = both(
      `In ${place} no leader is heard: ${who.en}.`,
      `À ${place}, aucune ligne de communication avec un chef : ${who.fr}.`,
    )
    return line(one, 'command', 'note', sentence, counters, [zone])
  })
  const led = stacks.length - deaf.length
  if (led === 0) return told
  const well = both(
    `${capital(all.en)}: ${led} of ${stacks.length} stacks hear a leader.`,
    `${capital(all.fr)} : ${led} piles sur ${stacks.length} sont reliées à un chef.`,
  )
  return [line(one, 'command', 'well', well), ...told]
}

/** Zones that the enemy can reach on the first day. */
function reach(one: Context): readonly ReportLine[] {
  const study = studyEnemy(one.g, one.side, { study: 'enemy' })
  if (!study.ok) return []
  return study.value.threatened.map(({ zone, from, byInfantry }) => {
    const place = placeOf(one, zone)
    const start = from.map((other) => placeOf(one, other)).join(', ')
    const who = byInfantry ? both('The enemy', 'L’ennemi') : both('Enemy cavalry', 'La cavalerie ennemie')
    const sentence = both(
      `${who.en} can come to ${place} on the first day, from ${start}.`,
      `${who.fr} peut arriver à ${place} dès le premier jour, de : ${start}.`,
    )
    return line(one, 'reach', 'note', sentence, [], [zone, ...from])
  })
}
