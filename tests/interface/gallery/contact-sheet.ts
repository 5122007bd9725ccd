import type { State } from './states.ts'

export type Size = readonly [width: number, height: number]
export type Light = 'paper' | 'lamplight'

export const fileName = (name: string, [width, height]: Size, light: Light): string =>
  `${name}-${width}x${height}-${light}.png`

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** An HTML page of all pictures: a section for each state, and in it both lights of each size side by side. */
export function contactSheet(states: readonly State[], sizes: readonly Size[], lights: readonly Light[]): string {
  const rows = states.map(({ name, title }) => {
    const pictures = sizes.map((size) => {
      const both = lights.map((light) => {
        const file = fileName(name, size, light)
        return `<a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(title)}, ${light}"></a>`
      })
      return `<figure><figcaption>${size.join(' × ')}</figcaption>${both.join('')}</figure>`
    })
    return `<section><h2 id="${name}">${escaped(title)}</h2>${pictures.join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gaiter Button, looked at</title>
<style>
  body { margin: 2rem; font: 16px/1.4 serif; background: #ddd; }
  section { margin: 0 0 3rem; }
  figure { display: inline-block; margin: 0 1.5rem 1rem 0; vertical-align: top; }
  img { width: 480px; margin-right: 0.5rem; border: 1px solid #777; }
</style>
<h1>${states.length} states, ${sizes.length} sizes, ${lights.length} lights</h1>
${rows.join('\n')}
</html>
`
}
