import type { WeighedThought } from '../../src-main/contract/advice.ts'
import { useText } from '../state/use-app.ts'

type Props = Pick<WeighedThought, 'worth' | 'error' | 'samples'>

/** The expected value of an action; its tooltip gives the number of games played out to estimate it. */
export function WorthInWords({ worth, error, samples }: Props) {
  const { counsel: words } = useText()
  return (
    <span className="advice-worth tabular" title={samples > 0 ? words.samples(samples, error) : words.atSight}>
      {words.worth(worth)}
    </span>
  )
}
