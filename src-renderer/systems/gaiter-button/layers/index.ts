import type { Setting } from '../../../../src-main/contract/games.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { type BoardIndex, wayBetween } from '../../../map/board/board.ts'
import type { Thing } from '../../../state/known/thing.ts'
import type { Layer, LayerShown } from '../../../system-ui/system-ui.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import { attackLayer } from './attack.ts'
import { axesLayer } from './axes.ts'
import { commandLayer } from './command.ts'
import { enemyLayer } from './enemy.ts'
import { provisionLayer } from './provision.ts'
import { reachLayer } from './reach.ts'
import { supplyLayer } from './supply.ts'
import { toolsFor } from './tools.ts'
import { victoryLayer } from './victory.ts'

/**
 * What can be laid over the map, in the order of the list. A new layer is a module here with a `Layer` that asks for a study
 * (src-engine/gaiter-button/studies) and shows its answer, its words in words.en.ts and words.fr.ts, and a line below.
 */
export function layersFor(
  language: Language,
  index: BoardIndex,
  book: OrderOfBattle,
  names: Setting['names'],
): readonly Layer[] {
  const tools = toolsFor(language, index, book, names)
  const layers = [
    supplyLayer(tools, index),
    provisionLayer(tools, index),
    commandLayer(tools, index),
    axesLayer(tools),
    reachLayer(tools, index),
    attackLayer(tools),
    enemyLayer(tools),
    victoryLayer(tools),
  ]
  return layers.map((layer) => ({ ...layer, show: (study, request) => onMapOnly(layer.show(study, request), index) }))
}

/** Removes drawings and links of sectors, which lie off the map; findings about them keep their words. */
function onMapOnly({ overlay, findings, removable, key }: LayerShown, index: BoardIndex): LayerShown {
  const { places, ways } = index
  const isThere = ({ kind, id }: Thing): boolean => kind === 'piece' || (kind === 'zone' ? places : ways).has(id)
  return {
    key,
    overlay: {
      zones: overlay.zones.filter(({ id }) => places.has(id)),
      ways: overlay.ways.filter(({ from, to }) => wayBetween(index, from, to) !== undefined),
      marks: overlay.marks.filter(({ at }) => ('zone' in at ? places.has(at.zone) : wayBetween(index, at.from, at.to))),
    },
    findings: findings.map(({ at, ...said }) => (at !== undefined && isThere(at) ? { ...said, at } : said)),
    removable: removable.filter(({ thing }) => isThere(thing)),
  }
}
