import type { Arm, Formation, MoveRow, SaveRow, UnitKind } from './files.ts'

/** The rules for each kind of unit beyond its numbers. */
export interface KindOfUnit {
  readonly arm: Arm
  readonly weapon: 'rifle' | 'mitrailleuse' | 'guns'
  readonly row: MoveRow
  /** Whether it has an elite leader: always, by a die roll, or never. */
  readonly leader: 'always' | 'rolled' | 'never'
}

const foot = { arm: 'foot', weapon: 'rifle', row: 'infantry' } as const
const horse = { arm: 'horse', weapon: 'rifle', row: 'cavalry' } as const

/**
 * @rule es.units.leaders
 * Armoured cavalry, guard and light infantry have an elite leader; line infantry, other cavalry and batteries have one
 * by a die roll.
 */
export const kindsOfUnits: Readonly<Record<UnitKind, KindOfUnit>> = {
  line: { ...foot, leader: 'rolled' },
  light: { ...foot, row: 'light', leader: 'always' },
  guard: { ...foot, leader: 'always' },
  militia: { ...foot, leader: 'never' },
  landwehr: { ...foot, leader: 'never' },
  cavalry: { ...horse, leader: 'rolled' },
  armoured: { ...horse, leader: 'always' },
  'foot-guns': { arm: 'guns', weapon: 'guns', row: 'foot-guns', leader: 'rolled' },
  'horse-guns': { arm: 'guns', weapon: 'guns', row: 'horse-guns', leader: 'rolled' },
  'siege-guns': { arm: 'guns', weapon: 'guns', row: 'foot-guns', leader: 'rolled' },
  mitrailleuse: { arm: 'guns', weapon: 'mitrailleuse', row: 'foot-guns', leader: 'rolled' },
}

/**
 * @rule es.units.formations
 * Infantry is in skirmish order, line, column, road column or square; cavalry in all of these but the square; guns are
 * limbered or unlimbered.
 */
export const formationsOf: Readonly<Record<Arm, readonly Formation[]>> = {
  foot: ['skirmish', 'line', 'column', 'road-column', 'square'],
  horse: ['skirmish', 'line', 'column', 'road-column'],
  guns: ['unlimbered', 'limbered'],
}

/** The row of the saves table. */
export function saveRowOf(kind: UnitKind, side: 'french' | 'german'): SaveRow {
  const { arm } = kindsOfUnits[kind]
  if (arm === 'guns') return 'artillery'
  if (arm === 'horse') return `${side}-cavalry`
  if (kind === 'guard') return `${side}-guard`
  if (kind === 'militia') return 'french-militia'
  return kind === 'landwehr' ? 'german-landwehr' : `${side}-infantry`
}
