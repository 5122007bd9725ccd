/** The turf of stands. */
export const turf = '#a5a86f'

/** The base of who wears a crown. */
export const crowned = { field: '#e8c35a', line: '#4a2f06' } as const
