import { describe, expect, it } from 'vitest'
import { FRENCH, INFANTRY } from '#engine/gaiter-button/campaign/campaign.ts'
import { isInfantryDivision } from '#engine/gaiter-button/state/counters.ts'
import { daytime } from '#engine/gaiter-button/activation/impulse.ts'
import type { G } from '#engine/gaiter-button/state/kit.ts'
import { days } from '#engine/gaiter-button/sequence.ts'
import { FATE } from '#engine/gaiter-button/state/shape.ts'
import { loseOne } from '#engine/gaiter-button/ground/strength.ts'
import { relocate, removeForGood } from '#engine/gaiter-button/ground/tokens.ts'
import { capture, judge, levelOf, mayExit, pointsLost } from '#engine/gaiter-button/victory/victory.ts'
import { Why } from '#engine/kernel/values/explain.ts'
import { FR, GE, names, scene } from './table.ts'
import { position } from './position.ts'

const NO_LEVEL = 0
const TACTICAL = 1
const OPERATIONAL = 2
const STRATEGIC = 3

/** French infantry divisions on the map, in the order of the order of battle. */
const divisions = (g: G): number[] =>
  g.campaign.counters
    .map((_, counter) => counter)
    .filter(
      (counter) =>
        isInfantryDivision(g, counter) &&
        g.campaign.counters[counter]!.side === FRENCH &&
        g.counter.fate.of(counter) === FATE.inPlay,
    )
/** So many divisions meet this fate. */
const lose = (g: G, count: number, fate: number): void => removeForGood(g, divisions(g).slice(0, count), fate)

/** What a game looks like that ends now. */
function verdict(g: G): string {
  judge(g)
  const { winner, ending, level } = g.ending!
  return `${g.layout.endings[ending]} ${winner} ${level}`
}

describe('GB 19.2 – leaving the map', () => {
  const may = (g: G, zone: string, who: readonly string[], side = FR): string => {
    const table = names(g)
    g.stack.clear()
    for (const name of who) g.stack.add(table.counter(name))
    const why = new Why()
    return mayExit(g, side, table.zone(zone), g.stack, why) ? 'yes' : `${why.refusal?.rule} ${why.refusal?.reason}`
  }

  it('gb.victory.exit: from the eastern zones between Longwy and Beaumont, and only there', () => {
    const g = position({ counters: { conflans: ['fr-1-1'], longuyon: ['fr-1-2'] } })
    expect(may(g, 'conflans', ['fr-1-1'])).toBe('yes')
    expect(may(g, 'longuyon', ['fr-1-2'])).toBe('gb.victory.exit no-exit')
  })

  it('gb.victory.exit: the Germans have nothing to leave for', () => {
    const g = position({ counters: { conflans: ['ge-5-9'] } })
    expect(may(g, 'conflans', ['ge-5-9'], GE)).toBe('gb.victory.exit no-exit')
  })

  it('gb.victory.exit: in a contested zone the way out has to be an axis of retreat', () => {
    const g = position({ counters: { conflans: ['fr-1-1', 'ge-5-9'] } })
    const conflans = names(g).zone('conflans')
    expect(may(g, 'conflans', ['fr-1-1'])).toBe('yes')
    const way = g.campaign.board.connectionsAt(conflans)[0]!
    g.zone.intruder.set(conflans, FR + 1)
    g.connectionEnd.axis.set(2 * way + (g.campaign.board.from[way] === conflans ? 0 : 1), FR + 1)
    expect(may(g, 'conflans', ['fr-1-1'])).toBe('gb.victory.exit no-axis')
    g.zone.edgeAxis.set(conflans, FR + 1)
    expect(may(g, 'conflans', ['fr-1-1'])).toBe('yes')
  })

  it('gb.victory.exit: nobody leaves who is encircled, or shut up in a fortress', () => {
    const g = position({ counters: { longwy: ['fr-1-1', 'ge-5-9'] } })
    const longwy = names(g).zone('longwy')
    g.zone.encircled.set(longwy, FR + 1)
    expect(may(g, 'longwy', ['fr-1-1'])).toBe('gb.leave.shut-in encircled')
    g.zone.encircled.set(longwy, 0)
    g.counter.inside.set(names(g).counter('fr-1-1'), true)
    expect(may(g, 'longwy', ['fr-1-1'])).toBe('gb.leave.shut-in blockaded')
  })
})

describe('GB 19.2 – leaving the map in an activation', () => {
  const marching = (zone: string, who: readonly string[], rain = false) => {
    const table = scene({
      rain,
      counters: { [zone]: who },
      begin(g) {
        // The last day: when it is over the campaign is judged.
        g.turn = 10
        g.call(days, {})
        g.call(daytime, { side: FR })
      },
    })
    table.do(`activate ${zone}`)
    for (const unit of who) table.do(`take ${unit}`)
    return table.do('march-off', ...(rain ? ['fatigue-0'] : []))
  }

  it('gb.victory.exit: a stack leaves as by one more connection, with its marker, and never returns', () => {
    const table = marching('conflans', ['fr-1-1', 'fr-1-2', 'fr-1-3'])
    expect(table.can('leave-map')).toBe(false)
    table.do('draw', 'fatigue-3').do('keep')
    expect(table.options).toContain('leave-map')
    table.do('leave-map')
    for (const name of ['fr-1-1', 'fr-1-2', 'fr-1-3']) {
      const counter = table.names.counter(name)
      expect(table.g.counter.fate.of(counter)).toBe(FATE.exited)
      expect(table.g.counter.zone.of(counter)).toBe(-1)
    }
    expect(table.told('left-map', GE)).toEqual([{ kind: 'left-map', side: 'french', zone: 'conflans', count: 3 }])
  })

  it('gb.victory.exit: a road costs 1 MP, and each unit above two 1 more', () => {
    const five = ['fr-1-1', 'fr-1-2', 'fr-1-3', 'fr-1-4', 'fr-7-1']
    const dry = marching('conflans', five).do('draw', 'fatigue-0')
    expect(dry.can('leave-map')).toBe(true)
    // In rain they have 3 MP: for that way it is not worth drawing a marker.
    const wet = marching('conflans', five, true)
    expect(wet.where('fr-1-1')).toBe('conflans')
    expect(wet.options).not.toContain('draw')
  })
})

describe('GB 19.2 – levels of victory', () => {
  it.each([
    [3, NO_LEVEL],
    [4, TACTICAL],
    [6, TACTICAL],
    [7, OPERATIONAL],
    [9, OPERATIONAL],
    [10, STRATEGIC],
  ])('gb.victory.levels: with %i divisions gone east the French have level %i', (count, level) => {
    const g = position()
    // The divisions of four SP and more; those of the 13th Corps are still awaited.
    const strong = divisions(g).filter((one) => g.counter.infantry.of(one) >= 4)
    removeForGood(g, strong.slice(0, count), FATE.exited)
    expect(levelOf(g, FR)).toBe(level)
  })

  it('gb.victory.exit: a division with fewer than 4 SP of infantry, artillery and mitrailleuses does not count', () => {
    const g = position()
    const weak = names(g).counter('fr-1-1')
    removeForGood(
      g,
      [
        ...divisions(g)
          .filter((one) => one !== weak && g.counter.infantry.of(one) >= 4)
          .slice(0, 3),
        weak,
      ],
      5,
    )
    expect(levelOf(g, FR)).toBe(TACTICAL)
    const guns = g.counter.artillery.of(weak) + g.counter.heavyArtillery.of(weak) + g.counter.mitrailleuses.of(weak)
    g.counter.infantry.set(weak, 4 - guns)
    expect(levelOf(g, FR)).toBe(TACTICAL)
    g.counter.infantry.set(weak, 3 - guns)
    expect(levelOf(g, FR)).toBe(NO_LEVEL)
  })

  it.each([
    [6, NO_LEVEL],
    [7, STRATEGIC],
  ])(
    'gb.victory.levels: %i French divisions destroyed, taken or interned give the Germans level %i',
    (count, level) => {
      const g = position()
      lose(g, count - 2, FATE.captured)
      lose(g, 1, FATE.eliminated)
      lose(g, 1, FATE.interned)
      // Without the losses: those alone would be worth the lowest level.
      for (let counter = 0; counter < g.counter.rows; counter++)
        for (const arm of ['infantry', 'artillery', 'heavyArtillery', 'mitrailleuses'] as const)
          if (g.counter.fate.of(counter) !== FATE.inPlay) g.counter[arm].set(counter, 0)
      expect(levelOf(g, GE)).toBe(level)
    },
  )

  it.each([
    [3, NO_LEVEL],
    [4, TACTICAL],
  ])('gb.victory.levels: %i SP lost more by the French give the Germans level %i', (count, level) => {
    const g = position()
    loseOne(g, names(g).counter('ge-5-9'), INFANTRY, true)
    for (let lost = 0; lost < count + 1; lost++) loseOne(g, names(g).counter('fr-12-1'), INFANTRY, lost % 2 === 0)
    expect(levelOf(g, GE)).toBe(level)
  })

  it('gb.victory.levels: that lowest level needs a French failure', () => {
    const g = position()
    const strong = divisions(g).filter((one) => g.counter.infantry.of(one) >= 4)
    removeForGood(g, strong.slice(0, 4), FATE.exited)
    for (let lost = 0; lost < 6; lost++) loseOne(g, names(g).counter('fr-12-2'), INFANTRY, true)
    expect(levelOf(g, GE)).toBe(NO_LEVEL)
    expect(verdict(g)).toBe('victory 0 1')
  })

  it('gb.victory.levels: units eliminated count whole as losses, units that left and garrisons given up not', () => {
    const g = position()
    const table = names(g)
    const division = table.counter('fr-1-1')
    loseOne(g, division, INFANTRY, false)
    expect(pointsLost(g, FR)).toBe(1)
    removeForGood(g, [division], FATE.captured)
    expect(pointsLost(g, FR)).toBe(5 + 2 + 1)
    g.garrison.abandoned.set(table.garrison('french-sedan'), 1)
    loseOne(g, table.counter('fr-1-2'), INFANTRY, false)
    removeForGood(g, [table.counter('fr-1-2')], FATE.exited)
    expect(pointsLost(g, FR)).toBe(9)
    g.garrison.lost.set(table.garrison('french-sedan'), 1)
    expect(pointsLost(g, FR)).toBe(10)
  })

  /** All French divisions stand at Ornes, with or without Germans all around. */
  const divided = (shut: boolean, scenario = 'august-1870'): G => {
    const g = position({ scenario })
    const { zone } = names(g)
    for (let counter = 0; counter < g.counter.rows; counter++) g.counter.zone.set(counter, -1)
    divisions(g).forEach((one) => g.counter.zone.set(one, zone('ornes')))
    const germans = g.campaign.counters.flatMap(({ side, kind }, counter) =>
      side === GE && kind === 'unit' ? counter : [],
    )
    const ornes = zone('ornes')
    if (shut) g.campaign.board.neighbours(ornes).forEach((one, index) => g.counter.zone.set(germans[index]!, one))
    return g
  }

  it('gb.victory.levels: seven divisions without a line of provision to the west are an operational German victory', () => {
    expect(levelOf(divided(false), GE)).toBe(NO_LEVEL)
    expect(levelOf(divided(true), GE)).toBe(OPERATIONAL)
  })

  it('gb.victory.levels: six divisions cut off are not enough; a seventh blockaded in a fortress makes it', () => {
    const g = divided(true)
    const { zone } = names(g)
    const all = divisions(g)
    for (const one of all.slice(6)) g.counter.zone.set(one, zone('rethel'))
    expect(levelOf(g, GE)).toBe(NO_LEVEL)
    const shutIn = all[6]!
    g.counter.zone.set(shutIn, zone('longwy'))
    g.counter.inside.set(shutIn, true)
    g.counter.zone.set(names(g).counter('ge-c-6'), zone('longwy'))
    expect(levelOf(g, GE)).toBe(OPERATIONAL)
  })

  it('gb.victory.levels: divisions lost count as cut off where the scenario says so, those at the goal never', () => {
    const g = divided(true, 'beaumont-sedan')
    const { zone } = names(g)
    const all = divisions(g)
    for (const one of all.slice(6)) g.counter.zone.set(one, zone('rethel'))
    expect(levelOf(g, GE)).toBe(NO_LEVEL)
    removeForGood(g, [all[6]!], FATE.captured)
    for (const arm of ['infantry', 'artillery', 'heavyArtillery', 'mitrailleuses'] as const)
      g.counter[arm].set(all[6]!, 0)
    expect(levelOf(g, GE)).toBe(OPERATIONAL)
    g.counter.zone.set(all[0]!, zone('longuyon'))
    expect(levelOf(g, GE)).toBe(NO_LEVEL)
  })

  it('gb.victory.levels: the higher level wins, equal ones and none are a draw', () => {
    expect(verdict(position())).toBe('draw -1 0')
    const both = position()
    const strong = divisions(both).filter((one) => both.counter.infantry.of(one) >= 4)
    removeForGood(both, strong.slice(0, 4), FATE.exited)
    lose(both, 7, FATE.captured)
    expect(verdict(both)).toBe('victory 1 3')
  })

  it('gb.victory.levels: in "Beaumont to Sedan" divisions in Longuyon or Longwy count as gone', () => {
    const g = position({ scenario: 'beaumont-sedan' })
    const strong = divisions(g).filter((one) => g.counter.infantry.of(one) >= 4)
    const [first, second] = [strong[0]!, strong[1]!]
    removeForGood(g, [first], FATE.exited)
    relocate(g, [second], names(g).zone('longuyon'))
    expect(levelOf(g, FR)).toBe(NO_LEVEL)
    relocate(g, [strong[2]!], names(g).zone('longwy'))
    expect(levelOf(g, FR)).toBe(TACTICAL)
  })

  it('gb.victory.levels: in "First march" divisions reach zones, or are revealed', () => {
    const g = position({ scenario: 'first-march' })
    const [first, second, third] = divisions(g)
    relocate(g, [first!], names(g).zone('buzancy'))
    expect(levelOf(g, FR)).toBe(NO_LEVEL)
    relocate(g, [second!], names(g).zone('grandpre'))
    expect(levelOf(g, FR)).toBe(TACTICAL)
    g.counter.shown.set(first!, true)
    expect(levelOf(g, GE)).toBe(NO_LEVEL)
    g.counter.shown.set(third!, true)
    expect(levelOf(g, GE)).toBe(TACTICAL)
    expect(verdict(g)).toBe('draw -1 0')
  })
})

describe('GB 19.2 – automatic victory', () => {
  it.each([
    ['mac-mahon', GE],
    ['moltke', FR],
  ])('gb.victory.capture: %s taken, side %i has won strategically at once', (leader, winner) => {
    const g = position()
    capture(g, names(g).counter(leader))
    g.settle()
    expect(g.ending).toMatchObject({ winner, level: STRATEGIC })
    expect(g.layout.endings[g.ending!.ending]).toBe('capture')
  })

  it('gb.victory.capture: other leaders may be lost without ending the game', () => {
    const g = position()
    capture(g, names(g).counter('albert-of-saxony'))
    expect(g.ending).toBeUndefined()
  })
})
