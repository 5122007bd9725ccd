/**
 * Writers use plain spaces; set like this, no line breaks before the double signs of French, nor within its quotation
 * marks.
 */
export const spacedFrench = (text: string): string =>
  text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/ ([:»%])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
