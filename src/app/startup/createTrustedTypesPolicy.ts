/** What TypeScript does not know yet, and older browsers lack. */
type TrustedTypes = {
  createPolicy: (name: string, rules: Record<string, (text: string) => string | null>) => unknown
}

/**
 * Browsers with Trusted Types take a text as a script or HTML only if this policy returns it. These are the paths of
 * the shop's own scripts, and what React needs for the JSON-LD of a page: an empty script, and JSON, which would run
 * nothing. As React asks no policy by its name, it is the default one.
 */
export const createTrustedTypesPolicy = () => {
  try {
    ;(window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('default', {
      createScriptURL: (url) => (/^\/(assets\/[\w.]+|sw)\.js$/.test(url) ? url : null),
      createHTML: (html) => (html === '<script></script>' ? html : null),
      createScript: (text) => text && JSON.parse(text) && text,
    })
  } catch (error) {
    // An extension of the browser may have made one before.
    console.warn(error)
  }
}
