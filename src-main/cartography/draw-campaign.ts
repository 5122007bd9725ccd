import type { CampaignFiles, Problem, RuleSystem } from '#engine/kernel/system/system.ts'
import { drawMap } from './draw-map.ts'
import { isDrawn } from './scene.ts'
import type { Language } from './texts.ts'

/** The map of a campaign's files as an SVG document, or what is wrong with the files it is drawn from. */
export function drawCampaign(
  system: RuleSystem,
  files: CampaignFiles,
  language?: Language,
): { readonly svg: string } | { readonly errors: readonly Problem[] } {
  const { plan, problems = [] } = system.campaign.board?.(files) ?? {}
  if (problems.some(({ severity }) => severity === 'error')) return { errors: problems }
  if (plan?.kind === 'zones') {
    if (isDrawn(plan)) return { svg: drawMap(plan, language) }
    return failed(
      'geometry.json',
      'The file is missing.',
      'A map is drawn from map.json and geometry.json of its campaign.',
    )
  }
  return failed('map.json', 'No map is drawn of this board.', 'Name a campaign that is played on zones.')
}

const failed = (file: string, message: string, remedy: string): { readonly errors: readonly Problem[] } => ({
  errors: [{ severity: 'error', file, path: '', message, remedy }],
})
