// npm run lint: each link, path and npm script that a document names has to exist.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' }).trim().split('\n')
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** Whether a path is one that a build or a run writes, which a fresh clone lacks. */
const isIgnored = (/** @type {string} */ path) =>
  spawnSync('git', ['check-ignore', '-q', `${path.replace(/\/$/, '')}/`]).status === 0

/** The ids that a host of Markdown gives to the headings of a text. */
const idsOf = (/** @type {string} */ text) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links, paths and scripts that a document names and that do not exist. */
const problemsOf = (/** @type {string} */ document) => {
  const text = readFileSync(document, 'utf8')
  const missingLinks = [...text.matchAll(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].filter(
    ([, path = '', id]) => {
      const target = path ? join(dirname(document), path) : document
      return !existsSync(target) || (id && !idsOf(readFileSync(target, 'utf8')).includes(id))
    },
  )
  // A path begins with a folder of the root, and has no placeholder.
  const missingPaths = [
    ...text.matchAll(/`((?:src|mock-server|server|tools|docs|public|\.ci|\.github)\/[\w./-]+)`/g),
  ].filter(([, path = '']) => !existsSync(path) && !isIgnored(path))
  const missingScripts = [...text.matchAll(/(?<!p)npm run (?:--silent )?([\w:-]+)(?![\w:-]| -w)/g)].filter(
    ([, name = '']) => !(name in scripts),
  )
  return [...missingLinks, ...missingPaths, ...missingScripts].map(([found]) => `${document}: ${found}`)
}

const problems = documents.flatMap(problemsOf)
for (const problem of problems) console.error(`There is no such thing: ${problem}`)
process.exitCode = problems.length > 0 ? 1 : 0
