import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorPage } from '@/pages/error/ErrorPage'

type Props = { locationKey: string; children: ReactNode }
type State = { locationKey: string; failure?: { error: unknown } }

class Boundary extends Component<Props, State> {
  override state: State = { locationKey: this.props.locationKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ locationKey }: Props, state: State): State | null {
    return locationKey === state.locationKey ? null : { locationKey, failure: undefined }
  }

  retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} onRetry={this.retry} /> : this.props.children
  }
}

/** Replaces what could not be rendered by an error, until the shopper retries or navigates. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary locationKey={useLocation().key}>{children}</Boundary>
}
