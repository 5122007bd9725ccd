/** Whether what is typed belongs to a field: one of words or a list to choose from; not to a switch, a slider or one of several choices. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null
