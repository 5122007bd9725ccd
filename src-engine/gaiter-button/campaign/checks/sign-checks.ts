import type { Problems } from '../../../campaigns/problems.ts'
import type { Tables } from '../schemas/tables-schema.ts'
import { fault, said } from './said.ts'

/**
 * The signs of the printed game: bonuses and penalties. A wrong sign is the easiest slip in a table, and no other check
 * would find it. In tests against morale a high die is bad, so there the sign is reversed.
 */
const signs = {
  rises: [
    'commandPoints.linkToSenior',
    'commandPoints.leaderAlone',
    'commandPoints.highMorale.points',
    'commandPoints.enemyInZone',
    'commandPoints.side.french',
    'commandPoints.side.german',
    'commandPoints.cavalryOnly.french',
    'commandPoints.cavalryOnly.german',
    'reconnaissance.modifiers.activatedScreen',
    'rally.rain',
    'rally.outOfSupply',
    'combatFactor.leader.french.attack',
    'combatFactor.leader.french.defence',
    'combatFactor.leader.german.attack',
    'combatFactor.leader.german.defence',
    'combatFactor.heavyCavalryCharge',
    'combatFactor.infantryWeapon.french',
    'combatFactor.infantryWeapon.german',
    'rout.mostlyActivated',
    'rout.demoralised',
    'rout.mostlyCombatted',
    'assault.columns',
    'surrender.highMorale.modifier',
    'recovery.rain',
    'nightWithdrawal.rain',
    'frenchDoctrine.cavalryOnly',
    'frenchDoctrine.leaderInAttack',
  ],
  falls: [
    'commandPoints.mixedCorps',
    'commandPoints.outOfSupply',
    'commandPoints.combatted',
    'commandPoints.demoralised',
    'reconnaissance.modifiers.side.french',
    'reconnaissance.modifiers.side.german',
    'reconnaissance.modifiers.tired.modifier',
    'reconnaissance.modifiers.rain',
    'rally.strategicValue',
    'amplitude.rain',
    'combatFactor.highHeatAttacker',
    'combatFactor.forcedPassageAttacker',
    'combatFactor.backToTheRiver',
    'combatFactor.disembarked',
    'combatFactor.demoralised.any',
    'combatFactor.demoralised.all',
    'combatFactor.noProvisions',
    'combatFactor.encircled',
    'combatFactor.mostlyActivated',
    'combatFactor.combatted.any',
    'combatFactor.combatted.all',
    'rout.freshUnit.modifier',
    'rout.fortress',
    'rout.mitrailleuse.modifier',
    'rout.leadUnit.modifier',
    'retreatCapacity.river',
    'retreatCapacity.canal',
    'supply.rain',
    'supply.side.french',
    'supply.side.german',
    'surrender.lowMorale.modifier',
    'surrender.encircled',
    'surrender.demoralised.any',
    'surrender.demoralised.all',
    'surrender.accompanied',
    'frenchDoctrine.reconnaissance',
  ],
} as const

/** Warns of numbers whose sign differs from the printed game: allowed, but probably a mistake. */
export function checkSigns(tables: Tables, file: string, problems: Problems): void {
  for (const [way, sign] of [
    ['rises', 1],
    ['falls', -1],
  ] as const) {
    for (const path of signs[way]) {
      const value = numberAt(tables, path)
      if (value === undefined || value * sign >= 0) continue
      const message = fault('sign-unlike-the-printed-game')`${value} has not the sign it has in the printed game.`
      problems.warning(file, path, message, said`Write ${-value}, unless you mean it so.`)
    }
  }
}

function numberAt(tables: Tables, path: string): number | undefined {
  const found = path.split('.').reduce<unknown>((inside, key) => {
    if (typeof inside !== 'object' || inside === null) return undefined
    return Object.getOwnPropertyDescriptor(inside, key)?.value
  }, tables)
  return typeof found === 'number' ? found : undefined
}
