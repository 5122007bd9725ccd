import type { ReactNode } from 'react'
import type { Field } from '../../../src-main/contract/drafts.ts'
import type { Given } from '../at-bench/gestures.ts'

export type Value = Field['value']

export type PartProps = {
  readonly label: ReactNode
  readonly value: Value
  readonly onSet: (value: Given) => void
}

/** Whether a field can have what was typed as its number: a whole one that is not too small or too great. */
export function fitsNumber({ least, most }: Pick<Field, 'least' | 'most'>, typed: string): boolean {
  const number = Number(typed)
  if (typed.trim() === '' || !Number.isSafeInteger(number)) return false
  return (least === null || number >= least) && (most === null || number <= most)
}

export const stringsIn = (value: Value): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
