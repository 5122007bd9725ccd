import type { Weighed } from '../../src-main/contract/advice.ts'
import { useText } from '../state/use-app.ts'

type Props = Pick<Weighed, 'worth' | 'error' | 'samples'>

/** What is expected of something that may be done; in its title, from how many games that were played on. */
export function WorthInWords({ worth, error, samples }: Props) {
  const { counsel: words } = useText()
  return (
    <span className="advice-worth tabular" title={samples > 0 ? words.samples(samples, error) : words.atSight}>
      {words.worth(worth)}
    </span>
  )
}
