import type { Json } from '#engine/kernel/values/result.ts'
import type { AsideProps } from '../../../system-ui/system-ui.ts'
import { chancesIn } from '../reads/reads.ts'
import { Hand } from './Hand.tsx'
import { wordsIn } from './words.ts'

type Shot = {
  readonly action: string
  readonly gun: string
  readonly zone: string
  /** Null while they are not known. */
  readonly chances: { readonly any: number; readonly mean: number; readonly damage: number } | null
}

/** What every gun can bombard, with its exact chances; the best shots first. A click fires. */
export function Shots(props: AsideProps) {
  const { table, setting, language, onAnswer } = props
  const words = wordsIn(language)
  const shots = shotsOf(props)
  const named = (id: string): string => setting.names[id]?.[language] ?? id
  return (
    <div className="sb-panel">
      <h3>{words.shots}</h3>
      {shots.length === 0 ? (
        <p className="sb-hint">{words.noShots}</p>
      ) : (
        <>
          <p className="sb-hint">{props.odds === null ? words.working : words.shotsHint}</p>
          <table className="sb-shots">
            <thead>
              <tr>
                {[words.gun, words.target, words.any, words.mean, words.damage].map((title) => (
                  <th key={title} scope="col">
                    {title}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shots.map(({ action, gun, zone, chances }) => (
                <tr key={action}>
                  <th scope="row">
                    <button
                      type="button"
                      className="link"
                      disabled={table.readOnly !== null}
                      onClick={() => onAnswer(action)}
                    >
                      {named(gun)}
                    </button>
                  </th>
                  <td>{named(zone)}</td>
                  <td>{chances === null ? '' : words.percent(chances.any)}</td>
                  <td>{chances === null ? '' : words.number(chances.mean)}</td>
                  <td>{chances === null || chances.damage === 0 ? '' : words.percent(chances.damage)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <Hand {...props} />
    </div>
  )
}

function shotsOf({ table, odds }: AsideProps): Shot[] {
  const known = new Map((odds ?? []).map((one) => [one.action, one.odds]))
  return (table.question?.answers ?? [])
    .flatMap(({ action, verb, things }): Shot[] => {
      const [gun, zone] = things
      if (verb !== 'bombard' || gun === undefined || zone === undefined) return []
      return [{ action, gun: gun.name, zone: zone.name, chances: chancesOf(known.get(action)) }]
    })
    .toSorted((one, other) => worth(other) - worth(one))
}

const worth = ({ chances }: Shot): number => (chances === null ? 0 : chances.mean + 2 * chances.damage)

/** Results are written as the hits suffered, with words for a damaged fort and a lost marker. */
function chancesOf(odds: Json | undefined): Shot['chances'] {
  if (odds === undefined) return null
  let [any, mean, damage] = [0, 0, 0]
  for (const { result, chance } of chancesIn(odds)) {
    const [hits, ...falls] = result.split(' ')
    mean += chance * Number(hits)
    if (Number(hits) > 0 || falls.length > 0) any += chance
    if (falls.length > 0) damage += chance
  }
  return { any, mean, damage }
}
