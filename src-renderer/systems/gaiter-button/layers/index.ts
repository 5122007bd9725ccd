import type { Language } from '../../../../src-main/contract/settings.ts'
import type { BoardIndex } from '../../../map/board.ts'
import type { Layer } from '../../desk.ts'
import type { OrderOfBattle } from '../counters/order-of-battle.ts'
import { axesLayer } from './axes.ts'
import { commandLayer } from './command.ts'
import { provisionLayer } from './provision.ts'
import { supplyLayer } from './supply.ts'
import { toolsFor } from './tools.ts'
import { victoryLayer } from './victory.ts'

/**
 * What can be laid over the map, in the order of the list. A new layer is a module here with a `Layer` that asks for a study
 * (src-engine/gaiter-button/studies) and shows its answer, its words in words.en.ts and words.fr.ts, and a line below.
 */
export function layersFor(language: Language, index: BoardIndex, book: OrderOfBattle): readonly Layer[] {
  const tools = toolsFor(language, index, book)
  return [
    supplyLayer(tools, index),
    provisionLayer(tools, index),
    commandLayer(tools, index),
    axesLayer(tools),
    victoryLayer(tools),
  ]
}
