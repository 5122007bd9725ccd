import type { TablePlan } from '#engine/kernel/system/board-plan.ts'

const inBoth = (text: string) => ({ en: text, fr: text })

/** Four feet by two, with a wood, a stream and a road; an inch has sixteen units. */
export const littleTable: TablePlan = {
  kind: 'table',
  sheet: { title: inBoth('TABLE'), attribution: inBoth('Ours.') },
  size: [768, 384],
  unitsPerInch: 16,
  inchOfGround: [45, 75],
  areas: [
    {
      id: 'wood',
      look: 'wood',
      name: inBoth('Bois'),
      points: [
        [100, 100],
        [300, 100],
        [300, 200],
        [100, 200],
      ],
    },
    {
      id: 'hill',
      look: 'slope',
      name: inBoth('Butte'),
      points: [
        [400, 100],
        [600, 100],
        [600, 300],
        [400, 300],
      ],
    },
  ],
  lines: [
    {
      id: 'stream',
      look: 'stream',
      name: inBoth('Ru'),
      points: [
        [0, 250],
        [768, 250],
      ],
    },
    {
      id: 'road',
      look: 'road',
      name: inBoth('Route'),
      points: [
        [350, 0],
        [350, 384],
      ],
    },
  ],
  places: [
    { id: 'west', name: { en: 'West', fr: 'Ouest' }, at: [96, 192] },
    { id: 'east', name: { en: 'East', fr: 'Est' }, at: [672, 192] },
  ],
  exits: [{ dress: 'blue', name: { en: 'Way out', fr: 'Sortie' }, from: [0, 0], to: [768, 0] }],
  drawing: {
    // Relief takes long to draw, and other maps have it too.
    heights: [],
    names: [
      { text: { en: 'Old Wood', fr: 'Vieux Bois' }, kind: 'wood', at: [[200, 150]] },
      {
        text: inBoth('Le Ru'),
        kind: 'water',
        at: [
          [500, 245],
          [760, 245],
        ],
      },
    ],
  },
}
