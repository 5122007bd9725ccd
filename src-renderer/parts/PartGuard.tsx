import { Component, type ReactNode } from 'react'
import { useText } from '../state/use-app.ts'

type Props = {
  /** What the part draws. After a failure, a change of it retries drawing. */
  readonly of: unknown
  readonly children: ReactNode
}
type State = { readonly crashed: boolean; readonly of: unknown }

/** Shows a message in place of a part that fails to draw, so that the rest of the screen stays usable. */
export class PartGuard extends Component<Props, State> {
  override state: State = { crashed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<State> {
    return { crashed: true }
  }
  static getDerivedStateFromProps({ of }: Props, before: State): State | null {
    return of === before.of ? null : { crashed: false, of }
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children
    return <Undrawn again={() => this.setState({ crashed: false })} />
  }
}

function Undrawn({ again }: { readonly again: () => void }) {
  const { crash } = useText()
  return (
    <div className="notice" role="alert">
      <p>{crash.part}</p>
      <button type="button" className="plain" onClick={again}>
        {crash.again}
      </button>
    </div>
  )
}
