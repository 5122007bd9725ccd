import { withFonts } from '../../../../src-renderer/parts/with-fonts.ts'
import { facesReady } from '../../../../src-renderer/parts/faces-ready.ts'
import { svgUrl } from '../../../../src-renderer/parts/svg-url.ts'
import { paintCounter } from '../../../../src-renderer/counters/sprites.ts'

/**
 * Draws a counter as the program paints it and as the browser shows its drawing as a picture: the share of the pixels that
 * plainly differ, and of those that are not empty.
 */
export async function compareCounter(svg: string, dots: number): Promise<{ differ: number; drawn: number }> {
  await facesReady()
  const ours = document.createElement('canvas')
  paintCounter(ours, svg, dots)
  const theirs = document.createElement('canvas')
  theirs.width = theirs.height = ours.width
  const image = new Image()
  image.src = svgUrl(withFonts(svg, 'figures'))
  await image.decode()
  theirs.getContext('2d')?.drawImage(image, 0, 0, ours.width, ours.width)
  const [one, other] = [ours, theirs].map((canvas) => {
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('this browser cannot draw on a canvas')
    return pen.getImageData(0, 0, canvas.width, canvas.width).data
  })
  let [differ, drawn] = [0, 0]
  for (let at = 0; at < (one?.length ?? 0); at += 4) {
    const parts = [0, 1, 2, 3].map((part) => Math.abs((one?.[at + part] ?? 0) - (other?.[at + part] ?? 0)))
    if (Math.max(...parts) > 72) differ += 1
    if ((one?.[at + 3] ?? 0) > 0) drawn += 1
  }
  const all = ours.width * ours.width
  return { differ: differ / all, drawn: drawn / all }
}
