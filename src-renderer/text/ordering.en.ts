/** The words for orders given by hand, in English. */
export const ordering = {
  working: 'Working it out…',
  aim: 'Point at a ringed place to read what is to be expected; a click aims the order there.',
  who: 'Who goes',
  give: 'Give the order',
  cancel: 'Cancel',
  enter: 'Enter',
  escape: 'Esc',
  goesOn: (title: string) => `Order: ${title}. It goes on.`,
  takeBack: 'Take back',
  stopped: (title: string, why: string) => `Order stopped: ${title}. ${why}`,
  answered: (titles: string) => `Answered without asking: ${titles}.`,
}
