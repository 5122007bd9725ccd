import { drawingOfHexes } from '../../campaigns/editing/maps/hex-drawing.ts'
import { hexLists, waysOfHexes } from '../../campaigns/editing/maps/hex-lists.ts'
import type { MapPlan } from '../../kernel/system/editing-maps.ts'
import type { CampaignFiles } from '../../kernel/system/system.ts'
import { wayKinds } from '../campaign/files.ts'
import { wayNames } from './roll.ts'

const ways = waysOfHexes(wayKinds.map((id) => ({ id, title: wayNames[id] })))

/** A map of Wissembourg – Spicheren: hexes with their levels, hexside features, names, and ways from hex to hex. */
export const map = (files: CampaignFiles): MapPlan => ({
  ground: 'hexes',
  lists: [...hexLists(files), ways, ...drawingOfHexes],
  named: [],
  frame: null,
})
