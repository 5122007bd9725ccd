import { gapBetween } from '../../board/measured/measured.ts'
import { good, type Result } from '../../kernel/values/result.ts'
import { isInCommand } from '../cards/command.ts'
import { INCH } from '../campaign/measures.ts'
import { unitName, unitOf, unitsOf, type G } from '../state/kit.ts'
import { bodyOf, DISC, discOf, inchesOf } from '../state/pose.ts'

/** The units of a side in command and out of command. */
export type CommandRequest = { readonly study: 'command' }

export type CommandStudy = {
  readonly study: 'command'
  /** In inches, from the edge of a commander's disc. */
  readonly range: number
  readonly units: readonly {
    readonly unit: string
    readonly commander: string
    readonly commanded: boolean
    readonly gap: number
  }[]
}

export function commandStudy(g: G, side: number): Result<CommandStudy> {
  const units = unitsOf(g, side).map((unit) => {
    const { commander } = unitOf(g, unit)
    const isHere = g.leader.at.of(commander) >= 0
    return {
      unit: unitName(g, unit),
      commander: g.nameOf('commander', commander),
      commanded: isInCommand(g, unit),
      gap: isHere ? Math.max(0, inchesOf(gapBetween(discOf(g, commander), bodyOf(g, unit).ring)) - DISC / INCH) : 0,
    }
  })
  return good({ study: 'command', range: g.campaign.tables.command.range, units })
}
