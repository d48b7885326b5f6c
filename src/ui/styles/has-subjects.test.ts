import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'

/**
 * Chromium keeps one list of what any `:has()` may restyle. A rule whose subject names nothing, as
 * in `.a:has(b) > *` or `.a:has(b) > :not(.c)`, puts everything on that list: from then on a dialog
 * or a drawer that opens restyles the whole page, because `html:has(dialog[open])` asks for it.
 */
test('whatever a rule with :has() restyles has a class, an attribute or a name', () => {
  const source = join(projectRoot, 'src')
  const rules = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css') && !path.startsWith('back-office'))
    .flatMap((path) => {
      const sheet = readFileSync(join(source, path), 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
      return [...sheet.matchAll(/[^{};]*:has\([^{}]*(?=\{)/g)].map(([rule]) => ({ path, rule }))
    })
  expect(rules.length).toBeGreaterThan(50)
  expect(rules.filter(({ rule }) => !namesItsSubjects(rule))).toEqual([])
})

test.each([
  ['.a:has(> :last-child:nth-child(3n))', true],
  ['.a:has(> b) .c', true],
  ['.a:has(b) + [data-c]', true],
  ['html:has(.b .c) body', true],
  ['.a:has(b) > :is(.c, .d)', true],
  ['.a > :has(b)', true],
  ['.a *, .a:has(b)', true],
  ['.a:has(b) > *', false],
  ['.a:has(b) > :not(.c)', false],
  ['.a, .a:has(b) :first-child', false],
  ['.a:not(:has(b, .c)) :hover', false],
])('%s', (rule, expected) => {
  expect(namesItsSubjects(rule)).toBe(expected)
})

/** The element with `:has()` is found by that itself; only who stands behind it needs a name. */
function namesItsSubjects(rule: string): boolean {
  return withoutBrackets(rule.trim())
    .split(/\s*,\s*/)
    .filter((selector) => selector.includes('@'))
    .every((selector) => /[@.#[]|^&?[a-z]/.test(selector.split(/[\s>+~]+/).at(-1) ?? ''))
}

/** With `@` for each `:has()`, and of the others only what names something: `:is()`. */
function withoutBrackets(rule: string): string {
  const simpler = rule.replaceAll(/:([\w-]+)\(([^()]*)\)/g, (_, name: string, inner: string) => {
    if (name === 'has' || (name === 'not' && inner.includes('@'))) return '@'
    return name === 'is' ? inner.replaceAll(/[\s,]/g, '') : ''
  })
  return simpler === rule ? rule : withoutBrackets(simpler)
}
