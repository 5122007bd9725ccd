/** What Windows keeps for its devices, with whatever ending. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i

/** The name of a game as the name of a file, without its ending, that every file system accepts. */
export function safeFileName(name: string): string {
  const safe = name
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  const trimmed = safe.replace(/^\.+|[. ]+$/g, '') || 'game'
  return reserved.test(trimmed) ? `game ${trimmed}` : trimmed
}
