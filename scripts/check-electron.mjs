import { checkElectron } from './electron-safety/check.mjs'

const { sources, pages, faults } = checkElectron(process.cwd())
for (const fault of faults) console.log(fault)
if (faults.length === 0) console.log(`${sources} sources and ${pages} page: nothing that Electron’s checklist refuses`)
process.exitCode = faults.length === 0 ? 0 : 1
