import type { Article, Sentence } from '../../kernel/system/glance.ts'
import type { BattleReport, Force } from '../reports/battle-report.ts'
import { reports } from '../reports/reports.ts'
import type { ReportedDay } from './sentences.ts'

/** An article on each battle of a day, in the order in which they were fought. */
export const battleArticles = (day: ReportedDay): readonly Article[] =>
  reports(day.entries).flatMap(({ told }) => {
    const report = told as unknown as BattleReport // of this system; reconnaissances have their own column
    return report.report === 'battle' ? [articleOf(day, report)] : []
  })

const whose = (isOwn: boolean): 'own' | 'enemy' => (isOwn ? 'own' : 'enemy')

function articleOf({ isOwn }: ReportedDay, report: BattleReport): Article {
  const { zone, kind, attacker, winner, unfought, rout, retreat, pursuit, forces } = report
  const about = (key: string, facts: Sentence['facts'] = {}): Sentence => ({
    key: `newspaper.battle.${key}`,
    facts: { zone, ...facts },
  })
  const own = forces.find(({ side }) => isOwn(side))! // there is a force of each side
  const enemy = forces.find(({ side }) => !isOwn(side))!
  const isFought = forces.some(({ ledger }) => ledger.length > 0)
  const beaten = winner === null ? null : whose(!isOwn(winner))
  // Of the enemy's losses in a pursuit only the sum is reported; one's own are reported one by one.
  const unnamed = beaten === 'enemy' ? (pursuit?.losses ?? 0) : 0
  return {
    heading: about('heading'),
    lines: [
      about(`${kind}.${whose(isOwn(attacker))}`),
      ...(unfought === null ? [] : [about(`unfought.${unfought}`)]),
      ...engaged(own, (units) => about('engaged.own', { units })),
      ...engaged(enemy, (units) => about('engaged.enemy', { units })),
      ...(own.lead === null ? [] : [about('lead.own', { counter: own.lead })]),
      ...(enemy.lead === null ? [] : [about('lead.enemy', { counter: enemy.lead })]),
      ...(isFought ? [about(beaten === null ? 'drawn' : `beaten.${beaten}`)] : []),
      ...(rout?.routs === true && beaten !== null ? [about(`routed.${beaten}`)] : []),
      ...(retreat?.succeeds === true ? [about('retreat')] : []),
      ...(pursuit !== null && beaten !== null ? [about(`pursued.${beaten}`, { losses: pursuit.losses })] : []),
      ...(isFought ? [about('losses', { own: lostBy(own), enemy: lostBy(enemy) + unnamed })] : []),
      ...own.destroyed.map((counter) => about('destroyed.own', { counter })),
      ...enemy.destroyed.map((counter) => about('destroyed.enemy', { counter })),
    ],
  }
}

const engaged = ({ engaged: units }: Force, tell: (count: number) => Sentence): Sentence[] =>
  units.length === 0 ? [] : [tell(units.length)]
const lostBy = ({ lost }: Force): number => lost.reduce((sum, { count }) => sum + count, 0)
