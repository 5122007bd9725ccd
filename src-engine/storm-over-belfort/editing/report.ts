import { inWords } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { ReportLine } from '../../kernel/system/editing.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { sides } from '../campaign/files.ts'
import { noteRing } from '../points/points.ts'
import { FRENCH, NONE, scenarioOf, TO_COME, unitOf, zoneName, type G } from '../state/kit.ts'
import { enter, onMap } from '../state/units.ts'
import { bonusOf, enemyAgainst } from '../state/zones.ts'
import { mayTarget, isGun } from '../guns/guns.ts'
import { zonePoints } from '../turn/victory.ts'
import { capital, rollOf, sideName } from './roll.ts'

/**
 * A report on the start of the first turn, with every unit in its place in the scenario, even if players may place it
 * elsewhere.
 */
export const report = (g: G, files: CampaignFiles): readonly ReportLine[] =>
  onFork(g, (fork) => {
    for (let unit = 0; unit < fork.unit.rows; unit += 1) {
      const zone = scenarioOf(fork).start[unit] ?? NONE
      if (zone !== NONE && fork.unit.zone.of(unit) === NONE && fork.unit.fate.of(unit) === TO_COME)
        enter(fork, unit, zone)
    }
    const one: ReportInput = { g: fork, files }
    return [...placing(one), ...idle(one), ring(one), points(one), ...near(one), ...guns(one)]
  })

interface ReportInput {
  readonly g: G
  readonly files: CampaignFiles
}

const line = (
  kind: string,
  side: number,
  tone: ReportLine['tone'],
  sentence: ReportLine['sentence'],
  things: readonly string[] = [],
  places: readonly string[] = [],
): ReportLine => ({ kind, side, tone, sentence, things, places })

function placing({ g }: ReportInput): readonly ReportLine[] {
  if (scenarioOf(g).free === undefined || g.historicalSetUp) return []
  const sentence = both(
    'Both sides place their units themselves; what follows is said of the historical positions.',
    'Les deux camps placent leurs unités ; ce qui suit vaut pour les positions historiques.',
  )
  return [line('placing', FRENCH, 'note', sentence)]
}

const standing = (g: G, side: number): readonly number[] =>
  [...g.campaign.units.keys()].filter((unit) => unitOf(g, unit).side === side && onMap(g, unit))

const idle = ({ g }: ReportInput): readonly ReportLine[] =>
  sides.flatMap((name, side) => {
    if (standing(g, side).length > 0) return []
    const { en, fr } = capital(sideName(name))
    const sentence = both(
      `${en} have nobody on the map on the first turn.`,
      `${fr} n’ont personne sur la carte au premier tour.`,
    )
    return [line('idle', side, 'bad', sentence)]
  })

function ring({ g }: ReportInput): ReportLine {
  noteRing(g)
  return g.surrounded
    ? line('ring', FRENCH, 'note', both('Belfort is surrounded from the start.', 'La place est investie dès le début.'))
    : line('ring', FRENCH, 'well', both('Belfort is not surrounded yet.', 'La place n’est pas encore investie.'))
}

function points({ g }: ReportInput): ReportLine {
  const [french, prussian] = zonePoints(g)
  const sentence = both(
    `If it ended at once: ${french} points for the French, ${prussian} for the Prussians.`,
    `Si tout finissait aussitôt : ${french} points aux Français, ${prussian} aux Prussiens.`,
  )
  return line('points', french >= prussian ? 0 : 1, 'note', sentence)
}

/** French zones next to the enemy: they may stay only if both zones have a bonus. */
function near({ g, files }: ReportInput): readonly ReportLine[] {
  const held = [...new Set(standing(g, FRENCH).map((unit) => g.unit.zone.of(unit)))]
  return held.flatMap((zone): readonly ReportLine[] => {
    const enemy = enemyAgainst(g, FRENCH, zone)
    if (enemy === NONE) return []
    const [here, there] = [zone, enemy].map((one) => rollOf(files).placeName(zoneName(g, one)))
    const without = [zone, enemy].filter((one) => bonusOf(g, one) === 0).map((one) => zoneName(g, one))
    const names = without.map((one) => rollOf(files).placeName(one))
    const sentence = both(
      `${here!.en} lies next to the enemy in ${there!.en}; without a bonus in ${inWords(
        names.map(({ en }) => en),
        'and',
      )} they cannot stay so.`,
      `${here!.fr} touche l’ennemi à ${there!.fr} ; sans bonus à ${inWords(
        names.map(({ fr }) => fr),
        'et',
      )}, ils ne peuvent y rester.`,
    )
    return [line('near', FRENCH, 'bad', sentence, [], [zoneName(g, zone), zoneName(g, enemy)])]
  })
}

/** Guns that have a target. */
function guns({ g, files }: ReportInput): readonly ReportLine[] {
  const roll = rollOf(files)
  return sides.flatMap((_name, side) =>
    standing(g, side).flatMap((unit): readonly ReportLine[] => {
      if (!isGun(g, unit)) return []
      const targets = [...g.campaign.zones.keys()].filter((zone) => mayTarget(g, unit, zone))
      if (targets.length === 0) return []
      const { id, name } = unitOf(g, unit)
      const zones = targets.map((zone) => zoneName(g, zone))
      const names = zones.map((zone) => roll.placeName(zone))
      const sentence = both(
        `${name.en} can bombard ${inWords(
          names.map(({ en }) => en),
          'and',
          4,
        )}.`,
        `${name.fr} peut bombarder ${inWords(
          names.map(({ fr }) => fr),
          'et',
          4,
        )}.`,
      )
      return [line('guns', side, 'note', sentence, [id], zones)]
    }),
  )
}
