/* The fonts for drawings made in code; styles/faces.css loads their files. */

/** For titles and for names on maps. */
export const display = '"Old Standard TT", "Bodoni 72", Didot, "Times New Roman", "Liberation Serif", serif'

/** For figures and small text. */
export const small = '"Source Serif 4", Georgia, "Times New Roman", "Liberation Serif", "DejaVu Serif", serif'
