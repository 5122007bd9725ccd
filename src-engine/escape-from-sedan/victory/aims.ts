import type { Title } from '../../kernel/system/glance.ts'
import { fill, type Words } from '../../kernel/system/words.ts'
import type { Campaign, Scenario } from '../campaign/campaign.ts'
import { sides } from '../campaign/files.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'

/** The aim of each side in a scenario. */
export const aimsIn = (campaign: Campaign, scenario: Scenario): readonly [Title, Title] => [
  aimOf(campaign, scenario, 0),
  aimOf(campaign, scenario, 1),
]

function aimOf({ features }: Campaign, { victory, turns, crest }: Scenario, side: number): Title {
  const told = (words: Words, language: 'en' | 'fr'): string => {
    if (victory.type === 'exit')
      return fill(words[`aim.exit.${sides[side]!}`]!, { turns, stands: victory.stands }, language) // one of two sides
    const key = victory.most ? `aim.most.${sides[side]!}` : 'aim.alone'
    return fill(words[key]!, { turns, crest: features[crest]?.name[language] ?? '' }, language) // one of two sides
  }
  return { en: told(english, 'en'), fr: told(french, 'fr') }
}
