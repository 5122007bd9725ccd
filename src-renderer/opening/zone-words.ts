import type { Language } from '../../src-main/contract/settings.ts'
import type { Connection, Lead, Water, Zone } from '../../src-main/contract/zone-board.ts'
import type { Text } from '../text/en.ts'

/** The ways of a connection: `road, railway`. */
export const waysInWords = ({ way, rail }: Lead | Connection, { zones }: Text): string =>
  [way === 'none' ? '' : zones.ways[way], rail ? zones.rail : ''].filter(Boolean).join(', ')

/** The waters a connection crosses, and its tunnel. */
export const crossingsInWords = ({ waters, tunnel }: Connection, text: Text): string[] => [
  ...waters.map((water) => text.zones.water(water.name, water.class, crossing(water, text))),
  ...(tunnel === null ? [] : [text.zones.tunnel(tunnel)]),
]

function crossing({ bridge, pontoonSite, permanentPontoon }: Water, { zones }: Text): string {
  const there = [
    bridge ? zones.bridge : '',
    permanentPontoon ? zones.permanentPontoon : '',
    pontoonSite && !permanentPontoon ? zones.pontoonSite : '',
  ].filter(Boolean)
  return there.length === 0 ? zones.noBridge : there.join(', ')
}

export const terrainOf = ({ terrain, town }: Zone, { zones }: Text): string =>
  [zones.terrain[terrain], town ? zones.town : ''].filter(Boolean).join(', ')

export const edgesOf = ({ edges }: Zone, { zones }: Text, language: Language): string =>
  edges
    .map(({ edge, side }) => (side === null ? zones.edges[edge] : `${zones.edges[edge]} (${side[language]})`))
    .join(', ')
