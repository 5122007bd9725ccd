import type { RecordedEvening } from '#engine/kernel/system/recorded-game.ts'

/** The page that compares the recorded game with history, evening by evening. */

const beginning = `# The campaign as it was

\`records/as-it-was.json\` is a game of *August 1870* in which both sides do what they did from 25 August to 1 September 1870. Every act in it is legal, and is
played again by the rules when the game is opened and when it is tested; what is drawn is laid down, so that marches arrive and battles end as they did.
The file is written by \`node scripts/as-it-was/write.ts\` from the days in \`scripts/as-it-was\`, and so is this page.

Where everybody was comes from Helmuth von Moltke's history of the war, from what is read and remembered of both staff histories, and from memoirs of
Civry, Busch and Wachter; of some cavalry divisions and staffs the place is a guess. *August 1870* has the rest, in [sources.md](sources.md).

## Evening by evening

`

const end = `
## What the rules have no room for

- **Less than a division.** The Mobiles of Vitry taken at Givry on the 25th, Bordas' brigade at Grandpré on the 26th, the Saxon advanced guard at Nouart (here its
  division), the hussars at Voncq on the 29th, the brigade and the 5th Cuirassiers before Mouzon on the 30th, the Jägers in Bazeilles and the skirmish at Flize on
  the 31st, Bonnemains' and Margueritte's charges. The notes tell of them.
- **Warniforêt, 30 August.** Conseil-Dumesnil's division walked into the II Bavarian Corps, which cannot be there that day. It marches to Mouzon before the Germans come.
- **Remilly, 30 August.** The 1st Corps crossed by bridges of its own making. The French have no pontoons in the game: it goes by Mouzon.
- **One pontoon bridge** for the Germans instead of five: it lies between Raucourt and Douzy.
- **Battle takes a division's march.** Who has fought is activated: at Nouart and Beaumont the divisions that fought come away by a voluntary retreat.
- **Mac-Mahon's wound.** No rule takes a leader away in battle.
- **The capitulation** comes in the night of 1 September by a test of surrender, a day early and by a die. The division that the fortress feeds does not take it.
`

export function pageOf(evenings: readonly RecordedEvening[], placesOf: (evening: RecordedEvening) => PlaceOf): string {
  return beginning + evenings.map((evening) => sectionOf(evening, placesOf(evening))).join('\n') + end
}

/** The place of a counter in the recorded game. */
type PlaceOf = (counter: string) => string

function sectionOf({ title, stood, differences }: RecordedEvening, placeOf: PlaceOf): string {
  const all = Object.values(stood).flat().length
  const elsewhere = differences.flatMap(({ who }) => who).length
  const was = (one: string) => Object.keys(stood).find((zone) => stood[zone]?.includes(one)) ?? ''
  const each = (places: readonly string[]) => [...new Set(places)].join(', ')
  const rows = differences.map(
    ({ who, why }) => `| ${who.join(', ')} | ${each(who.map(was))} | ${each(who.map(placeOf))} | ${why.en} |\n`,
  )
  const table = rows.length === 0 ? '' : `\n| who | was at | is at | why |\n|---|---|---|---|\n${rows.join('')}`
  return `### ${title.en}\n\n${all - elsewhere} of ${all} counters stand where they stood.\n${table}`
}
