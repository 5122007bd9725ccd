/** The keys of the table and what they do, in English. */
export const keys = {
  heading: 'Keys',
  key: 'Key',
  does: 'What it does',
  close: 'Close',
  groups: [
    {
      title: 'At the table',
      keys: [
        ['Ctrl+K, /', 'Commands, places and counters, found by their words'],
        ['Tab', 'On to the next part: map, question, record'],
        ['1 – 9', 'The answer with this digit'],
        ['Ctrl+Z, Ctrl+Y', 'Undo, redo'],
        ['A', 'Advice'],
        ['C', 'Carry on the first of the orders that are kept'],
        ['L', 'Layers'],
        ['F1, ?', 'Rules'],
        ['Esc', 'Closes what is open, or takes back what is being aimed'],
      ],
    },
    {
      title: 'At the question',
      keys: [
        ['↑ ↓', 'From answer to answer'],
        ['Enter', 'Gives the answer, or the order'],
      ],
    },
    {
      title: 'On the map',
      keys: [
        ['← ↑ → ↓', 'From place to place; with Shift they move the map'],
        ['Tab', 'Through all that can be answered here'],
        ['Enter', 'Chooses: who marches, and then where to'],
        ['S', 'Lays out the stack'],
        ['R', 'Turns a unit that is being ordered, with Shift the other way'],
        ['M', 'Measures'],
        ['H', 'Hides the counters'],
        ['+, −, 0', 'Larger, smaller, the whole map'],
      ],
    },
    {
      title: 'During a film',
      keys: [
        ['Space', 'Plays and pauses'],
        ['← →', 'Back and forward'],
        ['Esc', 'On to the question'],
      ],
    },
  ] as readonly { readonly title: string; readonly keys: readonly (readonly [key: string, does: string])[] }[],
}
