/** Files may have the apostrophe of typewriters; printed names have their own. */
export const printed = (name: string): string => name.replaceAll("'", '’')
