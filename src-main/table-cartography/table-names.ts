import type { TableDrawing } from '#engine/kernel/system/board-plan.ts'
import { ink } from '../cartography/pen/ink.ts'
import type { Language } from '../cartography/pen/texts.ts'
import { type LetteringByKind, namesOfPlan, type WrittenName } from '../cartography/pen/written-names.ts'
import type { TableScene } from './table-scene.ts'

const hand: LetteringByKind<TableDrawing['names'][number]['kind']> = {
  town: { face: 'bold', size: 42, fill: ink.name, spacing: 5, halo: ink.halo, isCapital: true },
  village: { face: 'roman', size: 33, fill: ink.name, spacing: 1.2, halo: ink.halo },
  hill: { face: 'italic', size: 29, fill: ink.landscape, spacing: 2, halo: ink.halo },
  wood: { face: 'italic', size: 31, fill: ink.woodName, spacing: 4, halo: ink.halo },
  water: { face: 'italic', size: 30, fill: ink.waterName, spacing: 5, halo: ink.halo },
  way: { face: 'italic', size: 22, fill: ink.landscape, spacing: 0.8, halo: ink.halo },
  land: { face: 'roman', size: 27, fill: ink.landscape, spacing: 6, halo: ink.halo, isCapital: true },
}

/** The names of a table, each at its point, level, or along its line. */
export const tableNames = ({ plan, onSheet }: TableScene, language: Language): WrittenName[] =>
  namesOfPlan(plan.drawing?.names ?? [], hand, onSheet, language)
