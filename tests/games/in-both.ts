import { expect } from 'vitest'

/** What is said in both languages, by its English; its French is another, set as French is. */
export const inBoth = (en: unknown): unknown => ({ en, fr: expect.toSatisfy(isFrench) })

const isFrench = (fr: unknown): boolean => typeof fr === 'string' && fr.length > 5 && !/[“”'"]| [:;!?»]|« /.test(fr)
