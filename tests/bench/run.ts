import { cpus, totalmem } from 'node:os'
import { measureBattles } from './battles.ts'
import { measureBoard } from './board.ts'
import { measureCampaign } from './campaign.ts'
import { measureGame } from './game.ts'
import { measureGate } from './gate.ts'
import { lineOf } from './judged.ts'
import { measureLibrary } from './library.ts'
import { measureMiniatures } from './miniatures.ts'
import { measureRollouts } from './rollouts.ts'
import { measureSiege } from './siege.ts'
import { measureDrops } from './table.ts'
import { measureWindow } from './window.ts'

/** `npm run bench`: every figure, with its ratio to a peer or its aim, as a table for docs/performance.md. */

/** `npm run bench -- board`: only the tables named; all of them without. */
const tables = {
  game: measureGame,
  gate: measureGate,
  board: measureBoard,
  campaign: measureCampaign,
  battles: measureBattles,
  rollouts: measureRollouts,
  siege: measureSiege,
  miniatures: measureMiniatures,
  library: measureLibrary,
  window: measureWindow,
  designer: measureDrops,
}
const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !Object.hasOwn(tables, name))
if (unknown !== undefined) {
  console.error(`There is no table "${unknown}". There are: ${Object.keys(tables).join(', ')}.`)
  process.exit(2)
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
)
console.log('| what | ours | peer | reached | aim | met |\n|---|---|---|---|---|---|')
for (const [name, measure] of Object.entries(tables))
  if (wanted.length === 0 || wanted.includes(name)) await measure((row) => console.log(lineOf(row)))
