/**
 * Marks where a value was inserted into a sentence, so that articles and prepositions before it can be contracted
 * without affecting anything else. It is a word joiner, which no name contains.
 */
export const MARK = '\u2060'

/** “de Le Chesne” becomes “du Chesne”, “à les hussards” “aux hussards”, “de Autry” “d’Autry”. */
export const joinedFrench = (text: string): string =>
  text
    .replace(/\b([Dd])e \u2060[Ll]e /g, '$1u \u2060')
    .replace(/\b([Dd])e \u2060[Ll]es /g, '$1es \u2060')
    .replace(/(?<!\p{L})([Àà]) \u2060[Ll]e /gu, (_whole, a: string) => `${a === 'à' ? 'au' : 'Au'} \u2060`)
    .replace(/(?<!\p{L})([Àà]) \u2060[Ll]es /gu, (_whole, a: string) => `${a === 'à' ? 'aux' : 'Aux'} \u2060`)
    .replace(/\b([Dd]|[Qq]u)e \u2060(?=[AEIOUÀÂÉÈÊËÎÏÔŒÛÙaeiouàâéèêëîïôœûù])/g, '$1’\u2060')
