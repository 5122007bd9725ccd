import { both } from '../../campaigns/problems.ts'
import type { ReportLine } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { sides } from '../campaign/files.ts'
import { type G, scenarioOf } from '../state/kit.ts'
import { unitStudy } from '../studies/unit-study.ts'
import { rollOf, wordsFor } from './roll.ts'

/** A preview of the first turn: which units can attack or fire at which, and sides without units on the map. */
export function report(g: G, files: CampaignFiles): readonly ReportLine[] {
  const roll = rollOf(files)
  const nameOf = (id: string): Title => roll.unit(id)?.name ?? both(id, id)
  const { units } = g.campaign
  const standing = units.flatMap(({ id, side }, number) => (g.unit.hex.of(number) >= 0 ? [{ id, side }] : []))
  const idle = sides.flatMap((name, side): ReportLine[] => {
    if (standing.some((one) => one.side === side)) return []
    const { en, fr } = wordsFor(`side.${name}`)
    const isToPlace = scenarioOf(g).start.some(({ unit }) => units[unit]?.side === side)
    const sentence = isToPlace
      ? both(
          `${en}: their units are placed when the game begins, before the first turn.`,
          `${fr} : leurs unités sont placées au début de la partie, avant le premier tour.`,
        )
      : both(
          `${en}: nobody stands on the map when the first turn begins.`,
          `${fr} : personne n’est sur la carte quand commence le premier tour.`,
        )
    return [{ kind: 'idle', side, tone: 'note', sentence, things: [], places: [] }]
  })
  const met = standing.flatMap(({ id, side }): ReportLine[] => {
    const study = unitStudy(g, { study: 'unit', unit: id })
    if (!study.ok) return []
    const { en, fr } = nameOf(id)
    const line = (kind: string, others: readonly string[], does: Title): ReportLine[] => {
      if (others.length === 0) return []
      const [them, eux] = [others.map((one) => nameOf(one).en), others.map((one) => nameOf(one).fr)]
      const sentence = both(`${en} ${does.en} ${them.join(', ')}.`, `${fr} ${does.fr} : ${eux.join(', ')}.`)
      return [{ kind, side, tone: 'note', sentence, things: [id, ...others], places: [] }]
    }
    return [
      ...line(
        'reach',
        [...new Set(study.value.assaults.map(({ target }) => target))],
        both('can attack', 'peut attaquer'),
      ),
      ...line(
        'fire',
        [...new Set(study.value.shots.map(({ target }) => target))],
        both('can fire at', 'peut tirer sur'),
      ),
    ]
  })
  return [...idle, ...met]
}
