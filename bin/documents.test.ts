import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const documents = [
  ...['README.md', 'ARCHITECTURE.md', 'deploy/README.md'].map((name) => join(projectRoot, name)),
  ...readdirSync(join(projectRoot, 'docs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.md'))
    .map((entry) => join(entry.parentPath, entry.name)),
].map((path) => [relative(projectRoot, path), readFileSync(path, 'utf8')] as const)

test('links lead to files that exist', () => {
  const missing = documents.flatMap(([name, text]) =>
    [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)/g)]
      .map((match) => match[1] ?? '')
      .filter((target) => !/^[a-z]+:/.test(target) && !target.includes('NNN'))
      .filter((target) => !existsSync(join(projectRoot, dirname(name), target)))
      .map((target) => `${name}: ${target}`),
  )
  expect(missing).toEqual([])
})

/** What the recipes make as their examples, and what is no file of ours. */
const example = /glossary|instrument|offices|old-votes|quotation|NNNN|gtk\.css/

// Decisions are history.
test('maps and recipes name only what exists', () => {
  const missing = documents
    .filter(([name]) => !name.startsWith('docs/decisions/'))
    .flatMap(([name, text]) =>
      [...text.matchAll(/`((?:bench|bin|content|deploy|docs|e2e|public|src)\/[\w./-]+)`/g)]
        .map((match) => match[1] ?? '')
        .filter((path) => !existsSync(join(projectRoot, path)) && !example.test(path))
        .map((path) => `${name}: ${path}`),
    )
  expect(missing).toEqual([])
})

test('files and names of the code that maps and recipes speak of are those of the code', () => {
  const files = ['bench', 'bin', 'deploy', 'e2e', 'src'].flatMap((room) =>
    readdirSync(join(projectRoot, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:tsx?|js|css|ya?ml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const fileNames = new Set(files.map((file) => basename(file)))
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const missing = documents
    .filter(([name]) => !name.startsWith('docs/decisions/'))
    .flatMap(([name, text]) =>
      [...text.replace(/```.*?```/gs, '').matchAll(/`(?:([\w-]+\.(?:tsx?|css))|(\w+))`/g)]
        .filter(([, file, word = '']) =>
          file
            ? !fileNames.has(file)
            : /^[a-z]+[A-Z]|^[A-Z_]{5,}$/.test(word) && !code.includes(word),
        )
        .map(([found]) => `${name}: ${found}`),
    )
  expect(missing.filter((each) => !example.test(each))).toEqual([])
})

test('the recipe for a line names each table that has an entry for every line', () => {
  const recipe = readFileSync(join(projectRoot, 'docs/how-to/add-a-line.md'), 'utf8')
  const tables = readdirSync(join(projectRoot, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) =>
      /^(?:export )?const \w+: (?:Readonly<)?Record<LineId,/m.test(readFileSync(file, 'utf8')),
    )
    .map((file) => basename(file))
  expect(tables.length).toBeGreaterThan(5)
  expect(tables.filter((name) => !recipe.includes(`${name}\``))).toEqual([])
})

test('every npm dependency has its line in docs/decisions/dependencies.md', () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(projectRoot, 'package.json'), 'utf8'),
  )
  const text = readFileSync(join(projectRoot, 'docs/decisions/dependencies.md'), 'utf8')
  const listed = [...text.matchAll(/^\| (`[^|]+)\|/gm)].flatMap((row) =>
    [...(row[1] ?? '').matchAll(/`([^`]+)`/g)].map((name) => name[1]),
  )
  expect(listed.sort()).toEqual(Object.keys({ ...dependencies, ...devDependencies }).sort())
})

test('decisions are numbered one by one', () => {
  const numbers = readdirSync(join(projectRoot, 'docs/decisions'))
    .map((name) => /^(\d{3})-/.exec(name)?.[1])
    .filter((number) => number !== undefined)
    .sort()
  expect(numbers).toEqual(numbers.map((_, index) => String(index).padStart(3, '0')))
})

test.each([
  ['levels', 'insurance, sites'],
  ['brokerageFloors', 'advice, audit'],
])('the fences of ARCHITECTURE.md are those that are held: %s', (list, begin) => {
  const config = readFileSync(join(projectRoot, '.dependency-cruiser.js'), 'utf8')
  const levels =
    new RegExp(`const ${list} = \\[(.*?)\n\\]`, 's').exec(config)?.[1]?.match(/\[.*?\]/gs) ?? []
  const held = levels.map((level) => level.match(/[a-z0-9-]+/g))
  const map = readFileSync(join(projectRoot, 'ARCHITECTURE.md'), 'utf8')
  const drawn = new RegExp(`\`\`\`\n(${begin}.*?)\`\`\``, 's').exec(map)?.[1]?.split('►')
  expect(held.length).toBeGreaterThan(3)
  expect(drawn?.map((level) => level.match(/[a-z0-9-]+/g))).toEqual(held)
})

test('what is deployed starts with the flags of npm start', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))
  const flagsIn = (text: string) => text.match(/--[a-z0-9-]+(?:=\d+)?/g)
  const image = readFileSync(join(projectRoot, 'deploy/Dockerfile'), 'utf8')
  const recipe = readFileSync(join(projectRoot, 'deploy/README.md'), 'utf8')
  expect(flagsIn(/^CMD .*$/m.exec(image)?.[0] ?? '')).toEqual(flagsIn(scripts.start))
  expect(flagsIn(/`MALLOC_ARENA_MAX=1 [^`]*`/.exec(recipe)?.[0] ?? '')).toEqual(
    flagsIn(scripts.start),
  )
})
