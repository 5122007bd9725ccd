/** Files may have the apostrophe of typewriters; printed names have their own. */
export const typographic = (name: string): string => name.replaceAll("'", '’')
