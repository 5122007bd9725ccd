import { type Look, lookName } from './looks.ts'
import type { State } from './states.ts'

/** A picture that was taken, and what does not fit in it. */
export type Picture = { readonly state: State; readonly look: Look; readonly cut: readonly string[] }

export const fileName = (state: string, look: Look): string => `${state}-${lookName(look)}.png`

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** An HTML page of all pictures, a section for each state. */
export function contactSheet(pictures: readonly Picture[]): string {
  const sections = [...Map.groupBy(pictures, ({ state }) => state)].map(([{ name, title }, ofState]) => {
    const figures = ofState.map(({ look, cut }) => {
      const file = fileName(name, look)
      const words = cut.map((one) => `<br>${escaped(one)}`).join('')
      return `<figure><a href="${file}"><img loading="lazy" src="${file}" alt="${escaped(title)}"></a><figcaption>${lookName(look)}${words}</figcaption></figure>`
    })
    return `<section><h2 id="${name}">${escaped(title)}</h2>${figures.join('')}</section>`
  })
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Gaiter Button, looked at</title>
<style>
  body { margin: 2rem; font: 16px/1.4 serif; background: #ddd; }
  section { margin: 0 0 3rem; }
  figure { display: inline-block; margin: 0 1.5rem 1rem 0; vertical-align: top; width: 640px; }
  img { width: 640px; border: 1px solid #777; }
</style>
<h1>${pictures.length} pictures of ${sections.length} states</h1>
${sections.join('\n')}
</html>
`
}
