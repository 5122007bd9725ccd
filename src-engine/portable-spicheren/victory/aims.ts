import type { Title } from '../../kernel/system/glance.ts'
import { fill, type Words } from '../../kernel/system/words.ts'
import type { Campaign, Scenario } from '../campaign/campaign.ts'
import { sides } from '../campaign/files.ts'
import { mayLose } from './victory.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

/** The aim of each side in a scenario, with the figures by which the enemy is beaten; the rule is the same for both. */
export const aimsIn = (campaign: Campaign, scenario: Scenario): readonly [Title, Title] => [
  aimAgainst(campaign, scenario, 1),
  aimAgainst(campaign, scenario, 0),
]

function aimAgainst({ units, tables }: Campaign, { takesPart, turns }: Scenario, enemy: number): Title {
  const force = units.filter(({ side }, unit) => side === enemy && takesPart[unit] === true)
  const strength = force.reduce((sum, unit) => sum + unit.strength, 0)
  const facts = {
    strength,
    strengthShare: mayLose(strength, tables.defeat.strength),
    units: force.length,
    unitsShare: mayLose(force.length, tables.defeat.units),
    turns,
    within: tables.dark.drawWithin,
  }
  const told = (words: Words, language: 'en' | 'fr') =>
    fill(words['aim']!, { ...facts, 'enemy.adjective': words[`adjective.${sides[enemy]!}`]! }, language) // one of two sides
  return { en: told(english, 'en'), fr: told(french, 'fr') }
}
