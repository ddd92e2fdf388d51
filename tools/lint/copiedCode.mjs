// npm run lint: the code in a document is that of the project. A block that begins with ```ts from=path/to/file.ts has
// lines of that file. '// …' stands for lines that are left out. Indentation does not count.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const documents = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter(existsSync)

const BLOCK = /^```\w+ from=(\S+)\n(.*?)^```$/gms
const OMITTED = /^\s*(?:\/\/|--|\{\/\*) ….*$/m

const linesOf = (/** @type {string} */ text) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

/** Returns the first line of each part of a block that is not in its file. */
const problemsOf = (/** @type {string} */ document) =>
  [...readFileSync(document, 'utf8').matchAll(BLOCK)].flatMap(([, file = '', block = '']) => {
    if (!existsSync(file)) return [`${document}: there is no ${file}`]
    const source = `\n${linesOf(readFileSync(file, 'utf8'))}\n`
    return block
      .split(OMITTED)
      .map(linesOf)
      .filter((part) => part && !source.includes(`\n${part}\n`))
      .map((part) => `${document}: ${file} has no longer these lines: ${part.split('\n', 1)}`)
  })

const problems = documents.flatMap(problemsOf)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
