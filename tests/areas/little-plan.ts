import type { AreaPlan, LonLat, PlanArea } from '#engine/kernel/system/board-plan.ts'

/** Ground of so many areas from west to east and from north to south, whose crooked borders have a bend each. */
export function littlePlan(columns: number, rows: number): AreaPlan {
  const side = 0.01
  // As if by chance, yet alike every time; the rim is straight.
  const sway = (x: number, y: number): LonLat => {
    const inner = x > 0 && y > 0 && x < columns && y < rows
    const by = (salt: number): number => (inner ? 0.0026 * Math.sin(12.9 * x + 78.2 * y + salt) : 0)
    return [x * side + by(1), (rows - y) * side + by(2)]
  }
  const middle = (a: LonLat, b: LonLat): LonLat => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const bent = (x: number, y: number, dx: number, dy: number): readonly LonLat[] => {
    const [from, to] = [sway(x, y), sway(x + dx, y + dy)]
    const [lower, higher] = dx + dy > 0 ? [from, to] : [to, from]
    const atRim = dx === 0 ? x === 0 || x === columns : y === 0 || y === rows
    const [mx, my] = middle(lower, higher)
    return [from, atRim ? [mx, my] : [mx + 0.0009, my - 0.0007]]
  }
  const id = (column: number, row: number): string => `${row * columns + column + 1}`
  const areas = Array.from({ length: columns * rows }, (_, i): PlanArea => {
    const [x, y] = [i % columns, Math.floor(i / columns)]
    const corner = sway(x, y)
    const beside: readonly (readonly [number, number])[] = [
      [x, y - 1],
      [x + 1, y],
      [x, y + 1],
      [x - 1, y],
    ]
    return {
      id: id(x, y),
      label: id(x, y),
      name: { en: `Field ${id(x, y)}`, fr: `Champ ${id(x, y)}` },
      outline: [...bent(x, y, 1, 0), ...bent(x + 1, y, 0, 1), ...bent(x + 1, y + 1, -1, 0), ...bent(x, y + 1, 0, -1)],
      labelAt: [corner[0] + 0.003, corner[1] - 0.003],
      neighbours: beside.flatMap(([bx, by]) => (bx < 0 || by < 0 || bx >= columns || by >= rows ? [] : [id(bx, by)])),
      sign: i === 0 ? '+1' : undefined,
      strength: i === 0 ? 'strong' : 'open',
      facts: i === 0 ? [{ en: '+1 in defence', fr: '+1 en défense' }] : [],
    }
  })
  const words = { en: 'Fields', fr: 'Champs' }
  return {
    kind: 'areas',
    sheet: { title: words, attribution: { en: 'Free drawing', fr: 'Dessin libre' } },
    frame: { west: 0, south: 0, east: columns * side, north: rows * side },
    areas,
    boxes: [{ id: 'camp', name: { en: 'Camp', fr: 'Camp' }, leadsTo: ['1', '2'] }],
  }
}
