import { both } from '../../campaigns/problems.ts'
import { onFork } from '../../kernel/play/fork.ts'
import { distribution } from '../../kernel/play/odds.ts'
import type { StandardQuestion } from '../../kernel/system/editing.ts'
import type { Title } from '../../kernel/system/glance.ts'
import { formations } from '../campaign/files.ts'
import { bitOf, INCH } from '../campaign/measures.ts'
import { chanceToWin } from '../combat/totals.ts'
import { aimAt, takeHits, volleyOdds } from '../fire/fire.ts'
import { chanceToPass } from '../morale/morale.ts'
import { FATE, FRENCH, GERMAN, scenarioOf, unitOf, type G } from '../state/kit.ts'
import { put } from '../state/pose.ts'

const SHOT = 12 * INCH
const CHARGE = 2 * INCH
/** Half the size of the area about both lines that has to be free of cover and obstacles. */
const HALF = [5 * INCH, 8 * INCH] as const
const IN_THE_WAY = bitOf('river', 'beyond', 'steep', 'wood', 'houses', 'crest', 'wall', 'trench', 'stream')
/** Number of possible hits from which a volley counts as heavy. */
const HEAVY = 3

/** Two lines of infantry in the open: a volley by each at twelve inches, and a charge. */
export const standard = (g: G): readonly StandardQuestion[] =>
  onFork(g, (fork) => {
    const line = (side: number): number | undefined =>
      [...fork.campaign.units.keys()].find(
        (unit) => unitOf(fork, unit).side === side && unitOf(fork, unit).kind === 'line',
      )
    const [french, german] = [line(FRENCH), line(GERMAN)]
    const middle = openGround(fork)
    if (french === undefined || german === undefined || middle === undefined) return []
    const asked = [
      volley(
        fork,
        'french-volley',
        french,
        german,
        middle,
        both('A French battalion in line fires at a German one', 'Un bataillon français en ligne tire sur un allemand'),
      ),
      volley(
        fork,
        'german-volley',
        german,
        french,
        middle,
        both('A German battalion in line fires at a French one', 'Un bataillon allemand en ligne tire sur un français'),
      ),
      charge(fork, german, french, middle),
    ]
    return asked.flat()
  })

interface Spot {
  readonly x: number
  readonly y: number
}

/** Leaves only two lines on the table, facing each other at a distance, with their leaders as at the start. */
function facing(g: G, one: number, other: number, { x, y }: Spot, apart: number): void {
  for (const unit of g.campaign.units.keys()) g.unit.fate.set(unit, FATE.absent)
  for (let leader = 0; leader < g.leader.rows; leader += 1) g.leader.at.set(leader, -1)
  const line = formations.indexOf('line')
  for (const [unit, at, way] of [
    [one, y + (apart >> 1) + STAND / 2, 0],
    [other, y - (apart >> 1) - STAND / 2, 6],
  ] as const) {
    const { stands, arm, commander } = unitOf(g, unit)
    g.unit.fate.set(unit, FATE.there)
    g.unit.figures.set(unit, stands * g.campaign.tables.figures[arm])
    g.unit.formation.set(unit, line)
    put(g, unit, x, at, way)
    g.leader.at.set(commander, g.unit.at.of(unit))
  }
}
/** The depth of an infantry line. */
const STAND = 24

function volley(g: G, id: string, by: number, target: number, middle: Spot, title: Title): readonly StandardQuestion[] {
  facing(g, by, target, middle, SHOT)
  const aim = aimAt(g, by, target, 'own')
  const odds = aim && volleyOdds(g, by, target, aim, aim.bearing)
  const chanceOf = (isMeant: (hits: number) => boolean): number =>
    Object.entries(odds?.possible ?? { 0: 1 }).reduce(
      (sum, [hits, chance]) => sum + (isMeant(Number(hits)) ? chance : 0),
      0,
    )
  const before = g.unit.figures.of(target)
  const falls = distribution(
    g,
    (fork) => void takeHits(fork, target, 1),
    (fork) => (fork.unit.figures.of(target) < before ? 'falls' : 'saved'),
  )
  return [
    {
      id,
      title: both(`${title.en}, twelve inches away`, `${title.fr}, à douze pouces`),
      answers: [
        {
          id: 'heavy',
          title: both(`${HEAVY} possible hits or more`, `${HEAVY} coups possibles ou plus`),
          chance: chanceOf((hits) => hits >= HEAVY),
        },
        { id: 'none', title: both('no possible hit', 'aucun coup possible'), chance: chanceOf((hits) => hits === 0) },
        {
          id: 'falls',
          title: both('a possible hit costs a figure', 'un coup possible coûte une figurine'),
          chance: falls['falls'] ?? 0,
        },
        {
          id: 'chit',
          title: both('a morale chit or more', 'un jeton de moral ou plus'),
          chance: 1 - (odds?.chits['0'] ?? 1),
        },
      ],
    },
  ]
}

function charge(g: G, by: number, target: number, middle: Spot): readonly StandardQuestion[] {
  facing(g, by, target, middle, CHARGE)
  const wins = chanceToWin(g, [by], target)
  if (wins === undefined) return []
  return [
    {
      id: 'charge',
      title: both(
        'A German battalion charges a French one in line',
        'Un bataillon allemand charge un bataillon français en ligne',
      ),
      answers: [
        { id: 'passes', title: both('it charges home', 'il charge à fond'), chance: chanceToPass(g, by) },
        { id: 'wins', title: both('it wins the close combat', 'il gagne la mêlée'), chance: wins },
      ],
    },
  ]
}

/** The first place within the frame, otherwise on the table, without cover and obstacles. */
function openGround(g: G): Spot | undefined {
  const { ground } = g.campaign
  const within = ([left, top, right, bottom]: readonly [number, number, number, number]): Spot | undefined => {
    for (let y = top + HALF[1]; y <= bottom - HALF[1]; y += INCH)
      for (let x = left + HALF[0]; x <= right - HALF[0]; x += INCH) {
        const ring = [
          ...[x - HALF[0], y - HALF[1], x + HALF[0], y - HALF[1]],
          ...[x + HALF[0], y + HALF[1], x - HALF[0], y + HALF[1]],
        ]
        if (!ground.isMet(ring, IN_THE_WAY)) return { x, y }
      }
    return undefined
  }
  return within(scenarioOf(g).frame) ?? within([0, 0, ground.width, ground.height])
}
