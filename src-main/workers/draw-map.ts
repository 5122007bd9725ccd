import { parentPort, workerData } from 'node:worker_threads'
import { drawCampaign } from '../cartography/draw-campaign.ts'
import { english, french } from '../cartography/texts.ts'
import type { DrawingAsked, DrawingMade } from '../services/drawings.ts'

/** Draws the map it is started with, says so, and ends. */
function run({ files, language }: DrawingAsked): void {
  const drawn = drawCampaign(files, { en: english, fr: french }[language])
  if ('errors' in drawn) throw new Error(drawn.errors.map(({ file, message }) => `${file}: ${message}`).join(' '))
  const made: DrawingMade = { svg: drawn.svg }
  parentPort?.postMessage(made)
}

run(workerData)
