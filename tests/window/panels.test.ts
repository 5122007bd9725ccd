import { describe, expect, it } from 'vitest'
import * as aftermath from '#engine/gaiter-button/words/aftermath.ts'
import * as battles from '#engine/gaiter-button/words/battle.ts'
import * as nights from '#engine/gaiter-button/words/night.ts'
import {
  Always,
  panelFor,
  panels,
  Sheets,
  type PanelProps,
} from '../../src-renderer/systems/gaiter-button/panels/index.ts'
import {
  activationOf,
  markersOf,
  reachOf,
  returnedIn,
  stackOf,
} from '../../src-renderer/systems/gaiter-button/panels/fatigue.ts'
import { isCounted, lostOf } from '../../src-renderer/systems/gaiter-button/counters/faces.ts'
import { viewIn } from '../../src-renderer/systems/gaiter-button/reads/reads.ts'
import { countBoxes, sheetOf } from '../../src-renderer/systems/gaiter-button/panels/sheet.ts'
import { pickFrom } from '../kernel/table.ts'
import { cut, fight } from '../rulebook/gaiter-button/battles.ts'
import { wordsIn } from '../../src-renderer/systems/gaiter-button/panels/words.ts'
import { about, mustered } from '../rulebook/gaiter-button/marching.ts'
import { FR, GE, type Table as Played, wholeGame } from '../rulebook/gaiter-button/table.ts'
import { open, playOn, serveHouse } from '../services/table.ts'
import { armies, beaten, everything, markup, propsFor, read, readOut } from './panels-at-table.ts'

const march = (switches: Readonly<Record<string, boolean>> = {}): Played =>
  mustered(['fr-5-1', 'fr-5-2'], 'rethel', { near: ['mac-mahon'], switches }).do('march-off')

describe('the bowl', () => {
  it('has twelve markers, wherever they lie', () => {
    const table = march()
    const counted = (): number =>
      markersOf(propsFor(table, FR)).reduce((sum, { inBowl, kept, drawn }) => sum + inBowl + kept + (drawn ? 1 : 0), 0)
    expect(counted()).toBe(12)
    table.do('draw', { draw: 'fatigue', value: 'fatigue-3' })
    expect(table.question).toBe('marker')
    expect(counted()).toBe(12)
    expect(read(table, FR)).toContain('The bowl with 11 of 12 markers')
    table.do('return', { draw: 'fatigue', value: 'fatigue-2' })
    expect(counted()).toBe(12)
    expect(read(table, FR)).toContain('Kept [fatigue 2] 2 Put back [fatigue 3] 3')
  })

  it('tells what was put back of the stack that marches, and not of the one before it', () => {
    const table = march().do('draw', { draw: 'fatigue', value: 'fatigue-3' })
    table.do('return', { draw: 'fatigue', value: 'fatigue-2' })
    expect(returnedIn(propsFor(table, FR))).toEqual([3])
    while (table.question === 'marker') table.do('keep')
    table.do('end-activation')
    expect(returnedIn(propsFor(table, FR))).toEqual([])
  })

  it('shows what the question says: points and fatigue', () => {
    const table = march().do('draw', { draw: 'fatigue', value: 'fatigue-3' }).do('keep')
    const told = about(table)
    const at = activationOf(propsFor(table, FR))
    expect(at).toMatchObject({ mp: told['mp'], cp: told['cp'], kept: told['markers'], sum: told['sum'] })
    // The question itself says it to the one who marches on; to the one with a marker in hand it does not.
    expect(read(table, FR)).not.toContain('Movement points')
    table.do(table.options.find((option) => option.startsWith('move '))!) // there is always a way
    table.do('draw', { draw: 'fatigue', value: 'fatigue-1' })
    expect(read(table, FR)).toMatch(/Movement points: \d of 4 · Command points: 1 · Fatigue kept: 3 with 1 marker/)
  })

  it('shows who marches together, from the first that is taken', () => {
    const [none, two] = [mustered([], 'rethel', { near: ['fr-5-1'] }), mustered(['fr-5-1', 'fr-5-2'], 'rethel')]
    expect(stackOf(propsFor(none, FR))).toEqual([])
    const names = (table: Played, side: number | null): string[] => stackOf(propsFor(table, side)).map(({ id }) => id)
    expect(names(two, FR)).toEqual(['fr-5-1', 'fr-5-2'])
    expect(names(two.do('march-off'), null)).toEqual(['fr-5-1', 'fr-5-2'])
    expect(names(two, GE)).toEqual([])
  })

  it('warns of the cavalry that a march would leave too far behind', () => {
    const table = mustered(['fr-5-1'], 'rethel', { near: ['fr-5-c'] })
    const [far] = reachOf(propsFor(table, FR))!.zones.filter(({ strays }) => strays.length > 0)
    expect(read(table, FR, { goal: far!.zone })).toContain('If it ended there: Cavalry Division, 5th Corps (Brahaut)')
    expect(read(table, FR, { goal: 'amagne' })).not.toContain('If it ended there')
  })

  it('says what the marker in hand would make, and what may come in its place', () => {
    const table = march().do('draw', { draw: 'fatigue', value: 'stop' })
    // The marker in hand goes back before another is drawn: two of twelve are STOP.
    expect(read(table, FR)).toContain(
      'In hand kept, it ends the activation here; put back, it costs 1 command point (0 left), and the chance of a STOP is 16.7%',
    )
    table.do('return', { draw: 'fatigue', value: 'fatigue-2' })
    expect(table.question).toBe('activation')
    const drawn = march().do('draw', { draw: 'fatigue', value: 'fatigue-2' })
    expect(read(drawn, FR)).toContain('In hand kept, it makes fatigue 2 with 1 marker')
  })

  it('repeats none of the answers that stand beside it', () => {
    const table = march()
    const drawn = markup(panelFor(propsFor(table, FR).table)!, propsFor(table, FR))
    expect(drawn).not.toContain('gb-answer')
    expect(drawn).not.toContain('Draw a marker')
  })

  it('draws the stop line where a loss becomes likelier than not, and tells of the way to a place', () => {
    const table = mustered(['fr-5-1', 'fr-5-2'], 'rethel').do('march-off')
    for (const value of ['fatigue-2', 'fatigue-3']) {
      table.do('draw', { draw: 'fatigue', value })
      table.do(table.options.find((option) => option.startsWith('move '))!) // there is always a way
    }
    // Two markers of 5 in all; morale 4: every marker but STOP costs something, and 8 of 10 are none.
    const [goal] = reachOf(propsFor(table, FR))!.zones
    const text = read(table, FR, { goal: goal!.zone })
    expect(text).toContain('Next marker 2 of 10 are STOP; it ends the march: 20%, costs SP: 80%')
    expect(text).toContain('Stop line here: with one marker more a loss is likelier than not')
    expect(text).toContain('Chance to reach it 80%')
    expect(text).toContain('The chance that strength is lost by then is 80%')
    expect(text).toContain('It is beyond the stop line.')
  })

  it('tells the same before the stack marches off, with what its command points are made of', () => {
    const table = mustered(['fr-5-1', 'fr-5-2'], 'rethel', { near: ['mac-mahon'] })
    const reach = reachOf(propsFor(table, FR))!
    expect(reach.points.length).toBeGreaterThan(0)
    const text = read(table, FR, { goal: 'amagne' })
    expect(text).toContain('1 command point, 4 MP')
    expect(text).toContain('Chance to reach it 97.2%')
    expect(text).toContain('Command points of the stack')
    expect(read(mustered([], 'rethel', { near: ['fr-5-1'] }), FR)).toContain('Nobody has been taken yet.')
  })

  it('says why a stack goes nowhere', () => {
    const shut = mustered(['fr-5-1'], 'rethel', {
      near: ['ge-5-9'],
      arrange: (g, names) => g.zone.encircled.set(names.zone('rethel'), FR + 1),
    })
    expect(read(shut, FR)).toContain('Who is encircled in Rethel cannot leave')
  })

  it('does not tell the enemy points that are kept secret', () => {
    const table = march({ 'secret-command': true })
    expect(read(table, FR)).not.toContain('kept secret')
    expect(read(table, GE)).toContain('Movement points: kept secret · Command points: kept secret')
  })
})

describe('the night', () => {
  const night = (): Played => {
    const table = wholeGame()
    while (table.question !== 'night-works') table.do(table.options.includes('pass') ? 'pass' : table.options.at(-1)!) // asked
    return table
  }

  it('is a checklist with the present step, and who acts in it', () => {
    const table = night()
    const first = table.g.initiative === FR ? 'Germans' : 'French'
    for (const seat of [FR, GE]) {
      const text = read(table, seat)
      expect(text).toContain('Step 5 of 8: Detachments')
      expect(text).toContain('▸ Detachments now')
      expect(text).toContain(`First this night: ${first}.`)
      expect(text).toMatch(/✓ Supply done .*✓ Rally done .*○ Withdrawal to come/)
      expect(text).toMatch(/French: \d+ counters in supply/)
    }
    expect(readOut(Always, propsFor(table, FR))).toMatch(/Night now Supply done .*Detachments now Withdrawal to come/)
  })
})

describe('the day in a strip', () => {
  it('says the day, the weather, the initiative and what can be done', () => {
    const table = wholeGame()
    const morning = readOut(Always, propsFor(table, FR))
    expect(morning).toMatch(/Day 1 of 10 Weather not yet .*Reinforcements now/)
    // There is no empty line in it before the first operation, either.
    expect(morning).toContain('Who arrives is placed, then decoys')
    table.do('keep-decoys').do('keep-decoys')
    const text = readOut(Always, propsFor(table, table.g.decider))
    const side = table.g.decider === FR ? 'French' : 'Germans'
    expect(text).toContain(`Weather ${table.g.rain ? 'rain' : 'dry'} Initiative ${side}`)
    expect(text).toContain(`Operation: ${side} . 5 units may still be activated`)
    // How many of a stack are units is the owner's business.
    expect(readOut(Always, propsFor(table, 1 - table.g.decider))).not.toContain('still be activated')
  })
})

it('what is none is not counted: units that may still be activated, and fatigue that was kept', () => {
  for (const { day, bowl } of [wordsIn('en'), wordsIn('fr')]) {
    for (const told of [day.left(0), bowl.sumOf(0, 0)]) expect(told).not.toMatch(/\d/)
    for (const told of [day.left(2), bowl.sumOf(0, 1)]) expect(told).toMatch(/\d/)
  }
})

describe('the sheets of the order of battle', () => {
  it('count boxes as the view does, in a game played at random', () => {
    const table = wholeGame('august-1870', 'sheets')
    const pick = pickFrom(11)
    for (let act = 0; act < 150 && table.options.length > 0; act++) table.do(table.options[pick(table.options.length)]!) // one of them
    for (const side of [FR, GE]) {
      const props = propsFor(table, side)
      const { counter: own } = viewIn(props.table.views[0]!.known)
      const { corps, independent, detachments } = sheetOf(props, side)
      const units = [...corps.flatMap((one) => one.units), ...independent, ...detachments]
      expect(units.length).toBeGreaterThan(20)
      for (const unit of units) {
        const row = own[unit.id]
        if (row === undefined || !isCounted(row)) throw new Error(`${unit.id} is not known to its owner`)
        for (const { arm, boxes } of unit.arms) {
          expect(countBoxes(boxes, 'left'), `${unit.id} ${arm}`).toBe(row[arm])
          expect(countBoxes(boxes, 'lost', 'stray'), `${unit.id} ${arm}`).toBe(row[lostOf[arm]])
        }
        expect([unit.crossed, unit.barred]).toEqual([row.right, row.left])
      }
    }
  })

  it('cross off what was lost, and show of the enemy what he had to show', () => {
    const table = beaten()
    table.do(table.options[0]!) // a loss of the attacker
    const own = readOut(Sheets, propsFor(table, GE))
    expect(own).toMatch(/infantry \d, 1 lost/)
    expect(own).toContain('1 crossed off from the right')
    // The French were engaged: what the Germans saw of them, they have on their sheet.
    expect(own).toContain('strength as shown, in Saint-Étienne-à-Arnes')
    expect(own).toContain('as printed: its state is not known')
  })

  it('never tell one side what the other has lost out of its sight', () => {
    const hidden = (left: number): Played =>
      fight({ ...armies, arrange: (g, names) => cut(g, names, 'ge-5-9', 0, left) })
    expect(everything(hidden(2), FR)).toBe(everything(hidden(6), FR))
    expect(everything(hidden(2), GE)).not.toBe(everything(hidden(6), GE))
  })
})

describe('the panels of every question', () => {
  it('are there for all that a battle or a night asks', () => {
    // The words of a question begin with its kind.
    const kinds = [battles, aftermath, nights].flatMap(({ en }) =>
      Object.keys(en).flatMap((key) => /^prompt\.([\w-]+)/.exec(key)?.[1] ?? []),
    )
    expect(kinds.length).toBeGreaterThan(10)
    expect(kinds.filter((kind) => !(kind in panels))).toEqual([])
  })

  it('stand wherever a game played at random comes to, in both languages', () => {
    for (const seed of [3, 4]) {
      const table = wholeGame('august-1870', `stand ${seed}`)
      const pick = pickFrom(seed)
      for (let act = 0; act < 80 && table.options.length > 0; act++) {
        table.do(table.options[pick(table.options.length)]!) // one of them
        // The odds of every position would take long; they have tests of their own.
        const props = propsFor(table, pick(2), { language: act % 2 === 0 ? 'en' : 'fr', odds: null })
        const panel = panelFor(props.table)
        const text = readOut(Always, props) + (panel === undefined ? '' : readOut(panel, props))
        expect(text).not.toMatch(/undefined|NaN|\[object/)
      }
    }
  })

  it('take the tables, settings and odds of the process as they are', async () => {
    const { calls } = serveHouse()
    const { id } = await calls.games.begin({
      campaign: 'chalons-1870',
      scenario: 'august-1870',
      seed: 'p',
      players: open,
    })
    const table = await playOn(calls, await calls.games.open({ id }), 30, 2)
    const setting = await calls.games.setting({ id })
    const [odds, journal] = [await calls.games.odds({ id }), await calls.games.journal({ id, since: 0 })]
    const props: PanelProps = { table, setting, odds, journal, language: 'fr', onAnswer() {} }
    expect(readOut(Always, props)).toMatch(/^\[La journée\] Jour \d+ sur 10/)
    // Everything lies open: both sheets are the owners' own.
    expect(readOut(Sheets, props)).not.toContain('son état n’est pas connu')
    expect(markersOf(props).reduce((sum, { all }) => sum + (all ?? 0), 0)).toBe(12)
  })
})
