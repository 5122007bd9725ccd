import type { Language } from '../../../src-main/contract/settings.ts'
import type { Answer, Asked } from '../../system-ui/system-ui.ts'
import { wordsIn } from './panels/words.ts'
import { aboutOf } from './reads/reads.ts'

/** What stands beside an answer that names a connection: what the step costs, or how many can go back that way unharmed. */
export function noteIn(language: Language, { verb, things }: Answer, { question }: Asked): string | null {
  const way = things.find(({ noun }) => noun === 'connection')?.name ?? ''
  if (verb === 'move') {
    const about = aboutOf(question, 'activation')
    const cost = about?.costs[way]
    const more = about?.surcharges[way]
    return cost === undefined ? null : wordsIn(language).bowl.costs(cost, more?.crowd ?? 0, more?.zone ?? 0)
  }
  if (verb !== 'retreat-by') return null
  const about = aboutOf(question, 'retreat')
  const room = about !== undefined && 'capacities' in about ? about.capacities[way] : undefined
  return room === undefined ? null : wordsIn(language).battle.roomOn(room.capacity, room.used)
}
