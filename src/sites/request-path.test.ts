import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findPathProblem,
  MAX_PATH_LENGTH,
  MAX_URL_LENGTH,
  normalisePath,
  splitQuery,
} from './request-path.ts'

describe('splitQuery', () => {
  it.each([
    ['/a', '/a', ''],
    ['/a?b=c?d', '/a', '?b=c?d'],
    ['/a?', '/a', '?'],
  ])('%s', (url, path, query) => {
    expect(splitQuery(url)).toEqual({ path, query })
  })
})

describe('findPathProblem', () => {
  it.each([
    '/',
    '/a',
    '/a/',
    '/A/b.C',
    '/.well-known/security.txt',
    '/..a/b..',
    '/...',
    '/a%20b',
    '/gr%C3%B6%C3%9Fe',
    '/100%25',
    "/a+b;c,d=e&f!'()*:@$",
  ])('finds none in %s', (path) => {
    expect(findPathProblem(path, '')).toBeUndefined()
  })

  it.each([
    ['', 'not-a-path'],
    ['*', 'not-a-path'],
    ['a/b', 'not-a-path'],
    ['http://www.feather.example/', 'not-a-path'],
    ['/a/../b', 'dot-segment'],
    ['/..', 'dot-segment'],
    ['/./a', 'dot-segment'],
    ['/a/.', 'dot-segment'],
    ['/%2e%2e/a', 'dot-segment'],
    ['/.%2E', 'dot-segment'],
    ['/%2e', 'dot-segment'],
    ['/%252e%252e/a', 'malformed-encoding'],
    ['/a%252fb', 'malformed-encoding'],
    ['/a%2500', 'malformed-encoding'],
    ['/a%', 'malformed-encoding'],
    ['/a%2', 'malformed-encoding'],
    ['/a%zz', 'malformed-encoding'],
    ['/%ff', 'malformed-encoding'],
    ['/%c0%ae%c0%ae/', 'malformed-encoding'],
    ['//evil.example', 'double-slash'],
    ['/a//b', 'double-slash'],
    ['/a//', 'double-slash'],
    ['/a%2f%2fb', 'forbidden-character'],
    ['/a%2Fb', 'forbidden-character'],
    ['/a\\b', 'forbidden-character'],
    ['/a%5cb', 'forbidden-character'],
    ['/a\u0000', 'forbidden-character'],
    ['/a%00', 'forbidden-character'],
    ['/a%0d%0ab', 'forbidden-character'],
    ['/a b', 'forbidden-character'],
    ['/ä', 'forbidden-character'],
    ['/a#b', 'forbidden-character'],
    ['/a\n', 'forbidden-character'],
  ])('finds in %j: %s', (path, problem) => {
    expect(findPathProblem(path, '')).toBe(problem)
  })

  it.each([
    ['?a=b&c=%zz&d=%00', undefined],
    ['?a=/../b//c\\d', undefined],
    ['?a=\u00e4', undefined],
    ['?a=\r\nb', 'forbidden-character'],
    ['?a= b', 'forbidden-character'],
    ['?a=\u0000', 'forbidden-character'],
    ['?a=\u20ac', 'forbidden-character'],
  ])('leaves queries alone unless no header could carry them: %j', (query, problem) => {
    expect(findPathProblem('/', query)).toBe(problem)
  })

  it('limits the length of the path and of the whole', () => {
    const path = `/${'a'.repeat(MAX_PATH_LENGTH - 1)}`
    expect(findPathProblem(path, '')).toBeUndefined()
    expect(findPathProblem(`${path}a`, '')).toBe('too-long')
    const query = `?${'a'.repeat(MAX_URL_LENGTH - 2)}`
    expect(findPathProblem('/', query)).toBeUndefined()
    expect(findPathProblem('/', `${query}a`)).toBe('too-long')
  })
})

describe('normalisePath', () => {
  it.each([
    ['/', '/'],
    ['/a/b', '/a/b'],
    ['/a/', '/a'],
    ['/About-US/', '/about-us'],
    ['/%41bout', '/about'],
    ['/%7euser', '/~user'],
    ['/gr%c3%b6%C3%9fe', '/gr%C3%B6%C3%9Fe'],
    ['/a%2bb', '/a%2Bb'],
    ['/Files/Report.PDF', '/Files/Report.PDF'],
    ['/Files/Report.PDF/', '/Files/Report.PDF'],
    ['/Files/Report%2ePDF', '/Files/Report.PDF'],
    ['/V1.2/About', '/v1.2/about'],
  ])('of %s is %s', (path, expected) => {
    expect(normalisePath(path)).toBe(expected)
  })

  it('changes nothing the second time, and makes no new problem', () => {
    const part = fc.constantFrom('/', 'A', 'z', '%', '2', 'e', 'E', '.', '%2e', '%C3', '%b6', '~')
    const path = fc.array(part).map((parts) => `/${parts.join('')}`)
    fc.assert(
      fc.property(path, (each) => {
        fc.pre(findPathProblem(each, '') === undefined)
        const once = normalisePath(each)
        expect(normalisePath(once)).toBe(once)
        expect(findPathProblem(once, '')).toBeUndefined()
      }),
    )
  })
})
