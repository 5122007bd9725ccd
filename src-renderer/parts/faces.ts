/* The faces as drawings outside of the sheets of style name them; styles/faces.css has their files. */

/** For titles and for names on maps. */
export const display = '"Old Standard TT", "Bodoni 72", Didot, "Times New Roman", "Liberation Serif", serif'

/** For figures, and whatever is small. */
export const small = '"Source Serif 4", Georgia, "Times New Roman", "Liberation Serif", "DejaVu Serif", serif'
