/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(\.|$)/i

/** The name of a game as a file name, without extension, that every file system accepts. */
export function safeFileName(name: string): string {
  const safe = name
    .replaceAll(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
  const trimmed = safe.replace(/^\.+|[. ]+$/g, '') || 'game'
  return reserved.test(trimmed) ? `game ${trimmed}` : trimmed
}
