import { expect, test } from 'vitest'
import { putAt } from '#engine/campaigns/editing/loose.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import type { OpenJson, OpenObject } from '#engine/kernel/system/editing.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { changed } from '../../../src-main/drafts/changes.ts'
import { faultsOf } from '../../../src-main/drafts/faults.ts'
import type { EditedSystem } from '../../../src-main/drafts/open-draft.ts'

/** What is told of a scenario of a campaign after values in its files were changed or struck, in both languages. */
function told(
  system: RuleSystem,
  folder: string,
  file: string,
  spoils: readonly (readonly [file: string, path: string, value?: OpenJson])[],
): readonly (readonly [string, string])[] {
  const { files } = readCampaignFolder(`campaigns/${folder}`)
  const { after } = changed(files as JsonObject, (open) => {
    for (const [of, path, value] of spoils) putAt(open[of] as OpenObject, path, value)
  })
  const { [file]: document, ...ground } = after
  const draft = { system: system as EditedSystem, ground, document: document as JsonObject, row: { file, number: 0 } }
  return faultsOf(draft, () => files).faults.map(({ problem: { message, remedy, inFrench } }) => [
    `${message} ${remedy}`,
    `${inFrench.message} ${inFrench.remedy}`.replaceAll(/[\u00a0\u202f]/g, ' '),
  ])
}

test('what is wrong with a map is told by the names of its places, and fields by what they are called on their card', () => {
  const found = told(gaiterButton, 'examples/broadwater', 'scenarios/two-days.json', [
    ['map.json', 'connections.1.km', 17],
    ['map.json', 'connections.1.tunnel', 'one'],
    ['map.json', 'zones.0.exits'],
  ])
  expect(found).toContainEqual([
    '“The Mill” – “Rock” is said to be 17 km long, yet its ends and bends are 10.3 km apart. Write 10.3, or correct a place.',
    '« The Mill » – « Rock » serait long de 17 km, mais ses bouts et ses coudes mesurent 10.3 km. Écrivez 10.3, ou corrigez un emplacement.',
  ])
  expect(found).toContainEqual([
    'There is a tunnel, yet no railway. Set “Railway” to true, or remove the tunnel.',
    'Il y a un tunnel, mais pas de voie ferrée. Mettez « Chemin de fer » à true, ou enlevez le tunnel.',
  ])
  expect(found).toContainEqual([
    'West Gate lies on an edge, yet nothing leaves the map there. Tell its “Ways off the map”, or remove the edges.',
    'West Gate est sur un bord, mais rien n’y sort de la carte. Donnez ses « Voies hors de la carte », ou enlevez les bords.',
  ])
})

test('what is wrong with a set-up is told by the names of units, zones and sides', () => {
  const ofSides = told(gaiterButton, 'examples/broadwater', 'scenarios/two-days.json', [
    ['scenarios/two-days.json', 'setUp.french.0.leaders'],
  ])
  expect(ofSides.map(([english]) => english.replace(/\. .*/, '.'))).toContain(
    'No leader of the French side takes part, so nobody commands.',
  )
  expect(ofSides.map(([, french]) => french.replace(/\. .*/, '.'))).toContain(
    'Aucun chef du camp « français » ne prend part : personne ne commande.',
  )
  const [english, french] = told(stormOverBelfort, 'belfort-1870', 'scenarios/danjoutin.json', [
    ['scenarios/danjoutin.json', 'start.2.zone', 'zone-2'],
  ])[0]!
  expect(english).toMatch(/^“[^”-]+” finds no room in “[^”-]+”\./)
  expect(french).toMatch(/^« [^»]+ » ne trouve pas de place en « [^»]+ »\./)
})
