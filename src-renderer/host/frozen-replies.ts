import type { ClientLink } from '@orpc/client'

type Link = ClientLink<Record<never, never>>

/**
 * Freezes what the host answers, at the top. The window never changes it, and what is frozen the store takes as it is:
 * otherwise it would look through every part of it, of a map longer than it takes to draw.
 */
export const frozenReplies = (link: Link): Link => ({
  async call(path, input, options) {
    const reply: unknown = await link.call(path, input, options)
    return isStream(reply) ? reply : Object.freeze(reply)
  },
})

const isStream = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && Symbol.asyncIterator in reply
