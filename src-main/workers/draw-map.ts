import { parentPort, workerData } from 'node:worker_threads'
import { drawMap } from '../cartography/draw-map.ts'
import type { DrawingMade, DrawingOrder } from '../services/drawings.ts'

/** Draws the map it is started with, says so, and ends. */
function run({ plan, language }: DrawingOrder): void {
  const made: DrawingMade = { svg: drawMap(plan, language) }
  parentPort?.postMessage(made)
}

run(workerData)
