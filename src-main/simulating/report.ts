import type { Words } from '../contract/words.ts'
import type { Comparison } from './comparison.ts'
import type { SimulationPlan } from './request.ts'
import type { Interval } from './statistics.ts'
import type { Summary, Times } from './summary.ts'
import type { GameRow } from './results.ts'

/** The report as one self-contained page: tables, and plots drawn as SVG. */
export function reportPage(summary: Summary, rows: readonly GameRow[], times: Times | undefined): string {
  const { plan, games, winners, endings, tallies, conduct, score } = summary
  return `${head(`${plan.campaign}: ${games} games`)}
<h1>${safe(plan.campaign)}, ${safe(plan.scenario)}</h1>
<p>${games} games, ${plan.players.map(safe).join(' against ')}${plan.mirrored ? ', sides changed in every second game' : ''}; seed “${safe(plan.seed)}”.
Shares stand with intervals of 95 %. They tell how these players fare, not how people would.</p>
${bars(
  'Who won',
  winners.map(({ winner, ...rest }) => ({ label: winner ?? 'nobody', ...rest })),
)}
${bars(
  'How it ended',
  endings.map(({ ending, winner, level, ...rest }) => ({
    label: `${ending}${winner === null ? '' : `, ${winner}`}${level === 0 ? '' : ` (${level})`}`,
    ...rest,
  })),
)}
${score === null ? '' : `<p>${safe(score.player)} scores ${percent(score.share)} (${span(score.interval, percent)}) against ${safe(score.against)}: ${Math.round(score.elo)} points of Elo (${span(score.eloInterval, (one) => String(Math.round(one)))}). The sequential test between ${score.sprt.elo0} and ${score.sprt.elo1} stands at ${score.sprt.llr.toFixed(2)} of ±${score.sprt.upper.toFixed(2)}: ${score.sprt.accepts === null ? 'not decided' : `for ${score.sprt[score.sprt.accepts]}`}.</p>`}
${histogram(
  'Acts of a game',
  rows.map(({ acts }) => acts),
)}
${histogram(
  'Turn of the end',
  rows.map(({ turn }) => turn),
)}
${table(
  ['figure', 'side', 'mean', 'deviation', 'least', 'most'],
  tallies.map(({ key, side, mean, deviation, least, most }) => [
    key,
    side,
    mean.toFixed(2),
    deviation.toFixed(2),
    String(least),
    String(most),
  ]),
)}
${table(
  ['turn', 'games', ...plan.players.map((_, side) => `strength of the ${side === 0 ? 'first' : 'second'} side`)],
  summary.strength.map(({ turn, games: so, sides }) => [
    String(turn),
    String(so),
    ...sides.map(({ mean, low, high }) => `${mean.toFixed(1)} (${low} to ${high})`),
  ]),
)}
${table(
  ['where it was fought', 'turns of a game', 'strength lost'],
  summary.fought.slice(0, 20).map(({ place, turns, lost }) => [place, turns.toFixed(2), lost.toFixed(2)]),
)}
${table(
  ['what should not be', 'player', 'side', 'all games', 'a game'],
  conduct.map(({ key, player, side, total, mean }) => [key, player, side, String(total), mean.toFixed(2)]),
)}
${
  times === undefined
    ? ''
    : table(
        ['player', 'choices', 'ms for each', 'thought over', '19 in 20 within', 'slowest'],
        times.players.map(({ player, choices, mean, thoughts, p95, slowest }) => [
          player,
          String(choices),
          mean.toFixed(1),
          String(thoughts),
          String(p95),
          String(slowest),
        ]),
      )
}
</body></html>
`
}

/** A comparison of two set-ups on the same seeds, as a page. */
export function comparisonPage(
  compared: Comparison & { readonly setUps: readonly [SimulationPlan, SimulationPlan]; readonly verdict: Words },
  sides: readonly string[],
): string {
  const { verdict, interval, difference, pairs } = compared
  const [first, second] = compared.setUps
  const named = ({ campaign, scenario }: SimulationPlan): string => `${campaign}, ${scenario}`
  return `${head(`${named(first)} against ${named(second)}`)}
<h1>${safe(named(first))} <i>against</i> ${safe(named(second))}</h1>
<p><strong>${safe(verdict.en)}</strong></p>
<p lang="fr">${safe(verdict.fr)}</p>
<p>${pairs} seeds, ${first.players.map(safe).join(' against ')}; seed “${safe(first.seed)}”. The interval is that of a paired bootstrap. It tells how
these players fare, not how people would.</p>
${axis(`Points in a hundred that the side ${sides[0]} scores more in the second`, difference, interval)}
</body></html>
`
}

/** A difference from -1 to 1 with its interval, and zero. */
function axis(heading: string, value: number, { low, high }: Interval): string {
  const x = (at: number): string => (370 + 350 * at).toFixed(1)
  const marks = [-1, -0.5, 0, 0.5, 1].map(
    (at) =>
      `<path d="M${x(at)} 34V46" stroke="#222"/><text x="${x(at)}" y="62" text-anchor="middle">${100 * at}</text>`,
  )
  return `<h2>${safe(heading)}</h2><svg width="740" height="70" role="img" aria-label="${(100 * value).toFixed(1)}, ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}"><path d="M${x(-1)} 40H${x(1)}M${x(0)} 6V46" stroke="#222"/>${marks.join('')}<path d="M${x(low)} 20H${x(high)}" stroke="#5b7691" stroke-width="6"/><circle cx="${x(value)}" cy="20" r="6" fill="#222"/></svg>`
}

const head = (title: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${safe(title)}</title>
<style>
body { font: 16px/1.45 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222; background: #fdfbf5 }
table { border-collapse: collapse; margin: 1rem 0 } td, th { padding: .2rem .8rem; text-align: left; border-bottom: 1px solid #ddd }
td.n, th.n { text-align: right; font-variant-numeric: tabular-nums } svg { display: block; margin: 1rem 0; font: 13px Georgia, serif }
</style></head><body>`

const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const span = ({ low, high }: Interval, told: (value: number) => string): string => `${told(low)} to ${told(high)}`

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const cells = (row: readonly string[], tag: string): string =>
    row.map((cell) => `<${tag}${/^[−-]?[\d.]+$/.test(cell) ? ' class="n"' : ''}>${safe(cell)}</${tag}>`).join('')
  return `<table><tr>${cells(heads, 'th')}</tr>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('\n')}</table>`
}

interface Bar {
  readonly label: string
  readonly count: number
  readonly share: number
  readonly interval: Interval
}

const WIDE = 420

/** Bars with their intervals as lines across their ends. */
function bars(heading: string, all: readonly Bar[]): string {
  const x = (share: number): string => (240 + share * WIDE).toFixed(1)
  const drawn = all.map(({ label, count, share, interval }, row) => {
    const y = 26 * row + 6
    return `<text x="232" y="${y + 13}" text-anchor="end">${safe(label)}</text><rect x="240" y="${y}" width="${(share * WIDE).toFixed(1)}" height="16" fill="#9db0c4"/><path d="M${x(interval.low)} ${y + 8}H${x(interval.high)}" stroke="#222"/><text x="${Number(x(interval.high)) + 8}" y="${y + 13}">${percent(share)} (${count})</text>`
  })
  return `<h2>${heading}</h2><svg width="800" height="${26 * all.length + 10}" role="img" aria-label="${safe(`${heading}: ${all.map(({ label, share }) => `${label} ${percent(share)}`).join(', ')}`)}">${drawn.join('\n')}</svg>`
}

/** The frequency of values, in at most 24 columns of equal width. */
function histogram(heading: string, values: readonly number[]): string {
  if (values.length === 0) return ''
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const step = Math.max(1, Math.ceil((most - least + 1) / 24))
  const columns = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => ({
    from: least + index * step,
    count: values.filter((value) => Math.floor((value - least) / step) === index).length,
  }))
  const highest = Math.max(...columns.map(({ count }) => count))
  const wide = Math.min(40, Math.floor(720 / columns.length))
  const drawn = columns.map(({ from, count }, index) => {
    const height = Math.round((100 * count) / highest)
    const label = index % Math.ceil(columns.length / 12) === 0 ? `<text x="${index * wide}" y="134">${from}</text>` : ''
    return `<rect x="${index * wide}" y="${116 - height}" width="${wide - 2}" height="${height}" fill="#c4a98f"><title>${from}: ${count}</title></rect>${label}`
  })
  return `<h2>${heading}</h2><svg width="740" height="140" role="img" aria-label="${heading}: from ${least} to ${most}">${drawn.join('\n')}</svg>`
}
