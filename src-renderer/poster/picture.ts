import { withFonts } from '../parts/with-fonts.ts'
import { svgUrl } from '../parts/svg-url.ts'
import { density, pixelsOf } from './papers.ts'
import { withDensity } from './png-density.ts'

/** Number of rows painted at once, so that the window stays responsive. */
const strip = 480

/** Renders a drawing as a PNG that prints in the size of the paper. */
export async function pictureOf(svg: string, paper: { width: number; height: number }): Promise<Blob> {
  const image = new Image()
  const lettered = withFonts(withFonts(svg, 'names'), 'figures')
  image.src = svgUrl(lettered)
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = pixelsOf(paper.width)
  canvas.height = pixelsOf(paper.height)
  const pen = canvas.getContext('2d', { alpha: false })
  if (pen === null) throw new Error('this window cannot draw on a canvas')
  for (let top = 0; top < canvas.height; top += strip) {
    pen.save()
    pen.beginPath()
    pen.rect(0, top, canvas.width, strip)
    pen.clip()
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    pen.restore()
    await new Promise((resolve) => setTimeout(resolve))
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the picture is too large for this window')
  return new Blob([withDensity(new Uint8Array(await blob.arrayBuffer()), density)], { type: 'image/png' })
}
