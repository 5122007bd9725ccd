import { boxOf, standFootprint } from '../../board/measured/measured.ts'
import { Ledger } from '../../kernel/values/ledger.ts'
import { bitOf } from '../campaign/measures.ts'
import type { ModifierName } from '../campaign/files.ts'
import { areDoubleLine } from './double-line.ts'
import { formationOf, GERMAN, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, poseOf } from '../state/pose.ts'

/** Chapter: close combat. Modifiers of each die. */

const inDoubleLine = (g: G, unit: number): boolean =>
  unitsOf(g, unitOf(g, unit).side).some((other) => other !== unit && areDoubleLine(g, unit, other))

/** Whether a stand is on a crest of steep ground. */
function isOnSteepCrest(g: G, unit: number): boolean {
  const { ground, sight } = g.campaign
  const { crests } = bodyOf(g, unit)
  if (crests === 0) return false
  const { block, x, y, facing } = poseOf(g, unit)
  const steep = bitOf('steep')
  return ground.features.some(({ kind, points }, feature) => {
    if (kind !== bitOf('crest') || (crests & sight.crestBit(feature)) === 0) return false
    if (!ground.isMet(points, steep)) return false
    return Array.from({ length: block.stands }, (_, stand) => standFootprint(block, stand, x, y, facing)).some(
      (ring) => (sight.crestsUnder(ring, boxOf(ring)) & sight.crestBit(feature)) !== 0,
    )
  })
}

export interface Place {
  /** Whether it charges or counter-charges, is charged from behind an obstacle, or from the rear. */
  readonly charging: boolean
  readonly obstacle: boolean
  readonly rear: boolean
}

/**
 * @rule es.assault.modifiers
 * The modifier of each die of a unit: the sum of all that apply, less one for each chit.
 */
export function modifiersOf(g: G, unit: number, { charging, obstacle, rear }: Place): Ledger {
  const rule = 'es.assault.modifiers'
  const { kind, arm, side } = unitOf(g, unit)
  const { modifiers } = g.campaign.tables.assault
  const formation = formationOf(g, unit)
  const onFoot = arm === 'foot' || g.unit.dismounted.of(unit)
  const isMounted = arm === 'horse' && !g.unit.dismounted.of(unit)
  const isDouble = formation === 'line' && inDoubleLine(g, unit)
  const isLight = kind === 'light'
  const isStanding = isMounted && !g.unit.moving.of(unit)
  const isCharge = isMounted && charging && formation === 'line'
  const isRouting = g.unit.routing.of(unit)
  const applies: readonly (readonly [ModifierName, boolean])[] = [
    ['obstacle', obstacle],
    ['crest', isOnSteepCrest(g, unit)],
    ['infantry-double-line', onFoot && isDouble],
    ['square', formation === 'square'],
    ['cavalry-double-line', isCharge && isDouble],
    ['cavalry-line', isCharge && !isDouble],
    ['guard', kind === 'guard'],
    [
      'light-woods',
      isLight && formation === 'skirmish' && g.campaign.ground.isMet(bodyOf(g, unit).ring, bitOf('wood')),
    ],
    ['armoured', kind === 'armoured' && isMounted],
    /**
     * @rule es.assault.german
     * German infantry except the Landwehr adds one, including guard and Jäger.
     */
    ['german', side === GERMAN && arm === 'foot' && kind !== 'landwehr'],
    ['rear', rear],
    ['unlimbered', formation === 'unlimbered'],
    ['standing', isStanding],
    ['dismounted', arm === 'horse' && !isMounted],
    ['militia', kind === 'militia'],
    ['routing', isRouting],
    ['skirmish', formation === 'skirmish' && !isLight],
    ['limbered', formation === 'limbered'],
  ]
  const ledger = new Ledger()
  for (const [name, isSo] of applies) ledger.addIf(isSo, name, modifiers[name], rule)
  return ledger.add('chits', -g.unit.chits.of(unit), rule)
}
