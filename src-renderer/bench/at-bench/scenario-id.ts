/** The id of a scenario by its file, as the house writes them. */
export const scenarioId = (file: string): string => file.replace(/^scenarios\//, '').replace(/\.json$/, '')
