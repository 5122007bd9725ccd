import { Component, type ReactNode } from 'react'
import { useText } from '../state/use-app.ts'

type State = { readonly crashed: boolean }

/** Shows a message instead of a blank window if a component throws while rendering. */
export class CrashGuard extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { crashed: false }

  static getDerivedStateFromError(): State {
    return { crashed: true }
  }

  override render(): ReactNode {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const text = useText()
  return (
    <main className="crashed" role="alert">
      <h1>{text.crash.heading}</h1>
      <p>{text.crash.remedy}</p>
      <button type="button" className="plain" onClick={() => window.location.reload()}>
        {text.crash.reload}
      </button>
    </main>
  )
}
