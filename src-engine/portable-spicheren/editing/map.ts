import { drawingOfHexes } from '../../campaigns/editing/maps/hex-drawing.ts'
import { hexLists } from '../../campaigns/editing/maps/hex-lists.ts'
import type { MapPlan } from '../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'

/** The editable map of Portable Spicheren: hexes, features along their sides, and names. */
export const map = (files: CampaignFiles): MapPlan => ({
  ground: 'hexes',
  lists: [...hexLists(files), ...drawingOfHexes],
  named: [],
  frame: null,
})
