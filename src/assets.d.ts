declare module '*.module.css' {
  const classes: Record<string, string>
  export default classes
}
declare module '*.css'
// The icon set has types for its barrel only, which is too large to load for a dozen icons.
declare module '@tabler/icons-react/dist/esm/icons/*.mjs' {
  import type { TablerIcon } from '@tabler/icons-react'

  const icon: TablerIcon
  export default icon
}
