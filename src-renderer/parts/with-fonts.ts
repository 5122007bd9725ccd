import bold from '@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2?inline'
import italic from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2?inline'
import roman from '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2?inline'
import sturdy from '@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?inline'

/* An SVG shown as an image has no access to the page's fonts, so it must contain those it uses. */

const rule = (family: string, file: string, cut = ''): string =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");${cut}}`

const styles = {
  names: [
    rule('Old Standard TT', roman),
    rule('Old Standard TT', bold, 'font-weight:700;'),
    rule('Old Standard TT', italic, 'font-style:italic;'),
  ].join(''),
  figures: rule('Source Serif 4', sturdy),
} as const

/** Embeds the fonts of names, or of figures, in an SVG. */
export const withFonts = (svg: string, which: keyof typeof styles): string =>
  svg.replace(/<svg [^>]*>/, (opening) => `${opening}<style>${styles[which]}</style>`)
