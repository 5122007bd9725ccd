import type { CombatReport, FireReport, AnyReport } from '#engine/escape-from-sedan/window-types.ts'
import type { JsonObject } from '#engine/kernel/values/result.ts'
import type { Language } from '../../../../src-main/contract/settings.ts'
import { numberIn } from '../../../text/chances.ts'
import { neededToHit } from '../on-table/words.ts'
import { resultWords } from './words.ts'

/** Volleys and close combats in words, for cards and for the report of a turn. */

export const reportIn = (told: JsonObject): AnyReport => told as unknown as AnyReport // made by these rules

export const targetsOf = ({ volleys }: FireReport): string[] => [...new Set(volleys.map(({ target }) => target))]

/** The unit that a report is about: the first one fired at, or the one charged. */
export const aboutIn = (report: AnyReport): string =>
  report.report === 'combat' ? report.target : (report.volleys[0]?.target ?? '')

export class InWords {
  readonly #words
  readonly #named
  readonly #number
  readonly #needed

  constructor(language: Language, named: (id: string) => string) {
    this.#words = resultWords(language)
    this.#named = named
    this.#number = numberIn(language, 1)
    this.#needed = neededToHit(language)
  }

  title(report: AnyReport): string {
    if (report.report === 'combat') return this.#words.combat(this.#named(report.target))
    const targets = targetsOf(report)
    return targets.length === 1
      ? this.#words.fireAt(this.#named(aboutIn(report)))
      : this.#words.fireAtSeveral(targets.length)
  }

  /** The first line about each unit fired at, or how a close combat went, and the other effects. */
  result(report: AnyReport): string {
    const outcomes =
      report.report === 'fire'
        ? targetsOf(report).flatMap((target) => this.fireAt(report, target).slice(0, 1))
        : this.combat(report).slice(0, 1)
    return [...outcomes, ...this.after(report)].join('; ')
  }

  /** What a unit lost under fire, and which units fired at it. */
  fireAt(report: FireReport, target: string): readonly string[] {
    const volleys = report.volleys
      .filter((one) => one.target === target)
      .map(({ unit, dice, needed, possible, counted }) =>
        this.#words.volley(this.#named(unit), dice, this.#needed(needed), possible, counted),
      )
    return [...this.#losses(report, target), ...volleys]
  }

  /** How a close combat went, who fought, and what each lost. */
  combat(report: CombatReport): readonly string[] {
    const { chargers, helpers, attackers, defenders, attackersWin, losses } = report
    return [
      attackersWin ? this.#words.attackersWin : this.#words.defendersWin,
      this.#words.attackersThrew(attackers),
      this.#words.defendersThrew(defenders),
      this.#words.charges(this.#list(chargers)),
      ...(helpers.length === 0 ? [] : [this.#words.helps(this.#list(helpers))]),
      ...[...new Set(losses.map(({ unit }) => unit))].flatMap((unit) => this.#losses(report, unit)),
    ]
  }

  /** Effects besides losses of figures. */
  after(report: AnyReport): readonly string[] {
    const { destroyed, chits, killed, fellBack, offTable, guns } = report
    const name = this.#named
    const words = this.#words
    const gone = new Set(destroyed)
    return [
      ...destroyed.map((unit) => words.destroyed(name(unit))),
      ...guns.map(({ unit, spiked }) => (spiked ? words.spiked : words.taken)(name(unit))),
      ...killed.map((who) => words.killed(name(who))),
      ...summed(chits)
        .filter(({ unit }) => !gone.has(unit))
        .map(({ unit, chits: count }) => words.chits(name(unit), count)),
      ...fellBack.map(({ unit, sixteenths, routing }) =>
        (routing ? words.routs : words.fallsBack)(name(unit), this.#number(sixteenths / 16)),
      ),
      ...offTable.map((unit) => words.offTable(name(unit))),
      ...(report.report === 'combat' && report.advanced !== null ? [words.advanced(name(report.advanced))] : []),
    ]
  }

  #losses(report: AnyReport, of: string): readonly string[] {
    const found = report.losses.filter(({ unit }) => unit === of)
    if (found.length === 0) return [this.#words.noLoss(this.#named(of))]
    return found.map(({ unit, possible, lost, left }) => this.#words.loss(this.#named(unit), possible, lost, left))
  }

  #list(units: readonly string[]): string {
    return units.map(this.#named).join(', ')
  }
}

/** Adds up the chits that a unit takes for several causes. */
function summed(chits: AnyReport['chits']): { unit: string; chits: number }[] {
  const sums = new Map<string, number>()
  for (const { unit, chits: count } of chits) sums.set(unit, (sums.get(unit) ?? 0) + count)
  return [...sums].map(([unit, count]) => ({ unit, chits: count }))
}
