import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import type { ReportLine } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { sides } from '../campaign/files.ts'
import { commands } from '../command/radius.ts'
import { counterOf, formationOf, isUnit, onMap, scenarioOf, sideOf, type G } from '../state/kit.ts'
import { isCutOff } from '../victory/lines.ts'
import { capital, sideName } from './roll.ts'

/** A report on the start of the first turn, with every counter in the first of its set-up hexes. */
export const report = (g: G, _files: CampaignFiles): readonly ReportLine[] =>
  onFork(g, (fork) => {
    for (let unit = 0; unit < fork.unit.rows; unit += 1) {
      const [hex] = scenarioOf(fork).setUp[unit] ?? []
      if (hex !== undefined && !onMap(fork, unit)) fork.unit.hex.set(unit, hex)
    }
    return [
      ...choosing(fork),
      ...sides.flatMap((_name, side) => [...idle(fork, side), ...command(fork, side), ...reach(fork, side)]),
    ]
  })

const line = (
  kind: string,
  side: number,
  tone: ReportLine['tone'],
  sentence: Title,
  things: readonly string[] = [],
  places: readonly string[] = [],
): ReportLine => ({ kind, side, tone, sentence, things, places })

const unitsOf = (g: G, side: number): readonly number[] =>
  [...g.campaign.counters.keys()].filter((unit) => isUnit(g, unit) && sideOf(g, unit) === side && onMap(g, unit))

const hexOf = (g: G, unit: number): string => g.nameOf('hex', g.unit.hex.of(unit))

/** Counters whose owners choose their set-up hex. */
function choosing(g: G): readonly ReportLine[] {
  const free = [...g.campaign.counters.keys()].filter((unit) => (scenarioOf(g).setUp[unit] ?? []).length > 1)
  if (free.length === 0) return []
  const sentence = both(
    `${free.length} counters may be set up in several hexes; they are looked at in the first.`,
    `${free.length} pions peuvent être placés en plusieurs hexagones ; le premier est examiné.`,
  )
  return [
    line(
      'placing',
      sideOf(g, free[0]!),
      'note',
      sentence,
      free.map((unit) => counterOf(g, unit).id),
    ),
  ]
}

function idle(g: G, side: number): readonly ReportLine[] {
  if (unitsOf(g, side).length > 0) return []
  const { en, fr } = capital(sideName(sides[side]!))
  const sentence = both(
    `${en} have no unit on the map when the first turn begins.`,
    `${fr} n’ont aucune unité sur la carte quand commence le premier tour.`,
  )
  return [line('idle', side, 'note', sentence)]
}

/** Units outside their commander's radius, and units cut off from their edge. */
function command(g: G, side: number): readonly ReportLine[] {
  const units = unitsOf(g, side)
  const deaf = units.filter(
    (unit) => !commands(g, formationOf(g, counterOf(g, unit).formation).commander, g.unit.hex.of(unit)),
  )
  const cut = units.filter((unit) => isCutOff(g, side, g.unit.hex.of(unit)))
  const led = units.length - deaf.length
  const { en, fr } = capital(sideName(sides[side]!))
  return [
    ...(led === 0
      ? []
      : [
          line(
            'command',
            side,
            'well',
            both(
              `${en}: ${led} of ${units.length} units are in reach of their commanders.`,
              `${fr} : ${led} unités sur ${units.length} sont à portée de leurs commandants.`,
            ),
          ),
        ]),
    ...deaf.map((unit) => {
      const { id, name, formation } = counterOf(g, unit)
      const commander = counterOf(g, formationOf(g, formation).commander).name
      const sentence = both(
        `${commander.en} does not reach ${name.en} in ${hexOf(g, unit)}.`,
        `Hors de portée de ${commander.fr}, en ${hexOf(g, unit)} : ${name.fr}.`,
      )
      return line('command', side, 'note', sentence, [id], [hexOf(g, unit)])
    }),
    ...cut.map((unit) => {
      const { id, name } = counterOf(g, unit)
      const sentence = both(
        `${name.en} in ${hexOf(g, unit)} is cut off from its edge.`,
        `Coupée de son bord en ${hexOf(g, unit)} : ${name.fr}.`,
      )
      return line('cut', side, 'bad', sentence, [id], [hexOf(g, unit)])
    }),
  ]
}

/** Guns with an enemy in range, and units adjacent to one. */
function reach(g: G, side: number): readonly ReportLine[] {
  const enemies = unitsOf(g, 1 - side)
  const { grid } = g.campaign
  return unitsOf(g, side).flatMap((unit): readonly ReportLine[] => {
    const { id, name, range } = counterOf(g, unit)
    const near = enemies.filter(
      (enemy) => grid.distance(g.unit.hex.of(unit), g.unit.hex.of(enemy)) <= Math.max(1, range),
    )
    if (near.length === 0) return []
    const names = near.map((enemy) => counterOf(g, enemy).name)
    const does = range > 0 ? both('has in range', 'à portée') : both('stands next to', 'au contact')
    const sentence = both(
      `${name.en} ${does.en}: ${names.map(({ en }) => en).join(', ')}.`,
      `${name.fr}, ${does.fr} : ${names.map(({ fr }) => fr).join(', ')}.`,
    )
    return [
      line('reach', side, 'note', sentence, [id, ...near.map((enemy) => counterOf(g, enemy).id)], [hexOf(g, unit)]),
    ]
  })
}
