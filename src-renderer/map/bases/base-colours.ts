/** The turf on stands. */
export const turf = '#a5a86f'

/** The base of a crowned head. */
export const crowned = { field: '#e8c35a', line: '#4a2f06' } as const
