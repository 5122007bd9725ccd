import { describe, expect, it } from 'vitest'
import type { AreaDrawing, AreaPlan, LonLat } from '#engine/kernel/system/board-plan.ts'
import { areaHeights } from '../../src-main/area-cartography/area-heights.ts'
import { areaSceneOf } from '../../src-main/area-cartography/area-scene.ts'
import { drawAreas } from '../../src-main/area-cartography/draw-areas.ts'
import { isDrawable } from '../../src-main/boards/draw-plan.ts'
import { littlePlan } from './little-plan.ts'

const square = ([x, y]: LonLat, half: number): LonLat[] => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
]
const line: LonLat[] = [
  [0.001, 0.021],
  [0.02, 0.019],
  [0.049, 0.022],
]
const drawing: AreaDrawing = {
  rivers: [{ name: 'La Longue', class: 'river', line }],
  ponds: [{ name: 'Étang du Bas', outline: square([0.044, 0.005], 0.002) }],
  roads: [
    {
      name: 'Route de Delle',
      kind: 'imperial',
      line: [
        [0.018, 0.001],
        [0.019, 0.02],
        [0.022, 0.039],
      ],
    },
  ],
  railways: [
    {
      name: 'Ligne du nord',
      line: [
        [0.03, 0.001],
        [0.031, 0.039],
      ],
    },
  ],
  villages: [
    { name: 'Le Bourg', at: [0.024, 0.025], blocks: [square([0.024, 0.025], 0.0006)] },
    { name: 'Petit-Bois (hameau)', at: [0.008, 0.006], blocks: [square([0.008, 0.006], 0.0004)] },
  ],
  station: { name: 'Gare du Bourg', at: [0.031, 0.026], blocks: [square([0.031, 0.026], 0.0003)] },
  woods: [{ name: 'Bois du Haut', outline: square([0.042, 0.031], 0.004) }],
  heights: [
    {
      name: 'Le Grand Mont',
      metres: 520,
      ridge: [
        [0.006, 0.031],
        [0.012, 0.033],
      ],
      outline: square([0.009, 0.032], 0.006),
    },
  ],
  works: [
    { name: 'Fort de l’Est', kind: 'fort', outline: square([0.036, 0.013], 0.0012) },
    { name: 'Ligne des bois', kind: 'line', outline: line.map(([x, y]) => [x * 0.4, y - 0.008]) },
  ],
}
const bare = littlePlan(5, 4)
const plan: AreaPlan = { ...bare, drawing }
const drawn = { en: drawAreas(plan, 'en'), fr: drawAreas(plan, 'fr') }
const textsOf = (svg: string): string[] => [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, words = '']) => words)

describe('a drawn plan of areas', () => {
  it.each(['en', 'fr'] as const)('prints the label of each area and its sign, in %s', (language) => {
    const labels = /<g id="labels">([\s\S]*?)\n<\/g>/.exec(drawn[language])?.[1] ?? ''
    // The plus is drawn.
    expect(textsOf(labels).toSorted()).toEqual([...plan.areas.map(({ label }) => label), '1'].toSorted())
  })

  it('names towns, villages, the station, forts, heights, woods and waters, each once', () => {
    const names = textsOf(/<g id="names">([\s\S]*?)\n<\/g>/.exec(drawn.en)?.[1] ?? '')
    expect(names.toSorted()).toEqual(
      [
        'LE BOURG',
        'Petit-Bois',
        'Gare du Bourg',
        'Fort de l’Est',
        'Le Grand Mont',
        'Bois du Haut',
        'La Longue',
        'Étang du Bas',
      ].toSorted(),
    )
  })

  it('draws a station only where the campaign has one', () => {
    const svg = drawAreas({ ...bare, drawing: { ...drawing, station: undefined } })
    expect(svg).not.toContain('Gare du Bourg')
    expect(svg).toContain('Petit-Bois')
  })

  it('says in its legend what is drawn, in both languages, and names its boxes', () => {
    expect(textsOf(drawn.en)).toEqual(expect.arrayContaining(['Imperial road', 'Strong ground', 'CAMP', 'LEGEND']))
    expect(textsOf(drawn.fr)).toEqual(expect.arrayContaining(['Route impériale', 'Terrain fort', 'CAMP', 'LÉGENDE']))
    expect(textsOf(drawn.en)).not.toContain('Canal')
    expect(drawn.en).toContain('Free drawing')
  })

  it('draws each border once', () => {
    const borders = /<g id="borders">\n<path d="([^"]*)"/.exec(drawn.en)?.[1] ?? ''
    const pairs = plan.areas.reduce((sum, { neighbours }) => sum + neighbours.length, 0) / 2
    expect(borders.match(/M/g)).toHaveLength(pairs)
  })

  it('is higher on its heights than at their feet', () => {
    const scene = areaSceneOf(plan)
    const heights = areaHeights(scene)
    expect(heights.at(scene.onSheet([0.009, 0.032]))).toBeGreaterThan(heights.at(scene.onSheet([0.03, 0.01])) + 10)
  })

  it('is drawn plainly where the campaign gives no look of the ground', () => {
    expect(isDrawable(bare)).toBe(true)
    const plain = drawAreas(bare)
    for (const { label } of bare.areas) expect(plain).toContain(`>${label}</text>`)
    expect(plain).not.toContain('id="water"')
  })
})
