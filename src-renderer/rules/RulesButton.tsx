import { useStore } from '../state/kit/store.ts'
import { useText } from '../state/use-app.ts'
import { closeRules, openRules, rulesPlace } from '../rule-links/open-rule.ts'

/** Opens and closes the rules sheet. */
export function RulesButton() {
  const text = useText()
  const shown = useStore(rulesPlace, (place) => place.shown)
  return (
    <button
      type="button"
      className="plain rules-button"
      title={text.rules.openKeys}
      aria-expanded={shown}
      onClick={shown ? closeRules : openRules}
    >
      {text.rules.open}
    </button>
  )
}
