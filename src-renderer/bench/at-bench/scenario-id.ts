/** The id of a scenario from the path of its file. */
export const scenarioId = (file: string): string => file.replace(/^scenarios\//, '').replace(/\.json$/, '')
