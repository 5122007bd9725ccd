/** What the uid of a game begins with that is thrown away. */
export const TRIAL = 'trial-'

/** Whether a game was begun from a draft, to be thrown away. */
export const isTrial = ({ uid }: { readonly uid: string }): boolean => uid.startsWith(TRIAL)
