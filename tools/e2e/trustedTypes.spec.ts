import { expect, test } from './support/fixtures'

// What the shop itself passes is tried by all other tests: a violation is an error of the console.
test('the page takes no text as HTML, a handler or a script', async ({ page, expectedErrors }) => {
  expectedErrors.push(/requires 'Trusted|The action has been blocked/)
  await page.goto('/')
  const taken = await page.evaluate(() => {
    const element = document.createElement('div')
    const script = document.createElement('script')
    const attempts = {
      html: () => Object.assign(element, { innerHTML: '<img src="/favicon.svg">' }),
      handler: () => element.setAttribute('onclick', 'alert(1)'),
      script: () => Object.assign(script, { text: 'alert(1)' }),
      'a file of the shop that is no script': () => Object.assign(script, { src: '/openapi.json' }),
      'a script of another host': () => Object.assign(script, { src: '//elsewhere.example/assets/start.js' }),
    }
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt()
        return [name]
      } catch {
        return []
      }
    })
  })
  expect(taken).toEqual([])
})
