import type { Dress, Terrain } from '#engine/kernel/system/board-plan.ts'

/** Every colour of the map. */
export const ink = {
  paper: '#f6eedb',
  halo: '#fbf6e9',
  line: '#2b2620',
  faint: '#8d8068',
  name: '#1f1b16',
  waterName: '#1d4966',
  woodName: '#36481d',
  landscape: '#4f3c20',
  abroad: '#edeae4',
  border: '#b8483f',
  waterRim: '#3f7391',
  water: '#a3c8d8',
  river: '#5b93b0',
  brook: '#8fb6c6',
  canal: '#3f8a9c',
  road: '#fffdf6',
  imperialRoad: '#f0cf83',
  roadRim: '#6a5138',
  path: '#5f4b35',
  rail: '#221f1c',
  hachure: '#7c5527',
  tree: '#83955a',
  darkTree: '#4f6a3a',
  tuft: '#5f97a5',
  fortress: '#a8261d',
  block: '#cf7260',
  blockRim: '#8e3327',
  paleBlock: '#d9c3b6',
  hamlet: '#b3806a',
  works: '#6d625c',
  ditch: '#b9cfd2',
  wallGround: '#f6dccb',
  /** By the colour of a side's uniform. */
  sides: {
    blue: { edge: '#2c4a86', ground: '#dfe5ef' },
    grey: { edge: '#3b3d42', ground: '#e3e2df' },
  } satisfies Record<Dress, object>,
} as const

/** The colour of an area's ground; below, that of a zone's symbol. */
export const ground: Record<Terrain, string> = {
  clear: ink.paper,
  forest: '#d3dbb0',
  swamp: '#d3e3dc',
  difficult: '#ecdcb8',
  mountainous: '#dcc39a',
}
export const darkWood = '#b4c389'

export const symbolFill: Record<Terrain, string> = {
  clear: '#fffefa',
  forest: '#a9c27c',
  swamp: '#a5d0d2',
  difficult: '#e2b873',
  mountainous: '#b98a58',
}
