/*
 * Where a name is put into a sentence the words around it may have to give way. The mark stands before what was put in,
 * so that nothing else in a sentence is touched.
 */
export const MARK = '\u0001'

/** “de Le Chesne” becomes “du Chesne”, “à les hussards” “aux hussards”, “de Autry” “d’Autry”. */
export const joinedFrench = (text: string): string =>
  text
    .replace(/\b([Dd])e \u0001[Ll]e /g, '$1u \u0001')
    .replace(/\b([Dd])e \u0001[Ll]es /g, '$1es \u0001')
    .replace(/(?<!\p{L})([Àà]) \u0001[Ll]e /gu, (_whole, a: string) => `${a === 'à' ? 'au' : 'Au'} \u0001`)
    .replace(/(?<!\p{L})([Àà]) \u0001[Ll]es /gu, (_whole, a: string) => `${a === 'à' ? 'aux' : 'Aux'} \u0001`)
    .replace(/\b([Dd]|[Qq]u)e \u0001(?=[AEIOUÀÂÉÈÊÎÔaeiouàâéèêîô])/g, '$1’\u0001')
