/** Structured data for search engines. React does not move it to the head. */
export function JsonLd({ data }: { data: unknown }) {
  // Escaped, so that no text of the catalogue can end the script.
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
