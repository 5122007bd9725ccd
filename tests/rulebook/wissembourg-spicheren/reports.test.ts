import { describe, expect, it } from 'vitest'
import type { Game } from '#engine/kernel/game/game.ts'
import { EVERYONE, type JournalEntry } from '#engine/kernel/play/journal.ts'
import type { LoadedCampaign } from '#engine/kernel/system/system.ts'
import type { Campaign } from '#engine/wissembourg-spicheren/campaign/campaign.ts'
import { deeds, formationFigures } from '#engine/wissembourg-spicheren/deeds.ts'
import { reports } from '#engine/wissembourg-spicheren/reports/reports.ts'
import type { BarrageReport, CombatReport } from '#engine/wissembourg-spicheren/window-types.ts'
import { begin, pickFrom } from '../../kernel/table.ts'
import { tries } from '../../tries.ts'
import { position, spicheren, wissembourg, type Table } from './table.ts'
import { warlike } from './warlike.ts'

/** Attacks and barrages put together from what was told of them, and what was lost by what. */

type Wanted = Parameters<typeof position>[0]

const german = (phase: Wanted['phase'], units: Wanted['units']): Table =>
  position({ phase, active: 'ge-14', side: 'german', units: { kameke: '1502', ...units } })
const attack = (units: Wanted['units']): Table => german('declaration', units)

const toldIn = ({ game }: Table): readonly JournalEntry[] => game.journal(EVERYONE)
const combatsIn = (table: Table): CombatReport[] =>
  reports(toldIn(table)).map(({ told }) => told as unknown as CombatReport) // the tests know what was fought
const campaignOf = (loaded: LoadedCampaign) => loaded.campaign as Campaign // of this very system

/** The figures of the present turn that are not 0. */
function done(table: Table): Readonly<Record<string, number>> {
  // A position stands in the middle of a turn, which has begun before.
  const told = [{ kind: 'turn-began', turn: 1 }, ...toldIn(table)]
  const { figures } = deeds(campaignOf(table.loaded), told).at(-1)!
  return Object.fromEntries(
    figures.filter(({ value }) => value > 0).map(({ key, side, value }) => [`${key} ${side}`, value]),
  )
}

describe('the report of an attack', () => {
  it('ws.assault.sequence, ws.defence.combat: tells both rolls, what each side lost, who retreats and who advances', () => {
    const table = attack({ francois: '1603 S', jolivet: '1604 N' })
    table
      .acts('attack francois 1604', 'begin-attacks')
      .act('stand-firm', 1, 6, 2)
      .acts('yield', 'retreat 1605', 'turn-aside N')
    const [report] = combatsIn(table)
    expect(report).toMatchObject({ report: 'combat', hex: '1604', attackers: ['francois'], coordination: null })
    expect(report!.strikes.map(({ unit, result }) => [unit, result])).toEqual([['francois', 1]])
    expect(report!.assault).toMatchObject({ unit: 'francois', result: 2 })
    expect(report!.fates).toMatchObject([
      { unit: 'francois', tests: [{ needed: 6, passed: true }], steps: 0, disorganised: false, retreat: [] },
      { unit: 'jolivet', disorganised: true, steps: 0, retreat: ['1605'], eliminated: false },
    ])
    expect(report!.advanced).toBe('francois')
  })

  it('ws.assault.coordination: those who attack together are one attack, with the test of their commander', () => {
    const units = { kameke: '1603', francois: '1603 S', woyna: '1504 SE', 'fr-art-1': '1604 N', jolivet: '0113 N' }
    const table = attack(units).acts('attack francois 1604', 'attack woyna 1604', 'join kameke 1604')
    table.act('begin-attacks', 6)
    while (table.asked === 'french evasion') table.act('stand-firm')
    table.act('support fr-art-1').act('give 3', 6).acts('yield', 'retreat 1602', 'turn-aside S').act('remain', 1)
    const all = combatsIn(table)
    expect(all).toHaveLength(1)
    expect(all[0]).toMatchObject({
      attackers: ['francois', 'woyna'],
      coordination: { unit: 'kameke', passed: true },
      added: [{ unit: 'fr-art-1', as: 'guns' }],
      advanced: 'woyna',
    })
    expect(all[0]!.fates.find(({ unit }) => unit === 'fr-art-1')).toMatchObject({ eliminated: true, steps: 1 })
    // Guns that are overrun are lost with all they had.
    expect(done(table)).toMatchObject({ 'attacks 1': 1, 'advances 1': 1, 'lost-overrun 0': 1 })
  })

  it('ws.assault.sequence: two attacks on a hex one after the other are two', () => {
    const table = attack({ francois: '1603 S', woyna: '1704 SW', jolivet: '1604 N' })
    table.acts('attack francois 1604', 'attack woyna 1604', 'begin-attacks', 'assault francois')
    table.act('stand-firm', 6).acts('yield', 'retreat 1602', 'turn-aside S').roll('turn-aside N')
    const all = combatsIn(table)
    expect(all.map(({ attackers }) => attackers)).toEqual([['francois'], ['woyna']])
    expect(all[0]).toMatchObject({ assault: null, advanced: null })
    expect(done(table)).toMatchObject({ 'attacks 1': 2 })
  })

  it('ws.assault.evade: who goes before the combat is told of, and nothing is rolled', () => {
    const table = attack({ francois: '1603 S', jolivet: ['1604 N', { disorganised: true }] })
    table.acts('attack francois 1604', 'begin-attacks', 'evade 1605')
    expect(combatsIn(table)[0]).toMatchObject({
      evaded: [{ unit: 'jolivet', hex: '1605' }],
      strikes: [],
      assault: null,
    })
    // Disorganised it pays for it with a step, which is one of the retreat.
    expect(done(table)).toMatchObject({ 'lost-retreat 0': 1 })
  })

  it('ws.retreat.refuse: a step for standing is told apart from one of the assault', () => {
    const table = attack({ francois: '1603 S', jolivet: ['1604 N', { lost: 1 }] })
    table.acts('attack francois 1604', 'begin-attacks').act('stand-firm', 1, 6, 2).act('refuse', 5)
    expect(combatsIn(table)[0]!.fates.at(-1)).toMatchObject({
      unit: 'jolivet',
      refused: true,
      steps: 1,
      eliminated: true,
    })
    expect(done(table)).toMatchObject({ 'lost-refusal 0': 1 })
  })
})

describe('the report of a barrage', () => {
  it('ws.artillery.barrage: tells the hex, the roll and what became of the target', () => {
    const table = german('barrages', { 'ge-art-14': '1604 S', jolivet: ['1605 N', { disorganised: true }] })
    const [shot] = table.actions('barrage')
    table.roll(shot!)
    const report = reports(toldIn(table))[0]!.told as unknown as BarrageReport // of the only barrage
    expect(report).toMatchObject({ report: 'barrage', hex: '1605', target: 'jolivet', roll: { unit: 'ge-art-14' } })
    const { lost } = table.unit('jolivet')
    expect(report.fates.find(({ unit }) => unit === 'jolivet')?.steps ?? 0).toBe(lost)
    expect(done(table)['lost-barrage 0'] ?? 0).toBe(lost)
  })
})

describe('an objective', () => {
  it('ws.victory.control: it is told when another side comes to stand in it', () => {
    const table = german('moves', { francois: '1606 S', jolivet: '0113 N' })
    table.acts('move francois', 'step 1607')
    expect(table.told('objective-taken')).toMatchObject([{ side: 'german', hex: '1607' }])
  })
})

describe.each([
  ['spicheren', spicheren],
  ['wissembourg', wissembourg],
] as const)('a whole battle of %s', (scenario, loaded) => {
  it('loses every step by one cause, in one formation, and tells every attack once', () => {
    for (let number = 0; number < tries(10); number++) {
      const game = played(loaded, scenario, number)
      const told = game.journal(EVERYONE)
      const campaign = campaignOf(loaded)
      const { known } = game.view(0)
      const formations = formationFigures(campaign, known, told)
      const all = deeds(campaign, told).flatMap(({ figures }) => figures)
      for (const side of [0, 1]) {
        const own = formations.filter((one) => one.side === side)
        for (const { figures } of own) expect(lostIn(figures)).toBe(figures['steps-lost'])
        const byTurns = all
          .filter((one) => one.side === side && one.key.startsWith('lost-'))
          .reduce((sum, { value }) => sum + value, 0)
        expect(byTurns).toBe(own.reduce((sum, { figures }) => sum + figures['steps-lost']!, 0))
      }
      const combats = reports(told).filter(({ told: { report } }) => report === 'combat')
      const attacks = all.filter(({ key }) => key === 'attacks').reduce((sum, { value }) => sum + value, 0)
      expect(combats).toHaveLength(attacks)
      // What is told of the steps in reports is what was lost.
      const steps = reports(told)
        .flatMap((one) => (one.told as unknown as CombatReport | BarrageReport).fates)
        .reduce((sum, fate) => sum + fate.steps, 0)
      expect(steps).toBe(formations.reduce((sum, { figures }) => sum + figures['steps-lost']!, 0))
    }
  })
})

const lostIn = (figures: Readonly<Record<string, number>>): number =>
  Object.entries(figures).reduce((sum, [key, value]) => (key.startsWith('lost-') ? sum + value : sum), 0)

function played(loaded: LoadedCampaign, scenario: string, number: number): Game {
  const pick = pickFrom(number + 1)
  const game = begin(loaded, { scenario, seed: `told ${number}` })
  while (game.play.ending === undefined) {
    const parsed = game.play.layout.language.parseText(warlike(game, pick))
    if (!parsed.ok || !game.act(parsed.value).ok) throw new Error(`game ${number} stops`)
  }
  return game
}
