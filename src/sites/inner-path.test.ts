import { describe, expect, it } from 'vitest'
import { innerPath, parseInnerPath } from './inner-path.ts'

describe('inner paths', () => {
  it.each([
    [
      { site: 'default', locale: 'en-de', path: '/household-insurance' },
      '/~default/en-de/household-insurance',
    ],
    [{ site: 'default', locale: 'en-de', path: '/' }, '/~default/en-de'],
    [{ site: 'tk', locale: 'de-de', path: '/a/b' }, '/~tk/de-de/a/b'],
  ] as const)('%j is %s and back', (page, inner) => {
    expect(innerPath(page)).toBe(inner)
    expect(parseInnerPath(inner)).toEqual(page)
  })

  it('reads a home with a slash at the end', () => {
    expect(parseInnerPath('/~default/en-de/')?.path).toBe('/')
  })

  it.each([
    '/',
    '',
    '/default/en-de/x',
    '/~app/en-de',
    '/~default',
    '/~default/xx-yy',
    '~tk/en-de',
  ])('%j is none', (path) => {
    expect(parseInnerPath(path)).toBeUndefined()
  })
})
