import { shell } from 'electron'

/**
 * Shows one of the program's own files in the system's file manager. Nothing is opened, and pages cannot choose the
 * file.
 */
export const showInFolder = (file: string): void => shell.showItemInFolder(file)
