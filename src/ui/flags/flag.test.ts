import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LOCALES, parseLocale } from '#sites/locales.ts'
import { REGIONS } from '#sites/regions.ts'

test('every region and every country of a locale has a flag of its own', () => {
  const file = readFileSync(new URL('./flags.svg', import.meta.url), 'utf8')
  const views = [
    ...file.matchAll(
      /<view id="(\w+)" viewBox="0 (\d+) 30 20"\/>\s*<g transform="translate\(0 (\d+)\)"/g,
    ),
  ]
  for (const [, code, top, drawnAt] of views) expect(top, code).toBe(drawnAt)
  const drawn = views.map(([, code]) => code)
  expect(new Set(drawn).size).toBe(drawn.length)
  const needed = [
    ...REGIONS.map(({ id }) => id),
    ...LOCALES.map((each) => parseLocale(each).country),
  ]
  expect(drawn).toEqual(expect.arrayContaining(needed))
})
