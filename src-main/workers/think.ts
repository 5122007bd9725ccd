import { parentPort } from 'node:worker_threads'
import { opponents } from '#engine/opponents/players/registry.ts'
import { systems } from '#engine/systems/registry.ts'
import { serveThinking } from '../thinking/serve.ts'

if (parentPort === null) throw new Error('this is a worker')
serveThinking(parentPort, opponents, systems)
