import { describe, expect, test } from 'vitest'
import type { OpenJson } from '#engine/kernel/system/editing.ts'
import type { CampaignFiles, RuleSystem } from '#engine/kernel/system/system.ts'
import { deeplyFrozen } from '#engine/kernel/values/frozen.ts'
import type { Json, JsonObject } from '#engine/kernel/values/result.ts'
import { putAt, valueAt } from '#engine/campaigns/editing/loose.ts'
import { escapeFromSedan } from '#engine/escape-from-sedan/system.ts'
import { gaiterButton } from '#engine/gaiter-button/system.ts'
import { portableSpicheren } from '#engine/portable-spicheren/system.ts'
import { stormOverBelfort } from '#engine/storm-over-belfort/system.ts'
import { wissembourgSpicheren } from '#engine/wissembourg-spicheren/system.ts'
import { readCampaignFolder } from '../../../src-main/campaigns/campaign-files.ts'
import { judge } from '../../../src-main/campaigns/campaign-check.ts'
import { changed } from '../../../src-main/drafts/changes.ts'

/** What is wrong with a scenario when it is the only one of its campaign. */
function faultsIn(files: CampaignFiles, file: string, document: JsonObject) {
  const others = Object.entries(files).filter(([path]) => !path.startsWith('scenarios/'))
  const { errors, warnings } = judge({ ...Object.fromEntries(others), [file]: document })
  return [...errors, ...warnings].filter((problem) => problem.file === file)
}

type Fixture = readonly [
  code: string,
  about: string | undefined,
  ...spoils: (readonly [how: 'put' | 'push' | 'drop', path: string, value?: Json])[],
]

/** A scenario is spoilt: the fault has its code, leads to what it is about, and every remedy lowers the number of faults. */
function tries(system: RuleSystem, folder: string, file: string, fixtures: readonly Fixture[]): void {
  const { files } = deeplyFrozen(readCampaignFolder(`campaigns/${folder}`))
  const sound = files[file] as JsonObject
  const editing = system.editing!
  test.each(fixtures.map((fixture) => ({ code: fixture[0], fixture })))('$code', ({ fixture }) => {
    const [code, about, ...spoils] = fixture
    const { after: document } = changed(sound, (open) => {
      for (const [how, path, value] of spoils) {
        const list = valueAt(open as JsonObject, path)
        if (how === 'push') putAt(open, path, [...(list as Json[]), value!] as OpenJson)
        else putAt(open, path, how === 'put' ? (value as OpenJson) : undefined)
      }
    })
    const faults = faultsIn(files, file, document)
    const fault = faults.find((one) => one.code === code)
    expect(fault, `found ${faults.map((one) => one.code).join(', ')}`).toBeDefined()
    const { things, places, fields } = editing.subjects(files, document, fault!)
    if (about !== undefined) expect([...things, ...places, ...fields]).toContain(about)
    for (const remedy of editing.remedies(files, document, fault!)) {
      const { after } = changed(document, (open) => remedy.carryOut(open))
      const left = faultsIn(files, file, after)
      const told = left.map((one) => `${one.path} ${one.message}`).join('\n')
      expect(left.length, `${remedy.title.en} leaves\n${told}`).toBeLessThan(faults.length)
    }
    if (!withoutRemedy.has(code)) expect(editing.remedies(files, document, fault!).length).toBeGreaterThan(0)
  })
}

/** What only the designer can decide. */
const withoutRemedy = new Set(['the-side-has-won-this-as-it-is'])

describe('faults of Gaiter Button', () => {
  const again = { id: 'permanent-losses', section: 'GB 18.1', on: false }
  const half = { detachment: 'ge-d-a', zone: 'ford', strength: { cavalry: 1 }, from: 'ge-1-1' }
  const harm = { is: 'losses-above-own', atLeast: 2, of: 'french' }
  const pontoon = { id: 'permanent-pontoon', section: 'GB 19.1', on: true, a: 'mill', b: 'rock' }
  const doubt = (commandPoints: number[]): Json => ({
    ...{ id: 'german-uncertainty', section: 'GB 19.1', on: true, side: 'german', commandPoints },
  })
  const slow = { id: 'hesitation', section: 'GB 19.1', on: true, leader: 'durand', roll: 1, strategicValue: 0 }
  const level = (all: Json): Json => ({ side: 'german', level: 'strategic', all })
  tries(gaiterButton, 'examples/broadwater', 'scenarios/two-days.json', [
    ['the-turn-of-follows-that-of', 'turns.1.date', ['put', 'turns.1.date', '1870-08-29']],
    ['the-edge-is-named-twice', 'sides.french.edges.1', ['push', 'sides.french.edges', 'west']],
    ['no-zone-of-the-map-lies-on-its', 'sides.french.edges.1', ['push', 'sides.french.edges', 'north']],
    ['the-edge-of-the-map-is', 'sides.french.edges.1', ['push', 'sides.french.edges', 'east']],
    ['there-is-no-bridge-between-and', 'mill', ['put', 'destroyedBridges', [{ a: 'mill', b: 'mill' }]]],
    ['decoys-are-asked-for-the-side-has-order', 'sides.french.decoys', ['put', 'sides.french.decoys', 9]],
    ['stands-here-for-the-second-time', 'options.4.id', ['push', 'options', again]],
    ['already-stands-at', 'fr-1-1', ['push', 'setUp.french', { zone: 'mill', units: ['fr-1-1'] }]],
    ['there-is-no-unit', 'setUp.french.0.units.2', ['push', 'setUp.french.0.units', 'nobody']],
    ['there-is-no-leader', 'setUp.french.0.leaders.1', ['push', 'setUp.french.0.leaders', 'nobody']],
    ['nobody-stands-in', 'mill', ['push', 'setUp.french', { zone: 'mill' }]],
    ['both-sides-stand-in-a-game-does-not', 'ge-1-1', ['put', 'setUp.german.0.zone', 'mill']],
    ['there-is-no-fortress-in', 'fr-1-1', ['put', 'setUp.french.0.inside', true]],
    ['the-unit-of-the-side-is-nowhere', 'fr-1-c', ['drop', 'setUp.french.0.units.1']],
    ['the-leader-of-the-side-is-nowhere', 'vogel', ['drop', 'setUp.german.0.leaders.1']],
    ['the-scenario-has-no-turn-on', 'ge-c-1', ['put', 'reinforcements.0.date', '1870-09-09']],
    [
      'takes-no-part-in-this-scenario',
      'ge-c-1',
      ['drop', 'reinforcements'],
      ['push', 'absent', 'ge-c-1'],
      ['push', 'reductions', { unit: 'ge-c-1', arm: 'cavalry', points: 1 }],
    ],
    ['loses-sp-of-and-has', 'ge-1-1', ['put', 'reductions.0.points', 9]],
    ['is-used-twice', 'ge-d-a', ['push', 'detached', half]],
    ['there-is-no-detachment', 'detached.0.detachment', ['put', 'detached.0.detachment', 'ge-d-z']],
    ['has-room-for-sp-of', 'ge-d-a', ['put', 'detached.0.strength.cavalry', 9]],
    ['there-is-no-zone', 'victory.exits.1', ['push', 'victory.exits', 'nowhere']],
    ['the-side-has-no-level-of-victory', 'victory.levels', ['drop', 'victory.levels.2']],
    [
      'the-victory-of-the-side-stands-here-again',
      'victory.levels.3',
      ['push', 'victory.levels', { side: 'german', level: 'tactical', all: [harm] }],
    ],
    [
      'only-french-divisions-leave-the-map-for-victory',
      'victory.levels.3.all.0',
      ['push', 'victory.levels', level([{ is: 'divisions-exited', atLeast: 1 }])],
    ],
    ['the-side-would-win-by-its-own-harm', 'victory.levels.2.all.1.of', ['put', 'victory.levels.2.all.1.of', 'german']],
    [
      'divisions-are-asked-for-take-part',
      'victory.levels.0.all.0.atLeast',
      ['put', 'victory.levels.0.all.0.atLeast', 7],
    ],
    ['is-not-a-field-here', undefined, ['put', 'weather', 'fine']],
    ['nothing-supplies-the-side', 'sides.french.edges', ['put', 'sides.french.edges', []]],
    ['is-named-twice', 'mill', ['put', 'area', ['west-gate', 'mill', 'rock', 'ford', 'east-gate', 'mill']]],
    ['within-the-area-nothing-joins-to', 'east-gate', ['put', 'area', ['mill', 'rock', 'east-gate']]],
    ['is-outside-the-area-in-play', 'ge-1-1', ['put', 'area', ['west-gate', 'mill', 'rock', 'ford']]],
    [
      'is-outside-the-area-in-play',
      'victory.levels.1.all.0.zones.0',
      ['put', 'area', ['mill', 'rock', 'ford', 'east-gate']],
      ['put', 'victory.levels.1.all.0.zones', ['west-gate', 'ford']],
    ],
    ['the-map-has-no-permanent-pontoon-bridge-between', 'rock', ['push', 'specialRules', pontoon]],
    ['command-points-are-told-for-turns-there-are', 'specialRules.1', ['push', 'specialRules', doubt([-1, 0, -1])]],
    ['uncertainty-would-add-command-points', 'specialRules.1', ['push', 'specialRules', doubt([1])]],
    ['a-die-never-shows', 'specialRules.1.roll', ['push', 'specialRules', { ...slow, roll: 9 }]],
    ['dice-never-show', 'specialRules.0.cutFrom', ['put', 'specialRules.0.cutFrom', 9]],
    [
      'no-leader-of-the-side-takes-part-so',
      'setUp.french',
      ['drop', 'setUp.french.0.leaders'],
      ['put', 'absent', ['durand']],
    ],
    ['corps-of-the-army-are-on-the-map', 'vogel', ['drop', 'setUp.german.0.leaders.1'], ['put', 'absent', ['vogel']]],
    ['two-lines-are-called', 'setUp.german.0.id', ['put', 'setUp.french.0.id', 'a'], ['put', 'setUp.german.0.id', 'a']],
    ['belongs-to-the-side', 'ge-1-1', ['drop', 'setUp.german.0.units'], ['push', 'setUp.french.0.units', 'ge-1-1']],
    ['stands-at', 'fr-1-1', ['push', 'absent', 'fr-1-1']],
    ['there-is-no-unit-or-leader', 'absent.0', ['push', 'absent', 'nobody']],
    [
      'with-sp-are-in-the-fortress-which-holds',
      'fr-1-1',
      ['put', 'setUp.french.0.zone', 'rock'],
      ['put', 'setUp.french.0.inside', true],
    ],
    [
      'has-a-garrison-of-the-side',
      'ge-1-1',
      ['put', 'setUp.german.0.zone', 'rock'],
      ['put', 'setUp.german.0.inside', true],
    ],
    [
      'of-the-other-side-is-within-as-well',
      'fr-1-c',
      ['push', 'setUp.german', { zone: 'rock', units: ['ge-c-1'], inside: true }],
      ['drop', 'reinforcements'],
      ['drop', 'setUp.french.0.units.1'],
      ['push', 'setUp.french', { zone: 'rock', units: ['fr-1-c'], inside: true }],
    ],
    ['would-begin-without-any', 'ge-1-1', ['push', 'reductions', { unit: 'ge-1-1', arm: 'infantry', points: 5 }]],
    ['is-of-the-other-side', 'fr-1-1', ['put', 'detached.0.from', 'fr-1-1']],
    [
      'the-mother-unit-takes-no-part-in-this',
      'ge-c-1',
      ['drop', 'reinforcements'],
      ['push', 'absent', 'ge-c-1'],
      ['put', 'detached.0.from', 'ge-c-1'],
    ],
    ['artillery-is-detached-alone', 'ge-d-a', ['put', 'detached.0.strength', { artillery: 1 }]],
    ['gives-sp-of-it-is-reduced-by', 'ge-1-1', ['drop', 'reductions']],
    ['enemies-stand-in-when-the-game-begins', 'mill', ['put', 'reinforcements.0.zone', 'mill']],
    ['the-side-holds-the-fortress-of', 'rock', ['put', 'reinforcements.0.zone', 'rock']],
    ['lies-on-no-friendly-edge-and-no-railway', 'rock', ['put', 'reinforcements.0.zone', 'rock']],
    ['no-way-for-the-french-leaves-the-map', 'mill', ['push', 'victory.exits', 'mill']],
    [
      'the-victory-asks-for-the-one-for',
      'victory.levels.3.all.0.atLeast',
      ['put', 'victory.levels.1.all.0.atLeast', 1],
      ['put', 'victory.levels.0.all', [{ is: 'divisions-in', atLeast: 1, zones: ['ford'] }]],
      ['put', 'victory.levels.1.all.0.atLeast', 1],
      ['push', 'victory.levels', { side: 'german', level: 'strategic', all: [{ ...harm, of: 'french', atLeast: 1 }] }],
    ],
    ['there-is-no-zone-by-which-to-leave', 'victory.levels.0.all.0', ['put', 'victory.exits', []]],
  ])
})

describe('faults of Gaiter Button on the map of Châlons', () => {
  tries(gaiterButton, 'chalons-1870', 'scenarios/beaumont-sedan.json', [
    ['only-the-side-may-be-in', 'ge-4-7', ['put', 'setUp.german.7.zone', 'paris']],
    ['is-neutral-it-lies-in', 'bouillon', ['put', 'setUp.german.3.zone', 'bouillon']],
    ['units-stand-in-mountainous-where-may-tables-json', 'montherme', ['put', 'setUp.german.5.zone', 'montherme']],
    ['stands-too-far-from-its-corps-and-would', 'fr-1-c', ['put', 'setUp.french.2.zone', 'reims']],
    [
      'units-come-to-mountainous-where-may-be-tables',
      'montherme',
      ['put', 'reinforcements.0.zone', 'montherme'],
      ['put', 'reinforcements.0.units', ['fr-13-3', 'fr-13-1', 'fr-12-c']],
      ['drop', 'setUp.french.7'],
      ['drop', 'setUp.french.4'],
    ],
  ])
})

describe('faults of Portable Spicheren', () => {
  tries(portableSpicheren, 'portable-spicheren', 'scenarios/spicheren-historical.json', [
    ['there-is-no-unit', 'start.0.unit', ['put', 'start.0.unit', 'nobody']],
    ['the-unit-is-already-used-at', 'doens', ['push', 'pool.units', 'doens']],
    ['is-not', 'micheler', ['drop', 'start.0'], ['push', 'pool.units', 'micheler']],
    ['nobody-places', 'doens', ['drop', 'start.1.facing']],
    ['not-used', 'doens', ['drop', 'start.1']],
    ['there-is-no-hex-in-play', 'doens', ['put', 'start.1.hex', '9999']],
    ['two-units-are-set-up-in', 'doens', ['put', 'start.0.hex', '1210']],
    ['the-side-has-no-entry', 'reserve.entry', ['put', 'reserve.entry', 'nowhere']],
    ['may-not-enter', 'doens', ['put', 'start.1.hex', '0104']],
  ])
})

describe('faults of Storm over Belfort', () => {
  tries(stormOverBelfort, 'belfort-1870', 'scenarios/danjoutin.json', [
    ['it-ends-before-it-begins', 'turns.last', ['put', 'turns.last', 3]],
    ['there-is-no-zone', '57rp-1', ['put', 'start.1.zone', 'nowhere']],
    ['there-is-no-zone', 'markers.trenches.0', ['put', 'markers.trenches', ['nowhere']]],
    ['there-is-no-unit', 'start.0.units.4', ['push', 'start.0.units', 'nobody']],
    ['there-is-no-unit', 'diminished.2', ['push', 'diminished', 'nobody']],
    ['the-unit-has-two-places', '84rl', ['push', 'start.1.units', '84rl']],
    ['the-unit-has-no-place', '57rp-1', ['drop', 'start.1']],
    ['stands-with-the-enemy-in', 'cbpb', ['put', 'start.11.zone', 'zone-2']],
    ['finds-no-room-in', '7ra-1', ['put', 'start.2.zone', 'zone-2']],
    ['stands-with-another-division-in', 'olr13-1', ['push', 'start.8.units', 'olr13-1'], ['put', 'absent', []]],
    ['is-french-and-stands-at-the-headquarters', '65rp-1', ['put', 'start.3.zone', 'headquarters']],
    ['is-not-a-field-here', undefined, ['put', 'weather', 'fine']],
    ['cannot-stand-here', 'points.french', ['put', 'points.french', -4]],
    ['this-is-missing', 'points.french', ['drop', 'points.french']],
    ['is-not-of-the-kind', 'damaged', ['put', 'damaged', 'all']],
  ])
})

describe('faults of Wissembourg – Spicheren', () => {
  tries(wissembourgSpicheren, 'wissembourg-1870', 'scenarios/geisberg.json', [
    ['there-is-no-counter', 'setUp.0.units.3', ['push', 'setUp.0.units', 'nobody']],
    ['the-counter-is-already-used-at', 'bose', ['push', 'setUp.0.units', 'bose']],
    ['there-is-no-formation', 'demoralisedAt.fr-9', ['put', 'demoralisedAt.fr-9', 2]],
    ['there-is-no-commander-in-chief', 'called.chief', ['put', 'called', { chief: 'nobody', needed: 4 }]],
    ['takes-no-part', 'turcos', ['put', 'detached', [{ unit: 'turcos', until: 'pelle' }]]],
    ['there-is-no-commander', 'detached.0.until', ['put', 'detached', [{ unit: 'line-50', until: 'nobody' }]]],
    ['has-no-threshold', 'demoralisedAt', ['drop', 'demoralisedAt.fr-1']],
    ['the-side-has-no-unit', 'setUp', ['drop', 'setUp.1'], ['put', 'setUp.0.units', ['montmarie']]],
    ['stands-with-the-enemy-in', 'ge-art-21', ['put', 'setUp.6.hexes', ['0806']]],
    ['finds-no-room-in', 'thile', ['push', 'setUp.3.units', 'thile'], ['drop', 'setUp.4']],
    ['there-is-no-hex-in-play', 'koblinski', ['put', 'setUp.3.hexes', ['9901']]],
    ['this-is-missing', 'aims.french', ['drop', 'aims.french']],
    ['there-is-no-hex-in-play', 'narrowHex', ['put', 'narrowHex', '9901']],
    ['is-not-a-field-here', undefined, ['put', 'weather', 'fine']],
  ])
})

describe('faults of Escape from Sedan', () => {
  const add = (unit: string, at: Json, formation = 'line'): Json => ({ unit, at, facing: 0, formation })
  tries(escapeFromSedan, 'escape-from-sedan-1870', 'scenarios/charges-of-floing.json', [
    ['there-is-no-crest', 'victory.crest', ['put', 'victory.crest', 'nowhere']],
    ['there-is-no-commander', 'commanders.0.commander', ['put', 'commanders.0.commander', 'nobody']],
    [
      'the-commander-is-placed-twice',
      'liebert',
      ['push', 'commanders', { commander: 'liebert', at: [886, 900] }],
      ['put', 'cards.french', [9, 9, 9]],
    ],
    ['there-is-no-unit', 'units.0.unit', ['put', 'units.0.unit', 'nobody']],
    ['the-unit-is-set-up-twice', 'ch6', ['push', 'units', add('ch6', [700, 1000])]],
    ['the-formation-is-not-one-of', 'fb1', ['put', 'units.4.formation', 'square']],
    ['the-commander-of-is-not-in-this-battle', 'ca1', ['drop', 'commanders.1'], ['put', 'cards.french', [9]]],
    ['the-cards-of-the-side-do-not-fit', 'cards.german', ['put', 'cards.german', [9]]],
    ['the-side-has-no-unit', 'units', ['put', 'units', [add('ch6', [826, 746])]]],
    ['what-is-played-on-has-no-room', 'frame', ['put', 'frame', [1088, 0, 320, 1152]]],
    ['what-is-played-on-reaches-beyond-the-table', 'frame', ['put', 'frame', [320, 0, 1088, 4000]]],
    ['stands-beyond-what-is-played-on', 'ch6', ['put', 'units.0.at', [1800, 746]]],
    ['stands-beyond-what-is-played-on', 'liebert', ['put', 'commanders.0.at', [1800, 746]]],
    ['stands-on-which-is-closed-to-it', 'ca1', ['put', 'units.5.at', [500, 700]]],
    ['stands-on', 'l37', ['put', 'units.2.at', [990, 740]]],
    ['stands-within-two-inches-of-its-enemy', 'ir88', ['put', 'units.0.at', [896, 490]]],
    ['the-crest-lies-beyond-what-is-played-on', 'victory.crest', ['put', 'frame', [320, 0, 1088, 200]]],
    ['is-not-a-field-here', undefined, ['put', 'weather', 'fine']],
    ['cannot-stand-here', 'frame.0', ['put', 'frame', [-4, 0, 100, 100]]],
    ['is-not-of-the-kind', 'victory.most', ['put', 'victory.most', 'all']],
    ['this-is-missing', 'units.0.facing', ['drop', 'units.0.facing']],
  ])
  tries(escapeFromSedan, 'escape-from-sedan-1870', 'scenarios/escape.json', [
    ['no-emperor-is-there-to-be-brought-away', 'victory', ['drop', 'emperor']],
    ['an-exit-lies-beyond-what-is-played-on', 'frame', ['put', 'frame.1', 32]],
    ['the-side-is-to-bring-away-stands-and', 'victory.stands', ['put', 'victory.stands', 200]],
    ['stands-beyond-what-is-played-on', 'emperor', ['put', 'emperor', [4000, 4000]]],
  ])
})
