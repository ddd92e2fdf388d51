import { Page } from '../layout/Page'
import { Loader } from './Loader'

/** Shown until the page can be rendered. */
export function PageLoader() {
  return (
    <Page isFullWidth>
      <Loader />
    </Page>
  )
}
