import { pageHtml } from './pageHtml'

const assets = {
  template: '<html><head><meta charset="utf-8"></head><body><div id="root"></div></body></html>',
  styles: {},
  css: {},
  inlineScript: '',
  scripts: ['main.js'],
  policy: "default-src 'self'",
}

test.each(['</script><script>alert(1)</script>', '<!-- <script>'])(
  'a product named %s ends no element of its page, and is read back as it is',
  (title) => {
    const data: { path: string; title: string; filters?: object } = { path: '/products/a', title }
    const html = pageHtml(assets, { head: '', markup: '<main></main>', data, chunks: [] }).join('')
    const page = new DOMParser().parseFromString(html, 'text/html')
    expect(JSON.parse(page.querySelector('#page-data')?.textContent ?? '')).toEqual(data)
    expect([...page.scripts].map(({ src, id }) => src || id)).toEqual([
      'http://localhost/main.js',
      '',
      'page-data',
    ])
  },
)
