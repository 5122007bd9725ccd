import { turned } from '../../board/measured/measured.ts'
import { pointAt, verb, xOf, yOf } from '../../kernel/actions/actions.ts'
import { INCH } from '../campaign/measures.ts'
import { rangeOf } from '../fire/fire.ts'
import { dropNumber, packDice, rollDice, unpackDice } from '../ground/dice.ts'
import { groundUnder, moveRowOf } from '../ground/ground.ts'
import { place } from '../ground/way.ts'
import { frame, unitName } from '../state/kit.ts'
import { bodyOf, poseOf } from '../state/pose.ts'
import { enemiesAbout } from './enemies-about.ts'
import { leave, mayLeave } from './leaving.ts'
import { actionOf, budget, diceFor, droppedOnWay, finish, locals, wayOf } from './on-the-way.ts'
import { alongRoad, goAlong, mayFollow, roadStops } from './roads.ts'
import { goAhead, mayAdvance } from './steps.ts'
import { mayPivot, pivotsInShort } from './pivot.ts'
import { stepAhead, stepsAhead, stepsInShort } from './course.ts'

/** Chapter: movement. A unit during its move. */

const advance = verb('advance', 'by:wide-number')
const pivot = verb('pivot', 'facing')
const follow = verb('follow', 'road', 'by:wide-number')
const leaveTable = verb('leave-table')
const halt = verb('halt')

export const march = frame('march', locals, {
  next(g, f) {
    if (f.dice === 0) {
      const { unit } = f
      const { x, y, facing } = poseOf(g, unit)
      if (actionOf(f) === 'about') place(g, unit, x, y, turned(facing, 6))
      f.dice = packDice(rollDice(g, diceFor(g, unit, actionOf(f)), 'move'))
      f.from = pointAt(x, y)
      f.ground = actionOf(f) === 'road' ? 0 : dropNumber(groundUnder(g, moveRowOf(g, unit), bodyOf(g, unit).ring))
    }
    return g.ask(f.side)
  },
  about: (g, f) => ({
    unit: unitName(g, f.unit),
    dice: unpackDice(f.dice),
    gone: (f.before + f.by) / INCH,
    left: budget(g, f, f.ground, f.passed) / INCH,
    from: [xOf(f.from), yOf(f.from)],
    way: turned(g.unit.facing.of(f.unit), wayOf(f)),
    range: rangeOf(g, f.unit),
    dropped: droppedOnWay(g, f, f.ground, f.passed),
    steps: actionOf(f) === 'road' ? [] : stepsInShort(g, f),
    pivots: pivotsInShort(g, f),
    stops: actionOf(f) === 'road' ? roadStops(g, f) : [],
    enemies: enemiesAbout(g, f.unit),
  }),
  offer(g, f, offer) {
    if (actionOf(f) === 'road') {
      const most = budget(g, f, 0, false)
      g.campaign.roads.forEach((_, road) => {
        if (alongRoad(g, f.unit, road, 0) === undefined) return
        for (let by = INCH; by <= most; by += INCH) if (mayFollow(g, f, road, by)) offer.add(follow, road, by)
      })
    } else {
      for (const by of stepsAhead(g, f)) offer.add(advance, by)
      const facing = g.unit.facing.of(f.unit)
      for (const by of [-1, 1]) if (mayPivot(g, f, turned(facing, by))) offer.add(pivot, turned(facing, by))
    }
    if (mayLeave(g, f)) offer.add(leaveTable)
    offer.add(halt)
  },
  answers: [
    {
      verb: advance,
      may: (g, f, why, by) => mayAdvance(g, f, by, why),
      act(g, f, by) {
        goAhead(g, f, by, stepAhead(g, f, by))
      },
    },
    {
      verb: pivot,
      may: (g, f, why, facing) => mayPivot(g, f, facing, why),
      act(g, f, facing) {
        const { x, y } = poseOf(g, f.unit)
        f.pivoted = true
        f.before += f.by
        f.by = 0
        f.from = pointAt(x, y)
        place(g, f.unit, x, y, facing)
        g.unit.turnedAt.set(f.unit, f.from)
        g.unit.turnedTo.set(f.unit, facing)
      },
    },
    {
      verb: follow,
      may: (g, f, why, road, by) => mayFollow(g, f, road, by, why),
      act(g, f, road, by) {
        goAlong(g, f, road, alongRoad(g, f.unit, road, by)!)
        finish(g, f)
        return g.done()
      },
    },
    {
      verb: leaveTable,
      may: (g, f, why) => mayLeave(g, f, why),
      act(g, f) {
        leave(g, f)
        return g.done()
      },
    },
    {
      verb: halt,
      act(g, f) {
        finish(g, f)
        return g.done()
      },
    },
  ],
})
