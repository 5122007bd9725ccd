import type { RecordedGame } from '../kernel/system/recorded-game.ts'
import type { CampaignFiles } from '../kernel/system/system.ts'
import type { Spoken } from './lessons.ts'
import type { Problems } from './problems.ts'
import { fault, lacking, said } from './said.ts'

const recordFile = /^records\/([^/]+)\.json$/
export const isRecordFile = (file: string): boolean => recordFile.test(file)

/** The part of a `FileSet` that reads recorded games. */
interface Kinds {
  read(files: CampaignFiles, file: string, kind: 'record', problems: Problems): RecordedGame | undefined
}

/**
 * Reads the recorded games of a campaign. Whether the rules allow their actions is only checked when they are replayed.
 */
export function readRecords(
  files: CampaignFiles,
  { scenarios, names }: Pick<Spoken, 'scenarios' | 'names'>,
  kinds: Kinds,
  problems: Problems,
): RecordedGame[] {
  return Object.keys(files)
    .filter(isRecordFile)
    .toSorted()
    .flatMap((file) => {
      const record = kinds.read(files, file, 'record', problems)
      if (record === undefined) return []
      checkRecord(record, file, scenarios, names, problems)
      return [record]
    })
}

function checkRecord(
  record: RecordedGame,
  file: string,
  scenarios: Spoken['scenarios'],
  names: Spoken['names'],
  problems: Problems,
): void {
  if (recordFile.exec(file)?.[1] !== record.id)
    problems.error(
      file,
      'id',
      fault('file-called-otherwise')`The file of "${record.id}" is called otherwise.`,
      said`Give both the same name.`,
    )
  if (!scenarios.has(record.scenario)) {
    const known = [...scenarios]
    problems.error(
      file,
      'scenario',
      lacking('there-is-no-scenario')`There is no scenario "${record.scenario}".`,
      said`Name one of: ${known}.`,
    )
  }
  const moments = [
    ...record.notes.map(({ act }, index) => [act, `notes.${index}.act`] as const),
    ...record.evenings.map(({ act }, index) => [act, `evenings.${index}.act`] as const),
  ]
  for (const [act, path] of moments) {
    if (act <= record.acts.length) continue
    const last = String(record.acts.length)
    problems.error(file, path, fault('the-game-has-acts')`The game has ${last} acts.`, said`Name a moment of it.`)
  }
  if (names === undefined) return
  record.evenings.forEach(({ stood, differences }, index) => {
    const named = [...Object.entries(stood).flat(2), ...differences.flatMap(({ who }) => who)]
    for (const name of new Set(named.filter((one) => !names.has(one))))
      problems.error(
        file,
        `evenings.${index}`,
        fault('no-such-name')`Nothing in the campaign is called "${name}".`,
        said`Correct its spelling.`,
      )
  })
}
