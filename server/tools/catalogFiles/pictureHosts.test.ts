import { createPictureHosts } from './pictureHosts'

const warningOf = (links: unknown[], siteUrl?: string) => {
  const pictures = createPictureHosts(siteUrl)
  for (const [index, link] of links.entries()) pictures.see(`line ${index + 2}`, link)
  return pictures.warning()
}

const OTHER = 'https://images.example/stole.jpg'
const ONLY = "pages show only those of the shop's own host and of the API's."

describe('createPictureHosts', () => {
  test.each<[what: string, links: unknown[]]>([
    ['a path', ['/images/stole.jpg']],
    ['its own host', ['https://resham.example/images/stole.jpg', 'https://RESHAM.example:443/a.jpg']],
    ['no valid link', [undefined, 5, 'https://']],
  ])('is silent about %s', (_what, links) => {
    expect(warningOf(links, 'https://resham.example')).toBeUndefined()
  })

  test.each<[links: string[], warning: string]>([
    [['/a.jpg', OTHER], `1 picture is on another host (line 3): ${ONLY}`],
    [[OTHER, OTHER, OTHER], `3 pictures are on another host (line 2, line 3, line 4): ${ONLY}`],
    [Array(5).fill(OTHER), `5 pictures are on another host (line 2, line 3, line 4 and 2 more): ${ONLY}`],
    // Another origin of the same host is another one for the policy too.
    [['http://resham.example/a.jpg'], `1 picture is on another host (line 2): ${ONLY}`],
  ])('warns of %j', (links, warning) => {
    expect(warningOf(links, 'https://resham.example')).toBe(warning)
  })

  test('says what it would need to know the host of the shop', () => {
    expect(warningOf([OTHER])).toBe(
      `1 picture is on another host (line 2): ${ONLY} With SITE_URL the import knows the shop's.`,
    )
  })
})
