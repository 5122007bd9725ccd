/** The files in which systems have what lies on their maps, and what is written beside them. */
export const MAP_FILES = [
  'map.json',
  'table.json',
  'geometry.json',
  'relief.json',
  'drawing.json',
  'sheet.json',
] as const

export const isMapFile = (file: string): boolean => MAP_FILES.some((one) => one === file)
