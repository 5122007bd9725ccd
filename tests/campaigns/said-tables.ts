import { french as ofAll } from '#engine/campaigns/said.fr.ts'
import { french as ofEscapeFromSedan } from '#engine/escape-from-sedan/campaign/said.fr.ts'
import { french as ofGaiterButton } from '#engine/gaiter-button/campaign/checks/said.fr.ts'
import { french as ofPortableSpicheren } from '#engine/portable-spicheren/campaign/said.fr.ts'
import { french as ofStormOverBelfort } from '#engine/storm-over-belfort/campaign/said.fr.ts'
import { french as ofWissembourgSpicheren } from '#engine/wissembourg-spicheren/campaign/said.fr.ts'

/** What the checks of campaign files say, in the folder of each table of its French. */
export const saidTables: readonly (readonly [folder: string, french: Readonly<Record<string, string>>])[] = [
  ['src-engine/campaigns', ofAll],
  ['src-engine/escape-from-sedan/campaign', ofEscapeFromSedan],
  ['src-engine/gaiter-button/campaign', ofGaiterButton],
  ['src-engine/portable-spicheren/campaign', ofPortableSpicheren],
  ['src-engine/wissembourg-spicheren/campaign', ofWissembourgSpicheren],
  ['src-engine/storm-over-belfort/campaign', ofStormOverBelfort],
]
