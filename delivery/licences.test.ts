import { licencesText } from './licences.cjs'

const library = { name: 'silk', version: '1.2.3', license: 'MIT', licenseText: 'Copyright (c) A Weaver\n' }

describe('licencesText', () => {
  test('names each library with its version, its licence, the text of it and its notice', () => {
    const text = licencesText([library, { ...library, name: 'cotton', noticeText: 'Spun by hand.\n' }])
    expect(text).toContain('\nsilk 1.2.3\nLicence: MIT\n\nCopyright (c) A Weaver\n')
    expect(text).toContain('\ncotton 1.2.3\nLicence: MIT\n\nCopyright (c) A Weaver\n\nSpun by hand.\n')
  })

  test('has the standard text for what comes without a file', () => {
    const text = licencesText([
      { ...library, name: '@miragejs/pretender-node-polyfill', licenseText: null },
      { ...library, name: 'fake-xml-http-request' },
    ])
    expect(text).toMatch(
      /pretender-node-polyfill 1\.2\.3\nLicence: MIT\n\nCopyright .* Mirage JS\n\nPermission is/,
    )
    expect(text).toMatch(
      /Minimal Event interface, in fake-xml-http-request 1\.2\.3\nLicence: BSD-3-Clause\n\nCopyright .*\n\nRedistribution/,
    )
  })

  test('refuses a library whose text it does not know', () => {
    expect(() => licencesText([library, { ...library, name: 'lace', licenseText: null }])).toThrow(
      'Without a licence file: lace 1.2.3.',
    )
  })
})
