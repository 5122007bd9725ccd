import type { Facts } from './explain.ts'

/** The sentences of a rule system in one language, by key: `prompt.x`, `journal.x`, `refusal.rule.reason`, … */
export type Words = { readonly [key: string]: string }

/** Fills `{name}` in a sentence with the facts of that name. */
export function fill(template: string, facts: Facts): string {
  return template.replace(/\{([^}]+)\}/g, (whole, name: string) =>
    Object.hasOwn(facts, name) ? String(facts[name]) : whole,
  )
}

/** What the kernel itself refuses, in whatever game. */
export const kernelWords = {
  en: {
    'refusal.kernel.over.ended': 'The game is over.',
    'refusal.kernel.turn.other-side': 'The other side decides now: {side}.',
    'refusal.kernel.question.not-asked': 'The question now is "{prompt}"; "{verb}" does not answer it.',
  },
  fr: {
    'refusal.kernel.over.ended': 'La partie est terminée.',
    'refusal.kernel.turn.other-side': 'C’est à l’autre camp de décider : {side}.',
    'refusal.kernel.question.not-asked': 'La question est « {prompt} » ; « {verb} » n’y répond pas.',
  },
} as const satisfies { en: Words; fr: Words }
