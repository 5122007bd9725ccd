import { elsewhere, words, writtenIn } from '../../../campaigns/named-files.ts'
import { both, type Problems, someInQuotes } from '../../../campaigns/problems.ts'
import { pointsOf, type Side, sides } from '../schemas/common-schema.ts'
import type { Ground } from './ground.ts'
import type { Detachment, OrderOfBattle, SideOfBattle, Unit } from '../schemas/order-of-battle-schema.ts'
import type { Tables } from '../schemas/tables-schema.ts'
import { fault, lacking, said } from './said.ts'

const file = 'order-of-battle.json'

/** Checks that the orders of battle are complete and consistent with themselves, the map and the tables. */
export function checkArmies(
  battle: OrderOfBattle,
  ground: Ground | undefined,
  tables: Tables | undefined,
  problems: Problems,
): void {
  checkNames(battle, problems)
  for (const side of sides) {
    const of = battle.sides[side]
    const path = `sides.${side}`
    checkCommand(of, path, problems)
    checkCorps(of, path, problems)
    of.units.forEach((unit, index) => checkUnit(unit, `${path}.units.${index}`, problems))
    of.detachments.forEach((one, index) => checkDetachment(one, `${path}.detachments.${index}`, problems))
    if (tables) checkAgainstTables(of, side, path, tables, problems)
  }
  checkGarrisons(battle, ground, problems)
}

function checkNames({ sides: of }: OrderOfBattle, problems: Problems): void {
  const seen = new Map<string, string>()
  for (const side of sides) {
    for (const kind of ['leaders', 'armies', 'corps', 'units', 'detachments'] as const) {
      of[side][kind].forEach(({ id }, index) => {
        const path = `sides.${side}.${kind}.${index}.id`
        const first = seen.get(id)
        if (first === undefined) seen.set(id, path)
        else
          problems.error(
            file,
            path,
            fault('id-taken')`"${id}" is already the id of ${elsewhere(first)}.`,
            said`Give each its own.`,
          )
      })
    }
  }
}

function checkCommand(of: SideOfBattle, path: string, problems: Problems): void {
  const leaders = new Map(of.leaders.map((leader) => [leader.id, leader]))
  const seniors = of.leaders.filter(({ rank }) => rank === 'senior')
  if (seniors.length > 1) {
    const message = fault('there-are-senior-generals')`There are ${seniors.length} senior generals.`
    problems.error(file, `${path}.leaders`, message, said`Keep one; the others are army commanders.`)
  }
  of.leaders.forEach(({ id, rank, superior }, index) => {
    const at = `${path}.leaders.${index}`
    if (rank === 'senior' && superior !== undefined) {
      problems.error(
        file,
        `${at}.superior`,
        fault('superior-of-a-senior-general')`"${id}" is a senior general: nobody is above him.`,
        said`Remove the superior.`,
      )
    }
    if (rank === 'army' && superior !== undefined && (leaders.get(superior)?.rank ?? 'senior') !== 'senior') {
      const message = fault('no-such-senior-general')`"${superior}" is no senior general of this side.`
      problems.error(file, `${at}.superior`, message, said`Name the senior general, or remove the superior.`)
    }
    if (rank === 'army' && superior === undefined && seniors[0] !== undefined) {
      const message = fault(
        'leader-under-nobody',
      )`"${id}" is under nobody, though "${seniors[0].id}" is the senior general.`
      problems.warning(file, at, message, said`Put him under "${seniors[0].id}".`)
    }
    if (rank === 'army' && !of.armies.some(({ commander }) => commander === id)) {
      problems.error(
        file,
        at,
        fault('the-army-commander-has-no-army')`The army commander "${id}" has no army.`,
        said`Give him an army, or remove him.`,
      )
    }
  })
  for (const [superior, under] of Map.groupBy(of.leaders, (one) => one.superior)) {
    if (superior === undefined || leaders.has(superior)) continue
    const message = lacking(
      'there-is-no-leader-of-leaders',
    )`There is no leader "${superior}", under whom these are: ${someInQuotes(under.map(({ id }) => id))}.`
    const at = `${path}.leaders.${of.leaders.indexOf(under[0]!)}.superior`
    problems.error(file, at, message, said`Name the senior general, or remove the superior.`)
  }
  of.armies.forEach(({ id, commander }, index) => {
    const at = `${path}.armies.${index}`
    if (!leaders.has(commander)) {
      problems.error(
        file,
        `${at}.commander`,
        lacking('there-is-no-leader')`There is no leader "${commander}".`,
        said`Name a leader of this side.`,
      )
    }
    if (!of.corps.some(({ army }) => army === id)) {
      problems.error(
        file,
        at,
        fault('the-army-has-no-corps')`The army "${id}" has no corps.`,
        said`Give it a corps, or remove it.`,
      )
    }
  })
}

function checkCorps(of: SideOfBattle, path: string, problems: Problems): void {
  const known = new Set(of.corps.map(({ id }) => id))
  for (const [corps, units] of Map.groupBy(of.units, (unit) => unit.corps)) {
    if (corps === undefined || known.has(corps)) continue
    const message = lacking(
      'there-is-no-corps-of-units',
    )`There is no corps "${corps}", to which these belong: ${someInQuotes(units.map(({ id }) => id))}.`
    const remedy = said`Name a corps of this side, or leave it away for an independent unit.`
    problems.error(file, `${path}.units.${of.units.indexOf(units[0]!)}.corps`, message, remedy)
  }
  of.corps.forEach(({ id, army, counters, band }, index) => {
    const at = `${path}.corps.${index}`
    if (!of.armies.some((one) => one.id === army)) {
      problems.error(
        file,
        `${at}.army`,
        lacking('there-is-no-army')`There is no army "${army}".`,
        said`Name an army of this side.`,
      )
    }
    const units = of.units.filter(({ corps }) => corps === id).length
    if (units !== counters) {
      const message = fault(
        'counters-unlike-units',
      )`"${id}" should have as many counters as units (counters: ${counters}, units: ${units}).`
      problems.error(file, `${at}.counters`, message, said`Write ${units}, or correct the units.`)
    }
    if (band === of.independentBand) {
      const message = fault('colour-of-independent-units')`"${id}" has the colour of independent units.`
      problems.error(file, `${at}.band`, message, said`Choose a band that tells it apart.`)
    }
    if (of.corps.findIndex((other) => other.band === band) < index) {
      problems.warning(
        file,
        `${at}.band`,
        fault('band-of-another-corps')`Another corps of this side has the band ${band}.`,
        said`Choose another colour.`,
      )
    }
  })
}

function checkUnit(unit: Unit, path: string, problems: Problems): void {
  const { id, kind, row, strength } = unit
  const filling = kind === 'infantry' ? (['infantry'] as const) : (['cavalry', 'heavyCavalry'] as const)
  const inRow = pointsOf(strength, filling)
  if (inRow !== row.length) {
    const filled =
      kind === 'infantry'
        ? both('infantry', 'infanterie')
        : words(
            both('cavalry and heavyCavalry', 'cavalerie et cavalerie lourde'),
            both('cavalry and heavy cavalry', 'cavalerie et cavalerie lourde'),
          )
    const message = fault(
      'morale-row-unlike-strength',
    )`The morale row of "${id}" has ${row.length} boxes for ${inRow} SP of ${filled}.`
    problems.error(file, `${path}.row`, message, said`Give one morale for each strength point.`)
  }
  if (kind === 'cavalry' && (strength.infantry ?? 0) > 0) {
    const message = fault('cavalry-with-infantry')`"${id}" is cavalry and has infantry.`
    problems.error(file, `${path}.strength.infantry`, message, said`Remove it, or make the unit infantry.`)
  }
  if (kind === 'infantry' && (strength.heavyCavalry ?? 0) > 0) {
    const message = fault('infantry-with-heavy-cavalry')`"${id}" is infantry and has heavy cavalry.`
    problems.error(
      file,
      `${path}.strength.heavyCavalry`,
      message,
      said`Divisional cavalry is light: give it as "${'cavalry'}".`,
    )
  }
  checkRow(row, `${path}.row`, problems)
}

function checkDetachment({ id, kind, row, beside }: Detachment, path: string, problems: Problems): void {
  checkRow(row, `${path}.row`, problems)
  if ((beside[kind] ?? 0) > 0) {
    const message = fault('strength-not-in-morale-row')`The ${kind} of "${id}" belongs into the morale row.`
    problems.error(file, `${path}.beside.${kind}`, message, said`Lengthen the row instead.`)
  }
}

/** Losses cross boxes off from the right, so morale never rises to the left. */
function checkRow(row: readonly number[], path: string, problems: Problems): void {
  const fall = row.findIndex((morale, index) => morale < (row[index - 1] ?? 0))
  if (fall < 0) return
  const message = fault(
    'morale-rises-with-losses',
  )`Morale would rise with losses: ${row[fall - 1]} stands left of ${row[fall]}.`
  problems.error(file, `${path}.${fall}`, message, said`Write the row from the lowest morale to the highest.`)
}

function checkGarrisons({ sides: of }: OrderOfBattle, ground: Ground | undefined, problems: Problems): void {
  const manned = new Map<string, Side>()
  for (const side of sides) {
    const seen = new Set<string>()
    of[side].garrisons.forEach((garrison, index) => {
      const path = `sides.${side}.garrisons.${index}`
      const { fortress, row } = garrison
      checkRow(row, `${path}.row`, problems)
      if (seen.has(fortress)) {
        problems.error(
          file,
          path,
          fault('two-garrisons-of-one-side')`"${fortress}" has two garrisons of this side.`,
          said`Make one row of the two.`,
        )
      }
      seen.add(fortress)
      const place = ground?.fortresses.get(fortress)
      if (ground && !place) {
        const there = [...ground.fortresses.keys()]
        const remedy = there.length === 0 ? said`Remove it: the map has none.` : said`Name one of: ${there}.`
        problems.error(
          file,
          `${path}.fortress`,
          fault('the-map-has-no-fortress')`The map has no fortress "${fortress}".`,
          remedy,
        )
      }
      if (place && row.length > place.capacity) {
        const message = fault(
          'garrison-beyond-capacity',
        )`A garrison of ${row.length} SP in "${fortress}", which holds ${place.capacity}.`
        problems.error(file, `${path}.row`, message, said`Give at most ${place.capacity} boxes.`)
      }
      if (!garrison.manned) return
      const other = manned.get(fortress)
      if (other !== undefined && other !== side) {
        problems.error(
          file,
          `${path}.manned`,
          fault('both-sides-hold')`Both sides hold "${fortress}".`,
          said`Let one of the garrisons be empty.`,
        )
      }
      manned.set(fortress, side)
    })
  }
}

function checkAgainstTables(of: SideOfBattle, side: Side, path: string, tables: Tables, problems: Problems): void {
  const { allowance, rain, rout } = tables
  const inRain = new Set(rain.movement.map(({ mp }) => mp))
  const movers = [
    ...of.units.map((one, index) => ({ ...one, at: `units.${index}` })),
    ...of.detachments.map((one, index) => ({ ...one, at: `detachments.${index}` })),
    ...of.leaders.map((one, index) => ({ ...one, kind: 'leader' as const, at: `leaders.${index}` })),
  ]
  for (const { id, kind, mp, at } of movers) {
    const usual = allowance[kind]
    if (!inRain.has(mp)) {
      const [nearest = usual] = [...inRain].toSorted((a, b) => Math.abs(a - mp) - Math.abs(b - mp))
      const message = fault(
        'movement-in-rain-of-unit-not-told',
      )`The tables do not tell what the ${mp} MP of "${id}" become in rain.`
      problems.error(file, `${path}.${at}.mp`, message, said`Write ${nearest}, or add a line for it to the tables.`)
    } else if (mp !== usual) {
      const message = fault(
        'movement-unlike-its-kind',
      )`"${id}" has ${mp} MP; its kind has ${usual}${writtenIn('tables.json, allowance')}.`
      problems.warning(file, `${path}.${at}.mp`, message, said`Write ${usual} if it is no exception.`)
    }
  }
  of.units.forEach(({ id, strength }, index) => {
    if (rout.mitrailleuse.sides[side] || (strength.mitrailleuses ?? 0) === 0) return
    const message = fault(
      'mitrailleuses-of-no-use',
    )`"${id}" has mitrailleuses, of no use to this side${writtenIn('tables.json, rout.mitrailleuse')}.`
    problems.warning(file, `${path}.units.${index}.strength.mitrailleuses`, message, said`Remove them.`)
  })
}
