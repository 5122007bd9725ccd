import { cpus, totalmem } from 'node:os'
import { measureBoard } from './board.ts'
import { measureGame } from './game.ts'
import { measureGate } from './gate.ts'
import type { Row } from './measure.ts'

/** `npm run bench`: every figure, with its ratio to a peer or its aim, as a table for docs/performance.md. */
const figure = (value: number): string => (value >= 100 ? Math.round(value).toLocaleString('en') : value.toPrecision(3))

function print(row: Row): void {
  const { name, unit, ours, peer, peerName, aim } = row
  const against = peer === undefined ? '' : `${figure(peer)} (${peerName ?? 'peer'})`
  const reached = peer === undefined ? `${figure(ours)} ${unit}` : `${figure(ours / peer)}×`
  const met = peer === undefined ? ours <= aim : ours / peer >= aim
  const goal = peer === undefined ? `≤ ${aim} ${unit}` : `≥ ${aim}×`
  console.log(`| ${name} | ${figure(ours)} ${unit} | ${against} | ${reached} | ${goal} | ${met ? 'yes' : 'no'} |`)
}

console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB\n`,
)
console.log('| what | ours | peer | reached | aim | met |\n|---|---|---|---|---|---|')
measureGame(print)
measureGate(print)
measureBoard(print)
