/** The texts about posters of a map, in English. */
export const poster = {
  heading: 'A poster of the map',
  what: 'The map with its counters as they stand, on one large sheet.',
  paper: 'Paper',
  size: (name: string, width: number, height: number) => `${name}, ${width} by ${height} mm`,
  withReport: 'With the latest report on pages of its own',
  drawing: 'The map is being drawn…',
  print: 'Print, or save as PDF…',
  picture: 'Save as a picture (PNG)',
  pdf: (paper: string) =>
    `For a PDF choose “Save as PDF” as the printer. The page is ${paper} by itself and has no margins; its lines and letters stay sharp at any size.`,
  painting: 'Painting the picture…',
  failed: 'The picture could not be made. Try a smaller paper, or print to PDF.',
  fileName: (campaign: string, paper: string) => `${campaign}, ${paper}.png`,
  close: 'Close',
}
