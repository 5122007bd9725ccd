/** Whether letters and digits typed here go into a text field or a list. Checkboxes, radio buttons and sliders take none. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=radio], [type=checkbox], [type=range]), textarea, select') !== null
