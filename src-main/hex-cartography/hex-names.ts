import type { HexDrawing } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { type LetteringByKind, namesOfPlan, type WrittenName } from '../cartography/pen/written-names.ts'
import { onSheet } from './hex-scene.ts'

type Name = HexDrawing['names'][number]

const hand: LetteringByKind<Name['kind']> = {
  town: { face: 'bold', size: 36, fill: ink.name, spacing: 4, halo: ink.halo, isCapital: true },
  village: { face: 'roman', size: 31, fill: ink.name, spacing: 1.5, halo: ink.halo },
  hill: { face: 'italic', size: 27, fill: ink.name, spacing: 1, halo: ink.halo },
  wood: { face: 'italic', size: 31, fill: ink.woodName, spacing: 5, halo: ink.halo },
  water: { face: 'italic', size: 33, fill: ink.waterName, spacing: 6, halo: ink.halo },
  way: { face: 'italic', size: 20, fill: ink.landscape, spacing: 0.8, halo: ink.halo },
  land: { face: 'roman', size: 32, fill: ink.landscape, spacing: 14, halo: ink.halo, isCapital: true },
}

/** The names of a plan, each at its place: level, or along a line. */
export const hexNames = (names: readonly Name[], language: Language): WrittenName[] =>
  namesOfPlan(names, hand, onSheet, language)
