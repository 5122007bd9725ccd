import type { SwitchId } from './files.ts'

/** The rule of each option. */
export const ruleOf: Readonly<Record<SwitchId, string>> = {
  frossardEarly: 'ws.options.early-chief',
  castagnyCalled: 'ws.options.called-division',
}
