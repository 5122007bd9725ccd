import { inColumn } from './columns.ts'
import { edgeNamed } from './edges.ts'
import { inFile, ofFile, writtenIn } from '../../../campaigns/named-files.ts'
import { phraseOf } from '../../../campaigns/phrases.ts'
import { both, inQuotes, type Problems } from '../../../campaigns/problems.ts'
import { sides } from '../schemas/common-schema.ts'
import { dateNamed, dayNumber } from './days.ts'
import type { Ground } from './ground.ts'
import type { Roll } from './roll.ts'
import type { Scenario } from '../schemas/scenario-schema.ts'
import { checkSetUp, type Known } from './set-up-checks.ts'
import { checkVictory } from './victory-checks.ts'
import { fault, lacking, said } from './said.ts'

/** Checks that a scenario can be set up and played on this map with these armies. */
export function checkScenario(scenario: Scenario, file: string, known: Known, problems: Problems): void {
  const { ground, roll } = known
  checkTurns(scenario, file, problems)
  if (ground) {
    checkSides(scenario, file, ground, problems)
    checkArea(scenario, file, ground, problems)
    checkBridges(scenario, file, ground, problems)
  }
  checkDecoys(scenario, file, roll, problems)
  checkSwitches(scenario, file, known, problems)
  checkSetUp(scenario, file, known, problems)
  if (roll) checkLeaders(scenario, file, roll, problems)
  checkVictory(scenario, file, ground, roll, problems)
}

function checkTurns({ turns }: Scenario, file: string, problems: Problems): void {
  const [first] = turns
  if (first !== undefined && !/^187[01]-/.test(first.date)) {
    const message = fault(
      'first-day-outside-the-war',
    )`The first day is ${dateNamed(first.date)}; the war was in 1870 and 1871.`
    problems.warning(file, 'turns.0.date', message, said`Write a day of these years, unless another is meant.`)
  }
  turns.forEach(({ date }, index) => {
    const before = turns[index - 1]?.date
    if (before === undefined || dayNumber(date) === dayNumber(before) + 1) return
    const message = fault('dates-in-wrong-order')`The turn of ${dateNamed(date)} follows that of ${dateNamed(before)}.`
    problems.error(file, `turns.${index}.date`, message, said`A turn is a day: write one after the other.`)
  })
}

function checkSides({ sides: forces }: Scenario, file: string, ground: Ground, problems: Problems): void {
  for (const side of sides) {
    const { edges } = forces[side]
    const path = `sides.${side}.edges`
    edges.forEach((edge, index) => {
      const owner = ground.map.edges[edge]
      if (edges.indexOf(edge) < index) {
        problems.error(
          file,
          `${path}.${index}`,
          fault('the-edge-is-named-twice')`The ${edgeNamed(edge)} edge is named twice.`,
          said`Remove one.`,
        )
      } else if (!ground.hasEdge(edge)) {
        const remedy = said`Give some zones this edge ${inFile.map}, or remove it here.`
        problems.error(
          file,
          `${path}.${index}`,
          fault('edge-without-zones')`No zone of the map lies on its ${edgeNamed(edge)} edge.`,
          remedy,
        )
      } else if (owner !== side) {
        const whose =
          owner === undefined ? both('nobody’s', 'à personne') : phraseOf(both('{0}', 'au camp « {0} »'), [owner])
        const remedy = said`Correct ${inColumn.edges} ${inFile.map}, or the edge here.`
        problems.error(
          file,
          `${path}.${index}`,
          fault('edge-of-the-other-side')`The ${edgeNamed(edge)} edge of the map is ${whose}.`,
          remedy,
        )
      }
    })
    if (edges.length === 0 && !ground.map.supply.some((source) => source.side === side && 'zone' in source)) {
      const message = fault('nothing-supplies-the-side')`Nothing supplies the ${side} side.`
      problems.warning(file, path, message, said`Give it a friendly edge, or a source of supply ${inFile.map}.`)
    }
  }
}

function checkArea({ area }: Scenario, file: string, ground: Ground, problems: Problems): void {
  if (area === undefined) return
  area.forEach((zone, index) => {
    const path = `area.${index}`
    if (!ground.zone(zone))
      problems.error(
        file,
        path,
        lacking('there-is-no-zone')`There is no zone "${zone}".`,
        said`Name a zone ${ofFile.map}.`,
      )
    if (area.indexOf(zone) < index)
      problems.error(file, path, fault('named-twice')`"${zone}" is named twice.`, said`Remove one.`)
  })
  const zones = area.filter((zone) => ground.zone(zone) !== undefined)
  const apart = ground.cutOff(zones)
  if (apart.length === 0) return
  const message = fault('area-in-parts')`Within the area nothing joins ${inQuotes(apart)} to "${zones[0]}".`
  problems.error(file, 'area', message, said`Add the zones between, or remove these.`)
}

function checkBridges({ destroyedBridges }: Scenario, file: string, ground: Ground, problems: Problems): void {
  destroyedBridges.forEach(({ a, b }, index) => {
    if (ground.bridged(a, b)) return
    const remedy = said`Name the two zones of a connection that has a bridge ${inFile.map}.`
    problems.error(
      file,
      `destroyedBridges.${index}`,
      lacking('there-is-no-bridge')`There is no bridge between "${a}" and "${b}".`,
      remedy,
    )
  })
}

function checkDecoys({ sides: forces }: Scenario, file: string, roll: Roll | undefined, problems: Problems): void {
  if (!roll) return
  for (const side of sides) {
    const most = roll.battle.sides[side].decoys
    if (forces[side].decoys <= most) continue
    const message = fault(
      'more-decoys-than-there-are',
    )`${forces[side].decoys} decoys are asked for; the ${side} side has ${most}${writtenIn('order-of-battle.json')}.`
    problems.error(file, `sides.${side}.decoys`, message, said`Give at most ${most}.`)
  }
}

function checkSwitches(scenario: Scenario, file: string, { ground, roll }: Known, problems: Problems): void {
  const given = scenario.options.map(({ id }) => id)
  for (const [list, ids] of [
    ['options', given],
    ['specialRules', scenario.specialRules.map(({ id }) => id)],
  ] as const) {
    ids.forEach((id, index) => {
      if (ids.findIndex((other) => other === id) === index) return
      problems.error(
        file,
        `${list}.${index}.id`,
        fault('listed-twice')`"${id}" stands here for the second time.`,
        said`Keep one of them.`,
      )
    })
  }
  scenario.specialRules.forEach((rule, index) => {
    if (rule.id === 'permanent-pontoon' && ground && !ground.hasPermanentPontoon(rule.a, rule.b)) {
      const message = fault(
        'no-such-permanent-pontoon-bridge',
      )`The map has no permanent pontoon bridge between "${rule.a}" and "${rule.b}".`
      problems.error(file, `specialRules.${index}`, message, said`Put one there ${inFile.map}, or choose other zones.`)
    }
    const path = `specialRules.${index}`
    if (rule.id === 'german-uncertainty' && rule.commandPoints.length > scenario.turns.length) {
      const message = fault(
        'command-points-for-other-turns',
      )`Command points are told for ${rule.commandPoints.length} turns; there are ${scenario.turns.length}.`
      problems.error(file, `${path}.commandPoints`, message, said`Leave away those of later turns.`)
    }
    if (rule.id === 'german-uncertainty' && rule.commandPoints.some((points) => points > 0)) {
      const message = fault('uncertainty-adds-command-points')`Uncertainty would add command points.`
      problems.warning(file, `${path}.commandPoints`, message, said`Write them with a minus.`)
    }
    if (rule.id === 'hesitation' && roll && !roll.leaders.has(rule.leader)) {
      const remedy = said`Name a leader ${ofFile.orderOfBattle}.`
      problems.error(
        file,
        `${path}.leader`,
        lacking('there-is-no-leader')`There is no leader "${rule.leader}".`,
        remedy,
      )
    }
    if (rule.id === 'hesitation' && rule.roll > 6) {
      problems.error(
        file,
        `${path}.roll`,
        fault('a-die-never-shows')`A die never shows ${rule.roll}.`,
        said`Give 1 to 6.`,
      )
    }
    if (rule.id === 'supply-roll' && rule.cutFrom > 6 * rule.dice) {
      const message = fault('dice-never-show')`${rule.dice} dice never show ${rule.cutFrom}.`
      problems.error(file, `${path}.cutFrom`, message, said`Give at most ${6 * rule.dice}.`)
    }
  })
}

/** Leaders named by a special rule or a condition should be on the map. */
function checkLeaders({ setUp, specialRules, victory }: Scenario, file: string, roll: Roll, problems: Problems): void {
  const placed = new Set(sides.flatMap((side) => setUp[side].flatMap(({ leaders = [] }) => leaders)))
  const asked = [
    ...victory.capture.map(({ leader }, index) => [leader, `victory.capture.${index}.leader`] as const),
    ...specialRules.flatMap((rule, index) =>
      rule.id === 'hesitation' ? [[rule.leader, `specialRules.${index}.leader`] as const] : [],
    ),
  ]
  for (const [leader, path] of asked) {
    if (placed.has(leader) || !roll.leaders.has(leader)) continue
    problems.warning(
      file,
      path,
      fault('takes-no-part-in-scenario')`"${leader}" takes no part in this scenario.`,
      said`Place him, or remove this.`,
    )
  }
  for (const side of sides) {
    const path = `setUp.${side}`
    if (setUp[side].length === 0) {
      const message = fault('the-side-has-no-unit')`The ${side} side has no unit on the map at the start.`
      problems.error(file, path, message, said`Give each side at least one.`)
      continue
    }
    if (setUp[side].every(({ leaders = [] }) => leaders.length === 0)) {
      const message = fault('side-without-leader')`No leader of the ${side} side takes part, so nobody commands.`
      problems.warning(file, path, message, said`Place a leader.`)
      continue
    }
    const units = setUp[side].flatMap((one) => one.units ?? [])
    const corps = new Set(units.map((id) => roll.units.get(id)?.is.corps))
    for (const army of roll.battle.sides[side].armies) {
      if (
        placed.has(army.commander) ||
        !roll.leaders.has(army.commander) ||
        !roll.battle.sides[side].corps.some((one) => one.army === army.id && corps.has(one.id))
      )
        continue
      const message = fault(
        'corps-without-army-commander',
      )`Corps of the army "${army.id}" are on the map without its commander "${army.commander}".`
      problems.warning(file, path, message, said`Place him as well.`)
    }
  }
}
