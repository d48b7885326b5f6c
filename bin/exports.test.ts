import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

const sources = globSync(['*.ts', '{bench,bin,e2e,src}/**/*.{js,ts,tsx}'], {
  cwd: projectRoot,
}).map((path) => ({ path, text: readFileSync(join(projectRoot, path), 'utf8') }))

/** Where React Router, drizzle-kit, the starter or a pattern asks for names that nobody imports. */
const askedByName =
  /^src\/(?:routes\/|root\.|entry\.|.*\/tables\.ts|insurance\/lines\/[^/]+\/cases\.ts)|^bin\/product\.ts/

test('what is exported is imported somewhere', () => {
  const imported = new Set(sources.flatMap(importsOf))
  const exported = sources
    .filter(({ path }) => !askedByName.test(path) && !imported.has(`${path}: *`))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/^export (?!default )(?:async )?[a-z]+\*? (\w+)/gm)].map(
        ([, name]) => `${path}: ${name}`,
      ),
    )
  expect(exported.length).toBeGreaterThan(1000)
  expect(exported.filter((name) => !imported.has(name))).toEqual([])
})

/** Tests, what they share, and what is only run beside the product. */
const isOfTests = (path: string) => /\.test\.tsx?$|\btest-|^e2e\/|^bench\//.test(path)

test('what only tests import says so in its name', () => {
  const fileOf = (name: string) => name.slice(0, name.lastIndexOf(': '))
  const importedBy = (isMeant: (path: string) => boolean) =>
    new Set(
      sources.filter(({ path }) => isMeant(path)).flatMap((each) => importsOf(each).map(fileOf)),
    )
  const ofProduct = importedBy((path) => !isOfTests(path))
  const onlyOfTests = [...importedBy(isOfTests)].filter(
    (path) => /^src\/[\w./-]+$/.test(path) && !ofProduct.has(path) && !askedByName.test(path),
  )
  expect(onlyOfTests.length).toBeGreaterThan(30)
  expect(onlyOfTests.filter((path) => !/\btest\b/.test(path))).toEqual([])
})

/** Each as `file: name`, where `*` is the whole file. */
function importsOf({ path, text }: { path: string; text: string }): string[] {
  const found = text.matchAll(
    /\b(?:import|export)(?: type)?(?: \w+,)? (?:\{([^}]*)\}|\*[\w ]*) from '([#.][^']+)'|\bimport\(\s*'([#.][^']+)'/g,
  )
  return [...found].flatMap(([, names, from, loaded]) => {
    const file = (from ?? loaded ?? '').replace('#', 'src/')
    const place = normalize(file.startsWith('.') ? join(dirname(path), file) : file)
    if (names === undefined) return [`${place}: *`]
    return [...names.matchAll(/(?:^|,)\s*(?:type )?(\w+)/g)].map(([, name]) => `${place}: ${name}`)
  })
}
