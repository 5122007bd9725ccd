/** Prefix of the uid of a game begun from a draft to try it. */
const TRIAL = 'trial-'

/** Whether a game was begun from a draft, to be discarded afterwards. */
export const isTrial = ({ uid }: { readonly uid: string }): boolean => uid.startsWith(TRIAL)

/** The uid of a game that tries a draft; it contains the uid of the draft. */
export const uidOfTrial = (draft: string, own: string): string => `${TRIAL}${draft} ${own}`

/** The uid of the draft that a game tries; undefined if it tries none. */
export const draftOfTrial = ({ uid }: { readonly uid: string }): string | undefined =>
  uid.startsWith(TRIAL) && uid.includes(' ') ? uid.slice(TRIAL.length, uid.indexOf(' ')) : undefined
