import type { CampaignFiles, Problem, RuleSystem } from '#engine/kernel/system/system.ts'
import { both, problemOf } from '#engine/campaigns/problems.ts'
import type { Title } from '#engine/kernel/system/glance.ts'
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
      both('The file is missing.', 'Le fichier manque.'),
      both(
        'A map is drawn from map.json and geometry.json of its campaign.',
        'Une carte est dessinée d’après map.json et geometry.json de sa campagne.',
      ),
    )
  }
  return failed(
    'map.json',
    both('No map is drawn of this board.', 'De ce plateau, aucune carte n’est dessinée.'),
    both('Name a campaign that is played on zones.', 'Nommez une campagne qui se joue sur des zones.'),
  )
}

const failed = (file: string, message: Title, remedy: Title): { readonly errors: readonly Problem[] } => ({
  errors: [problemOf('error', file, '', message, remedy)],
})
