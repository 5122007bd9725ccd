import { inWords } from '../../campaigns/editing/edited-things.ts'
import { both } from '../../campaigns/problems.ts'
import type { ReportLine } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { sides } from '../campaign/files.ts'
import { unitName, unitsOf, type G } from '../state/kit.ts'
import { commandStudy } from '../studies/command-study.ts'
import { fireStudy } from '../studies/fire-study.ts'
import { capital, rollOf, sideName } from './roll.ts'

/** A report on the start of the first turn: units out of command, and possible fire from the present positions. */
export const report = (g: G, files: CampaignFiles): readonly ReportLine[] =>
  sides.flatMap((_name, side) => [...idle(g, side), ...command(g, files, side), ...fire(g, files, side)])

const line = (
  kind: string,
  side: number,
  tone: ReportLine['tone'],
  sentence: Title,
  things: readonly string[] = [],
): ReportLine => ({ kind, side, tone, sentence, things, places: [] })

/** The most names in a sentence. */
const NAMED = 4

const named = (files: CampaignFiles, ids: readonly string[]): Title => {
  const names = ids.map((id) => rollOf(files).nameOf(id))
  return both(
    inWords(
      names.map(({ en }) => en),
      'and',
      Math.min(NAMED, names.length),
    ),
    inWords(
      names.map(({ fr }) => fr),
      'et',
      Math.min(NAMED, names.length),
    ),
  )
}

function idle(g: G, side: number): readonly ReportLine[] {
  if (unitsOf(g, side).length > 0) return []
  const { en, fr } = capital(sideName(sides[side]!))
  const sentence = both(`${en} have no unit on the table.`, `${fr} n’ont aucune unité sur la table.`)
  return [line('idle', side, 'bad', sentence)]
}

/** Units in command, and units out of command. */
function command(g: G, files: CampaignFiles, side: number): readonly ReportLine[] {
  const told = commandStudy(g, side)
  if (!told.ok) return []
  const { units } = told.value
  const deaf = units.filter(({ commanded }) => !commanded)
  const led = units.length - deaf.length
  const { en, fr } = capital(sideName(sides[side]!))
  const well = both(
    `${en}: ${led} of ${units.length} units are in command.`,
    `${fr} : ${led} unités sur ${units.length} sont à portée de commandement.`,
  )
  return [
    ...(led === 0 ? [] : [line('command', side, 'well', well)]),
    ...deaf.map(({ unit, commander, gap }) => {
      const [who, whom] = [named(files, [unit]), named(files, [commander])]
      const sentence = both(
        `${who.en} is ${gap}″ from ${whom.en}: out of command.`,
        `${who.fr} : à ${String(gap).replace('.', ',')}″ de ${whom.fr}, hors de portée de commandement.`,
      )
      return line('command', side, 'note', sentence, [unit])
    }),
  ]
}

/** Units that could fire from their present positions. */
function fire(g: G, files: CampaignFiles, side: number): readonly ReportLine[] {
  const told = fireStudy(g, {})
  if (!told.ok) return []
  const own = new Set(unitsOf(g, side).map((unit) => unitName(g, unit)))
  const shots = told.value.shots.filter(({ unit }) => own.has(unit))
  const { en, fr } = capital(sideName(sides[side]!))
  if (shots.length === 0) {
    const nobody = both(
      `${en}: nobody could fire from where he stands.`,
      `${fr} : personne ne pourrait tirer de sa position.`,
    )
    return own.size === 0 ? [] : [line('fire', side, 'note', nobody)]
  }
  return [...new Set(shots.map(({ unit }) => unit))].map((unit) => {
    const targets = shots.filter((shot) => shot.unit === unit).map(({ target }) => target)
    const [who, whom] = [named(files, [unit]), named(files, targets)]
    const sentence = both(
      `${who.en} could fire at once: at ${whom.en}.`,
      `${who.fr} pourrait tirer aussitôt : sur ${whom.fr}.`,
    )
    return line('fire', side, 'note', sentence, [unit, ...targets])
  })
}
