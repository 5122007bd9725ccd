/** The files with the contents of a system's maps, and the text printed beside them. */
export const MAP_FILES = [
  'map.json',
  'table.json',
  'geometry.json',
  'relief.json',
  'drawing.json',
  'sheet.json',
] as const

export const isMapFile = (file: string): boolean => MAP_FILES.some((one) => one === file)
