/** Paper sizes for posters, upright, in millimetres. */
export const papers = {
  a1: { name: 'A1', width: 594, height: 841 },
  a2: { name: 'A2', width: 420, height: 594 },
  a3: { name: 'A3', width: 297, height: 420 },
} as const

export type PaperId = keyof typeof papers
/** A paper in its orientation, in millimetres. */
export type Paper = { readonly name: string; readonly width: number; readonly height: number }

/** A paper in the orientation of a sheet: landscape if the sheet is wider than high. */
export function laidFor(id: PaperId, sheet: { readonly width: number; readonly height: number } | undefined): Paper {
  const { name, width, height } = papers[id]
  return sheet !== undefined && sheet.width > sheet.height
    ? { name, width: height, height: width }
    : { name, width, height }
}
export const paperIds: readonly PaperId[] = ['a1', 'a2', 'a3']

/** Resolution of a picture, in points per inch of paper. */
export const density = 200

export const pixelsOf = (millimetres: number): number => Math.round((millimetres / 25.4) * density)
