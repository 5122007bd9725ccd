import { isDeepStrictEqual } from 'node:util'
import { spacedFrench } from '#engine/kernel/values/french.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
import { actOf, type RecordedEvening, type RecordedGame } from '#engine/kernel/system/recorded-game.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Note, RecordOffer } from '../../contract/records.ts'
import type { OpenGame } from '../open/open-game.ts'

/** The recorded games of a campaign; most have none. */
export const recordsOf = ({ system, campaign }: LoadedCampaign): readonly RecordedGame[] =>
  system.campaign.records?.(campaign) ?? []

const spaced = ({ en, fr }: Title): Title => ({ en, fr: spacedFrench(fr) })

export const recordOffer = ({ id, title, about }: RecordedGame): RecordOffer => ({
  id,
  title: spaced(title),
  about: spaced(about),
})

/** The notes of recorded games by moment, for the acts that this game shares with them. */
export function notesOn(game: OpenGame, records: readonly RecordedGame[]): ReadonlyMap<number, readonly Note[]> {
  const notes = new Map<number, Note[]>()
  const { history } = game.game
  const line = history.lineTo(history.current)
  for (const record of records.filter(({ scenario }) => scenario === game.row.scenario)) {
    const common = actsInCommon(game, line, record)
    if (common === 0) continue
    for (const { act, ...told } of [...record.notes, ...record.evenings.map(eveningNote)]) {
      const moment = line[act]
      if (act > common || moment === undefined) continue
      notes.set(moment, [...(notes.get(moment) ?? []), { title: spaced(told.title), text: spaced(told.text) }])
    }
  }
  return notes
}

/**
 * Number of acts that a game has in common with a recorded one: the same answers, with the same draws laid down for
 * them.
 */
function actsInCommon({ game }: OpenGame, line: readonly number[], { acts }: RecordedGame): number {
  const { language } = game.play.layout
  const isAsRecorded = (moment: number, index: number): boolean => {
    const act = acts[index]
    if (act === undefined) return false
    const [action, draws] = actOf(act)
    const { code, script = [] } = game.history.at(moment)
    return language.textOf(code) === action && isDeepStrictEqual(script, draws)
  }
  const parting = line.slice(1).findIndex((moment, index) => !isAsRecorded(moment, index))
  return parting < 0 ? line.length - 1 : parting
}

const asItWas: Title = { en: 'Everybody stands where he stood.', fr: 'Chacun est là où il était.' }

function eveningNote({ act, title, differences }: RecordedEvening): { act: number; title: Title; text: Title } {
  if (differences.length === 0) return { act, title, text: asItWas }
  const all = (language: 'en' | 'fr') => differences.map(({ why }) => why[language]).join(' ')
  return { act, title, text: { en: all('en'), fr: all('fr') } }
}
