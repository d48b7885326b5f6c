import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { GUIDE_TOOLS } from '#content/guide-tools.ts'
import { BLOCK_ICONS, sceneChoice } from '#content/page-blocks/block-choices.ts'
import { pageBlock } from '#content/page-blocks/registry.ts'
import { formatFigure } from '#i18n/format-figure.ts'
import { LAW_FIGURES } from '#insurance/figures/law-figures.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { projectRoot } from '#platform/project-root.ts'

const [content, articles] = ['write-content.md', 'write-articles.md'].map((name) =>
  readFileSync(join(projectRoot, 'docs/how-to', name), 'utf8'),
)

// Editors read no code: what these pages leave out does not exist for them.
test('the numbers of the law are listed, each once', () => {
  const listed = [...(content ?? '').matchAll(/^\| `law\.([\w.]+)` \|/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(Object.keys(LAW_FIGURES).toSorted())
})

test('they stand there with the values of the month that is named', () => {
  const [, month = ''] = /values of (\w+ \d{4}):/.exec(content ?? '') ?? []
  const day = isoDateOf(new Date(`15 ${month} UTC`).toISOString().slice(0, 10))
  const told = [...(content ?? '').matchAll(/^\| `law\.([\w.]+)` \| (.+?) \|$/gm)]
  const known = told.map(([, name = '']) => {
    const figure = LAW_FIGURES[name]?.(day)
    if (figure === undefined) return name
    const period = figure.kind === 'money' ? ` a ${figure.period}` : ''
    return `${formatFigure(figure, 'en-de')}${period}`
  })
  expect(told.length).toBeGreaterThan(50)
  expect(told.map(([, , value]) => value)).toEqual(known)
})

test('the blocks are listed with their fields, and which of these may be left out', () => {
  const listed = [...(content ?? '').matchAll(/^\| `(blocks\.[\w-]+)` \| (.*?) \| /gm)].map(
    ([, name, fields = '']) => `${name} ${fieldsTold(fields)}`,
  )
  const known = pageBlock.options.map(({ shape: { __component, ...fields } }) => {
    const names = Object.entries(fields).map(
      ([name, field]) => `${name}${field.safeParse(undefined).success ? '?' : ''}`,
    )
    return `${__component.value} ${names.toSorted().join(' ')}`
  })
  expect(listed.toSorted()).toEqual(known.toSorted())
})

test.each([
  ['Icons', BLOCK_ICONS],
  ['topics', BOOKING_TOPICS],
] as const)('%s are listed', (word, known) => {
  const [, list = ''] = new RegExp(`${word}: ([a-z, -]+)`).exec(content ?? '') ?? []
  expect(list.trim().split(', ').toSorted()).toEqual([...known].toSorted())
})

test('lines, scenes and tools are named', () => {
  const missing = [
    ...[...LINE_IDS, ...sceneChoice.options].filter((name) => !content?.includes(`\`${name}\``)),
    ...GUIDE_TOOLS.filter((name) => !articles?.includes(`| \`${name}\` |`)),
  ]
  expect(missing).toEqual([])
})

/** Names outside of brackets, which describe what a field holds. */
function fieldsTold(cell: string): string {
  const outside = cell.replace(/\((?:[^()]|\([^()]*\))*\)/g, '')
  return [...outside.matchAll(/`(\w+)`(\??)/g)]
    .map(([, name, mark]) => `${name}${mark}`)
    .toSorted()
    .join(' ')
}
