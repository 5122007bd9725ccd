import { shell } from 'electron'

/** Shows a file of the program's own in the system's window of its folder. Nothing is opened, and no page says what is shown. */
export const showInFolder = (file: string): void => shell.showItemInFolder(file)
