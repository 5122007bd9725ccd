import { Problems } from '../../campaigns/problems.ts'
import { sheetBesideMap } from '../../campaigns/sheet-words.ts'
import type { AreaPlan, PlanArea } from '../../kernel/system/board-plan.ts'
import type { Title } from '../../kernel/system/glance.ts'
import type { BoardRead, CampaignFiles } from '../../kernel/system/system.ts'
import { english } from '../words/english.ts'
import { french } from '../words/french.ts'
import { campaignFiles, type MapFile } from './files.ts'

/** The map for display, from its own files, whatever the faults of the others. */
export function board(files: CampaignFiles): BoardRead {
  const problems = new Problems()
  const map = campaignFiles.read(files, 'map.json', 'map', problems) ?? campaignFiles.readable(files, 'map.json', 'map')
  const drawing = campaignFiles.peek(files, 'drawing.json', 'drawing')
  const sheet = sheetBesideMap(files, campaignFiles.peek(files, 'sheet.json', 'sheet'))
  return { plan: map && { ...planOf(map), sheet, track, drawing }, problems: problems.all }
}

type ZoneRow = MapFile['zones'][number]

const inBoth = (text: string): Title => ({ en: text, fr: text })

/** The name of a zone: its number, as the rules use it, and its name. */
const nameOf = ({ number, name }: ZoneRow): Title => inBoth(`${number} ${name}`)

function planOf(map: MapFile): Omit<AreaPlan, 'sheet' | 'track' | 'drawing'> {
  const { id, name } = map.headquarters
  return {
    kind: 'areas',
    frame: map.frame,
    areas: map.zones.map((zone): PlanArea => ({
      id: zone.id,
      label: String(zone.number),
      name: nameOf(zone),
      outline: zone.outline,
      labelAt: zone.label ?? [zone.lon, zone.lat],
      neighbours: neighboursOf(map, zone.id),
      ...(zone.bonus > 0 && { sign: `+${zone.bonus}` }),
      strength: zone.fort ? 'fortress' : zone.bonus > 0 ? 'strong' : 'open',
      facts: factsOf(map, zone),
    })),
    boxes: [{ id, name, leadsTo: map.zones.flatMap((zone) => (zone.edge ? [zone.id] : [])) }],
  }
}

/** The neighbours among the zones that could be read. */
function neighboursOf({ zones, borders }: MapFile, id: string): string[] {
  const beside = borders.flatMap(([a, b]) => (a === id ? [b] : b === id ? [a] : []))
  return zones.flatMap((zone) => (beside.includes(zone.id) ? [zone.id] : []))
}

function factsOf({ citadel }: MapFile, { id, fort, edge, heavyTarget }: ZoneRow): Title[] {
  const facts: (readonly [holds: boolean, en: string, fr: string])[] = [
    [id === citadel, 'the citadel', 'la citadelle'],
    [fort && id !== citadel, 'a fort', 'un fort'],
    [edge, 'on the edge of the map', 'au bord de la carte'],
    [heavyTarget, 'in reach of heavy Prussian artillery', 'exposée à l’artillerie lourde prussienne'],
  ]
  return facts.flatMap(([holds, en, fr]) => (holds ? [{ en, fr }] : []))
}

/** The fortnights of the siege. */
const track: AreaPlan['track'] = [1, 2, 3, 4, 5, 6, 7].map((turn) => ({
  label: String(turn),
  when: { en: english[`date.${turn}`] ?? '', fr: french[`date.${turn}`] ?? '' },
}))
