// The text of licenses.txt: the works of others that a build contains, with their licences.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** @typedef {{ name: string, version: string, license: string, licenseText?: string | null, noticeText?: string | null }} Library */
/** @typedef {{ name: string, license: 'MIT' | 'BSD-3-Clause', copyright: string }} Contained */

const LICENCES = 'licenses.txt'

/**
 * The copyright of packages that have no licence file.
 * @type {Record<string, string>}
 */
const AUTHORS = {
  '@miragejs/pretender-node-polyfill': 'Copyright (c) the contributors of Mirage JS',
}

/**
 * The libraries that a package has in its own files, without their licences.
 * @type {Record<string, Contained[]>}
 */
const CONTAINED = {
  '@reduxjs/toolkit': [
    { name: 'nanoid', license: 'MIT', copyright: 'Copyright 2017 Andrey Sitnik <andrey@sitnik.ru>' },
  ],
  'fake-xml-http-request': [
    {
      name: 'Minimal Event interface',
      license: 'BSD-3-Clause',
      copyright: 'Copyright (c) 2011 Sven Fuchs, Christian Johansen',
    },
  ],
  pretender: [
    { name: 'whatwg-fetch', license: 'MIT', copyright: 'Copyright (c) 2014-2016 GitHub, Inc.' },
    ...['url-parse', 'querystringify', 'requires-port'].map((name) => ({
      name,
      license: /** @type {const} */ ('MIT'),
      copyright: 'Copyright (c) 2015 Unshift.io, Arnout Kazemier, the Contributors.',
    })),
  ],
  'react-router': [
    {
      name: 'turbo-stream',
      license: 'MIT',
      copyright:
        'Copyright (c) 2018-19 these people: https://github.com/rich-harris/devalue/graphs/contributors',
    },
  ],
}

/**
 * Returns the text of `licenses.txt`. Throws an Error with the names of libraries whose licence has no text.
 * @param {Library[]} libraries
 */
const licencesText = (libraries) => {
  const missing = libraries.filter(({ name, licenseText }) => !licenseText && !AUTHORS[name])
  if (missing.length > 0) {
    const names = missing.map(({ name, version }) => `${name} ${version}`).join(', ')
    throw new Error(`Without a licence file: ${names}. Name the authors in delivery/licences.cjs.`)
  }
  const entries = libraries.flatMap(({ name, version, license, licenseText, noticeText }) => [
    entry(`${name} ${version}`, license, licenseText || standardText(license, AUTHORS[name]), noticeText),
    ...(CONTAINED[name] ?? []).map((part) =>
      entry(`${part.name}, in ${name} ${version}`, part.license, standardText(part.license, part.copyright)),
    ),
  ])
  return ['This copy of Resham contains the following works of others.\n', ...entries].join(`\n${RULE}\n\n`)
}

const RULE = '-'.repeat(80)

/** @type {(title: string, license: string, text: string, notice?: string | null) => string} */
const entry = (title, license, text, notice) =>
  [`${title}\nLicence: ${license}`, text.trim(), ...(notice ? [notice.trim()] : [])].join('\n\n').concat('\n')

/** @type {(license: string, copyright?: string) => string} */
const standardText = (license, copyright) =>
  `${copyright}\n\n${readFileSync(join(__dirname, 'licences', `${license}.txt`), 'utf8')}`

module.exports = { LICENCES, licencesText }
