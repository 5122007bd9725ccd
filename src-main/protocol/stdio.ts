import { once } from 'node:events'
import { houseServices } from './house-services.ts'
import { Lines, type Line } from './lines.ts'
import { Session } from './session.ts'

/*
 * The engine on standard input and output: one line in, one line out, until the input ends. docs/protocol.md documents
 * the requests.
 */

const { stdin, stdout } = process
const session = new Session(houseServices())
const lines = new Lines()

// The reader has closed its end: a normal end, not a failure.
stdout.on('error', () => process.exit(0))

for await (const piece of stdin) await answerAll(lines.take(piece))
await answerAll(lines.end())

async function answerAll(all: readonly Line[]): Promise<void> {
  for (const line of all) if (!stdout.write(`${session.answerLine(line)}\n`)) await once(stdout, 'drain')
}
