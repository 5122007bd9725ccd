import { parentPort, workerData } from 'node:worker_threads'
import { drawPlan } from '../boards/draw-plan.ts'
import type { DrawingResult, DrawingOrder } from '../services/drawings.ts'

/** Draws the map in `workerData`, sends the result, and ends. */
function run({ plan, language }: DrawingOrder): void {
  const made: DrawingResult = { svg: drawPlan(plan, language) }
  parentPort?.postMessage(made)
}

run(workerData)
