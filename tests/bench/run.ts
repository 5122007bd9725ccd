import { cpus, totalmem } from 'node:os'
import { measureBattles } from './battles.ts'
import { measureBoard } from './board.ts'
import { measureCampaign } from './campaign.ts'
import { measureGame } from './game.ts'
import { measureGate } from './gate.ts'
import { measureLibrary } from './library.ts'
import type { Row } from './measure.ts'
import { measureMiniatures } from './miniatures.ts'
import { measureRollouts } from './rollouts.ts'
import { measureSiege } from './siege.ts'
import { measureDrops } from './table.ts'
import { measureWindow } from './window.ts'

/** `npm run bench`: every figure, with its ratio to a peer or its aim, as a table for docs/performance.md. */
const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

/** What was wanted, and whether it was reached; figures without an aim are for comparing only. */
function aimOf({ unit, ours, peer, aim, atLeast, atMost }: Row): readonly [goal: string, met: string] {
  const judged = (goal: string, met: boolean): readonly [string, string] => [goal, met ? 'yes' : 'no']
  if (atMost !== undefined && peer !== undefined) return judged(`≤ ${atMost}×`, ours / peer <= atMost)
  if (atLeast !== undefined) return judged(`≥ ${atLeast.toLocaleString('en')} ${unit}`, ours >= atLeast)
  if (aim === undefined) return ['', '']
  return peer === undefined ? judged(`≤ ${aim} ${unit}`, ours <= aim) : judged(`≥ ${aim}×`, ours / peer >= aim)
}

function print(row: Row): void {
  const { name, unit, ours, peer, peerName } = row
  const against = peer === undefined ? '' : `${figure(peer)} (${peerName ?? 'peer'})`
  const reached = peer === undefined ? `${figure(ours)} ${unit}` : `${figure(ours / peer)}×`
  const [goal, met] = aimOf(row)
  console.log(`| ${name} | ${figure(ours)} ${unit} | ${against} | ${reached} | ${goal} | ${met} |`)
}

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
  if (wanted.length === 0 || wanted.includes(name)) await measure(print)
