import type { ReactNode } from 'react'
import type { Field } from '../../../src-main/contract/drafts.ts'
import type { Given } from '../at-bench/gestures.ts'

export type Value = Field['value']

export type PartProps = {
  readonly label: ReactNode
  readonly value: Value
  readonly onSet: (value: Given) => void
}

export const stringsIn = (value: Value): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
