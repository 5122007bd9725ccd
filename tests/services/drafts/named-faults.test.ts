import { expect, test } from 'vitest'
import { putAt } from '#engine/campaigns/editing/loose.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import type { OpenJson, OpenObject } from '#engine/kernel/system/editing.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { RuleSystem } from '#engine/kernel/system/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { changed } from '../../../src-main/drafts/changes.ts'
import { faultsOf } from '../../../src-main/drafts/faults.ts'
import type { EditedSystem } from '../../../src-main/drafts/open-draft.ts'

/** The problems of a scenario of a campaign after values in its files were changed or removed, in both languages. */
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

test('faults of a map name its places, and its fields as on their card', () => {
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
    'There is a tunnel, yet no railway. Give it “Railway”, or remove the tunnel.',
    'Il y a un tunnel, mais pas de voie ferrée. Donnez-lui « Chemin de fer », ou enlevez le tunnel.',
  ])
  expect(found).toContainEqual([
    'West Gate lies on an edge, yet nothing leaves the map there. Tell its “Ways off the map”, or remove the edges.',
    'West Gate est sur un bord, mais rien n’y sort de la carte. Donnez ses « Voies hors de la carte », ou enlevez les bords.',
  ])
})

test('faults of a set-up name units, zones and sides', () => {
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

test('a rule that a set-up breaks is reported in both languages, with the names of those concerned', () => {
  const file = 'scenarios/danjoutin.json'
  const { files } = readCampaignFolder('campaigns/belfort-1870')
  const { start } = files[file] as unknown as { readonly start: readonly { readonly zone: string }[] }
  const line = start.findIndex(({ zone }) => zone === 'zone-10')
  expect(told(stormOverBelfort, 'belfort-1870', file, [[file, `start.${line}.zone`, 'zone-17']])).toEqual([
    [
      'The set-up breaks a rule: “Meroux” lies next to the enemy in “Bois du Bosmont”. Set up otherwise what it names.',
      'La mise en place enfreint une règle : « Meroux » est voisine de l’ennemi en « Bois du Bosmont ». Placez autrement ce qu’elle nomme.',
    ],
  ])
})

test('a line removed from the order of battle is named by its former name, with the units that belonged to it', () => {
  const file = 'scenarios/wissembourg.json'
  const found = told(wissembourgSpicheren, 'wissembourg-1870', file, [['order-of-battle.json', 'formations.0']])
  expect(found).toContainEqual([
    'There is no formation “1st Brigade”, to which these belong: “Montmarie”, “50th Line”, “74th Line”, “Art. 2”. Give them another formation, or add this one.',
    'Il n’y a pas de formation « 1ʳᵉ brigade », à laquelle appartiennent : « Montmarie », « 50ᵉ de ligne », « 74ᵉ de ligne », « Art. 2 ». Donnez-leur une autre formation, ou ajoutez celle-ci.',
  ])
  expect(found).toContainEqual([
    'There is no formation “1st Brigade”, yet a threshold is given for it. Leave the threshold out.',
    'Il n’y a pas de formation « 1ʳᵉ brigade », mais un seuil lui est donné. Enlevez le seuil.',
  ])
})

test('the place of a fault is given as the field of the form, and files by what they hold', () => {
  const file = 'scenarios/spicheren.json'
  const spoil = (path: string, value: OpenJson) =>
    told(portableSpicheren, 'portable-spicheren', file, [[file, path, value]])
  expect(spoil('placement.line', [])).toContainEqual([
    '“Two hexes of the line”: this list is empty. Give at least 2 of them.',
    '« Deux hexagones de la ligne » : cette liste est vide. Donnez-en au moins 2.',
  ])
  expect(spoil('placement.line', ['1105'])).toContainEqual([
    '“Two hexes of the line”: there are too few here. Give at least 2 of them.',
    '« Deux hexagones de la ligne » : il y en a trop peu ici. Donnez-en au moins 2.',
  ])
  const zones = told(stormOverBelfort, 'belfort-1870', 'scenarios/danjoutin.json', [
    ['scenarios/danjoutin.json', 'start.0.zone', 'nowhere'],
  ])
  expect(zones).toContainEqual([
    'There is no zone “nowhere”. Name a zone of the map.',
    'Il n’y a pas de zone « nowhere ». Nommez une zone de la carte.',
  ])
})

test('a stratagem counter, which has no name, is identified by its faces', () => {
  const [first, second] = told(stormOverBelfort, 'belfort-1870', 'scenarios/danjoutin.json', [
    ['order-of-battle.json', 'counters.1.id', 'scouts-icy-cold'],
  ])
  expect([first, second].flatMap((one) => one ?? []).join(' ')).toMatch(
    /^Two counters are called “[A-Z][^”-]+ \/ [A-Z][^”-]+”/,
  )
})

test('a position from which the rules cannot play on is reported in both languages', () => {
  const spoilt = (position: OpenJson) =>
    told(gaiterButton, 'examples/broadwater', 'scenarios/two-days.json', [
      ['scenarios/two-days.json', 'position', position],
    ])
  expect(spoilt({ counter: { 'fr-1-1': { left: 1 } } })).toEqual([
    [
      'This position cannot be played: “1st Division (Petit)” has 4 SP in a row of 4, 1 of it crossed off from the left and 0 from the right. Put right what the position says there, or leave it out.',
      'Cette situation ne peut pas être jouée : « 1ʳᵉ division (Petit) » a 4 PF dans une rangée de 4, dont 1 rayé par la gauche et 0 par la droite. Corrigez ce que la position dit à cet endroit, ou laissez-le de côté.',
    ],
  ])
  expect(spoilt({ counter: { 'fr-1-1': { zone: 'nowhere' } } })).toEqual([
    [
      'There is no zone “nowhere”. Put right what the position says there, or leave it out.',
      'Rien de ce genre (« zone ») ne s’appelle « nowhere ». Corrigez ce que la position dit à cet endroit, ou laissez-le de côté.',
    ],
  ])
})

test('edges, gates and fields of tables are called by their names, and negative numbers written with a minus', () => {
  const file = 'scenarios/first-march.json'
  const inChalons = (path: string, value: OpenJson, of = 'map.json') =>
    told(gaiterButton, 'chalons-1870', file, [[of, path, value]])
  expect(inChalons('edges.east', 'french')).toContainEqual([
    'The east edge of the map is French. Correct the side of this edge on the map, or the edge here.',
    'Le bord « est » de la carte est au camp « français ». Corrigez le camp de ce bord sur la carte, ou le bord ici.',
  ])
  expect(inChalons('combatFactor.demoralised.all', 0, 'tables.json')).toContainEqual([
    'What holds where all are so is milder than what holds where some are. Give at most −2.',
    'Ce qui vaut quand tous le sont est plus doux que ce qui vaut quand certains le sont. Donnez-en au plus −2.',
  ])
  const [side] = told(portableSpicheren, 'portable-spicheren', 'scenarios/spicheren.json', [
    ['scenarios/spicheren.json', 'reserve.side', 'prussian'],
  ]).filter(([english]) => english.includes('no entry'))
  expect(side![0]).toMatch(/no entry “[A-Z][^”]*”/)
})
