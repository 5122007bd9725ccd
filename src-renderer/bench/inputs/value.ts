import type { ReactNode } from 'react'
import type { Field } from '../../../src-main/contract/drafts.ts'
import type { FieldValue } from '../at-bench/gestures.ts'

export type Value = Field['value']

export type PartProps = {
  readonly label: ReactNode
  readonly value: Value
  readonly onSet: (value: FieldValue) => void
}

/** Whether the typed text is a whole number within the limits of the field. */
export function fitsNumber({ least, most }: Pick<Field, 'least' | 'most'>, typed: string): boolean {
  const number = Number(typed)
  if (typed.trim() === '' || !Number.isSafeInteger(number)) return false
  return (least === null || number >= least) && (most === null || number <= most)
}

export const stringsIn = (value: Value): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
