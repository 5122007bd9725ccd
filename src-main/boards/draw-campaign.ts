import { both, faultOf, problemOf } from '#engine/campaigns/problems.ts'
import { sheetWords } from '#engine/campaigns/sheet-words.ts'
import type { CampaignFiles, Problem, RuleSystem } from '#engine/kernel/system/system.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { drawPlainHexes } from '../hex-cartography/plain-hexes.ts'
import { drawPlan, isDrawable } from './draw-plan.ts'

/** The map of a campaign as an SVG document, or the problems in the files it is drawn from. */
export function drawCampaign(
  system: RuleSystem,
  files: CampaignFiles,
  language: Language = 'en',
): { readonly svg: string } | { readonly errors: readonly Problem[] } {
  const { plan, problems = [] } = system.campaign.board?.(files) ?? {}
  if (problems.some(({ severity }) => severity === 'error')) return { errors: problems }
  if (isDrawable(plan)) return { svg: drawPlan(plan, language) }
  if (plan?.kind === 'hexes') return { svg: drawPlainHexes(plan, sheetWords(files), language) }
  const message = faultOf(
    'there-is-no-map-to-draw',
    both('There is no map to draw.', 'Il n’y a pas de carte à dessiner.'),
  )
  const remedy = both('Its rule system has to show a board.', 'Son système de règles doit montrer un plateau.')
  return { errors: [problemOf('error', 'map.json', '', message, remedy)] }
}
