import { expect, test } from 'vitest'
import { TaggedMemory } from '#platform/memory/tagged-memory.ts'
import { createRenderMissing } from './render-missing.ts'

function countingRender(status = 404) {
  const memory = new TaggedMemory({ limit: 10, freshMs: 1000, now: () => 0 })
  const rendered: string[] = []
  const render = createRenderMissing(async ({ site, locale, path }) => {
    rendered.push(`${site} ${locale} ${path}`)
    const body = Buffer.from(`${site} ${locale}`)
    const tags = [`navigations:${locale}--footer`]
    return { status, headers: {}, body, tags, queryKeys: [], mayBeKept: false }
  }, memory)
  return { memory, rendered, render }
}

const home = {
  site: 'default',
  locale: 'en-de',
  reason: 'unknown-locale',
  path: '/',
} as const

test('what is missing looks the same everywhere on a site, and is rendered once', async () => {
  const { render, rendered } = countingRender()
  for (const _ of [1, 2]) expect(String((await render(home)).body)).toBe('default en-de')
  await render({ ...home, locale: 'de-de' })
  await render({ ...home, site: 'business' })
  expect(rendered).toEqual(['default en-de /~', 'default de-de /~', 'business en-de /~'])
})

test('what another country has is looked for by its own words', async () => {
  const { render, rendered } = countingRender()
  const path = '/legal-insurance'
  for (const _ of [1, 2]) await render({ ...home, reason: 'not-here', path })
  expect(rendered).toEqual(Array(2).fill('default en-de /~/legal-insurance'))
})

test('it is rendered again when something of it was published', async () => {
  const { render, rendered, memory } = countingRender()
  await render(home)
  memory.purge('navigations:de-de--footer')
  await render(home)
  expect(rendered).toHaveLength(1)
  memory.purge('navigations:en-de--footer')
  await render(home)
  expect(rendered).toHaveLength(2)
})

test('an answer that is broken is handed on and not kept', async () => {
  const { render, rendered } = countingRender(500)
  for (const _ of [1, 2]) expect((await render(home)).status).toBe(500)
  expect(rendered).toHaveLength(2)
})
