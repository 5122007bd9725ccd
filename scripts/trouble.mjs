/** An error that the user can correct: shown as a sentence with its remedy, without a stack trace. */
export class Trouble extends Error {}

const remedies = new Map([
  ['EACCES', 'This account may not write there. Change the owner or the permissions, or work in a copy of your own.'],
  ['EPERM', 'This account may not write there. Change the owner or the permissions, or work in a copy of your own.'],
  ['EROFS', 'The disk is mounted read-only. Copy the project to a place that can be written and start it there.'],
  ['ENOSPC', 'The disk is full. Free some space and run the command again.'],
])

/**
 * Describes any thrown value in one or two sentences.
 * @param {unknown} error
 */
export function sentence(error) {
  if (error instanceof Trouble) return error.message
  const { code, path, message } = /** @type {NodeJS.ErrnoException} */ (error)
  const remedy = remedies.get(code ?? '')
  if (remedy) return `${path ?? 'A file'} cannot be written (${code}). ${remedy}`
  return `This stopped unexpectedly: ${message}. Run it again with GAITER_BUTTON_TRACE=1 to see where.`
}
