import type { ClientLink } from '@orpc/client'

type Link = ClientLink<Record<never, never>>

/**
 * Freezes the outermost object of the host's replies. Immer skips frozen objects; otherwise it would traverse every
 * part, which for a map takes longer than drawing it.
 */
export const frozenReplies = (link: Link): Link => ({
  async call(path, input, options) {
    const reply: unknown = await link.call(path, input, options)
    return isStream(reply) ? reply : Object.freeze(reply)
  },
})

const isStream = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && Symbol.asyncIterator in reply
