import { words } from '../../../campaigns/named-files.ts'
import { both } from '../../../campaigns/problems.ts'

/** Names of table and map fields in messages: the field name in a file, and its label in a form. */
export const inColumn = {
  all: words(both('"all"', '"all"'), both('What holds where all are so', 'Ce qui vaut quand tous le sont')),
  any: words(both('"any"', '"any"'), both('what holds where some are', 'ce qui vaut quand certains le sont')),
  from: words(both('"from"', '"from"'), both('its beginning', 'son début')),
  to: words(both('"to"', '"to"'), both('the end', 'la fin')),
  water: words(both('"river" or "canal"', '"river" ou "canal"'), both('what water takes away', 'ce que l’eau enlève')),
  edges: words(both('"edges"', '"edges"'), both('the side of this edge', 'le camp de ce bord')),
}
