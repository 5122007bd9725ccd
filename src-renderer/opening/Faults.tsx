import type { CampaignEntry } from '../../src-main/contract/campaign.ts'
import { useApp, useText, useView } from '../state/use-app.ts'
import { Problems } from './Problems.tsx'

/** Number of errors shown at first; more would push the map out of sight. */
const FEW = 6

/** The errors of a campaign, and their consequence: the whole campaign or some scenarios cannot be played. */
export function Faults({ campaign }: { readonly campaign: CampaignEntry }) {
  const app = useApp()
  const { broken, campaigns } = useText()
  const language = useView((view) => view.language)
  const { errors, scenarios, folder, board, state } = campaign
  return (
    <section className="notice faults" aria-labelledby="faults-heading">
      <h3 id="faults-heading" className="notice-heading">
        {campaigns.brokenCount(errors.length)}
      </h3>
      <p id="why-not-played">{state === 'broken' ? broken.what : broken.leftOut}</p>
      {scenarios.length > 0 && (
        <>
          <h4>{broken.scenarios}</h4>
          <ul>
            {scenarios.map(({ file, title, sound }) => (
              <li key={file}>
                {title[language]}
                {!sound && errors.some((one) => one.file === file) && (
                  <span className="entry-fault"> – {broken.faulty}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      <details open={errors.length <= FEW || board === null}>
        <summary>{broken.list}</summary>
        <Problems problems={errors} />
      </details>
      <p className="path">{broken.where(folder)}</p>
      <button type="button" className="plain" onClick={() => app.readAgain()}>
        {campaigns.readAgain}
      </button>
    </section>
  )
}
