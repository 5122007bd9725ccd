import type { Language } from '../../../src-main/contract/settings.ts'
import type { Answer, Asked } from '../../system-ui/system-ui.ts'
import type { Json } from '#engine/kernel/values/result.ts'
import { wordsIn } from './panels/words.ts'
import { aboutOf, oddsIn } from './reads/reads.ts'

/**
 * The note beside an answer: the cost of a step along a connection, how many can retreat by one unharmed, and the chance of a
 * rout after a payment against it. The panel of a battle requests the odds.
 */
export function noteIn(
  language: Language,
  { verb, things }: Answer,
  { question }: Asked,
  odds: Json | undefined,
): string | null {
  if (question.prompt === 'rout-test') return routNote(language, odds)
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

function routNote(language: Language, odds: Json | undefined): string | null {
  // Each answer that pays has the odds of facing the rout after it.
  const told = oddsIn('face-rout', odds)
  if (told === undefined) return null
  const { battle, percent } = wordsIn(language)
  const { rout, surrender } = told
  const notes = [
    battle.routNote(percent(rout.routs)),
    ...(surrender === undefined ? [] : [battle.surrenderNote(percent(surrender.surrenders))]),
  ]
  return notes.join(', ')
}
