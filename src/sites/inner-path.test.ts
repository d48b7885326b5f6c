import { describe, expect, it } from 'vitest'
import { innerPath } from './inner-path.ts'

describe('inner paths', () => {
  it.each([
    [
      { site: 'default', locale: 'en-de', path: '/household-insurance' },
      '/~default/en-de/household-insurance',
    ],
    [{ site: 'default', locale: 'en-de', path: '/' }, '/~default/en-de'],
    [{ site: 'tk', locale: 'de-de', path: '/a/b' }, '/~tk/de-de/a/b'],
  ] as const)('%j is %s', (page, inner) => {
    expect(innerPath(page)).toBe(inner)
  })
})
