import { parentPort } from 'node:worker_threads'
import { systems } from '#engine/systems/registry.ts'
import { serveThinking } from '../../src-main/thinking/serve.ts'
import { testOpponents } from './test-opponents.ts'

serveThinking(parentPort!, testOpponents, systems)
