import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { ErrorPage } from '@/pages/error/ErrorPage'

type Props = { location: Location; children: ReactNode }
type State = { location: Location; failure?: { error: unknown } }

class Boundary extends Component<Props, State> {
  override state: State = { location: this.props.location }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ location }: Props, state: State): State | null {
    return location === state.location ? null : { location, failure: undefined }
  }

  retry = () => this.setState({ failure: undefined })

  override render() {
    const { failure } = this.state
    return failure ? <ErrorPage error={failure.error} onRetry={this.retry} /> : this.props.children
  }
}

/** Replaces what could not be rendered by an error, until the shopper retries or navigates. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary location={useLocation()}>{children}</Boundary>
}
