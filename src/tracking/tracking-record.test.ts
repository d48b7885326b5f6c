import { describe, expect, test } from 'vitest'
import { formatRecord, recordOfCookies, recordOfQuery } from './tracking-record.ts'

describe('recordOfQuery', () => {
  test('knows the six keys, the short form of the source, and the click', () => {
    expect(
      recordOfQuery(
        '?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&utm_id=f&gclid=Cj0-_x',
      ),
    ).toEqual({
      utm_source: 'a',
      utm_medium: 'b',
      utm_campaign: 'c',
      utm_term: 'd',
      utm_content: 'e',
      utm_id: 'f',
      gclid: 'Cj0-_x',
    })
    expect(recordOfQuery('?source=letter')).toEqual({ utm_source: 'letter' })
  })

  test('the full name wins over the short one, in either order', () => {
    expect(recordOfQuery('?source=a&utm_source=b')).toEqual({ utm_source: 'b' })
    expect(recordOfQuery('?utm_source=b&source=a')).toEqual({ utm_source: 'b' })
    expect(recordOfQuery('?utm_source=&source=a')).toEqual({ utm_source: 'a' })
  })

  test('takes values at the limit and ignores what is beyond', () => {
    expect(recordOfQuery(`?utm_id=${'x'.repeat(150)}`)).toEqual({ utm_id: 'x'.repeat(150) })
    expect(recordOfQuery(`?utm_id=${'x'.repeat(151)}&utm_term=ok`)).toEqual({ utm_term: 'ok' })
    expect(recordOfQuery(`?a=${'x'.repeat(8_192)}&utm_term=late`)).toEqual({})
  })

  test.each([
    '',
    '?',
    '?&&&=&=',
    '?utm_source',
    '?utm_source=',
    '?utm_source=%E0%A4%A',
    '?utm_source=%FF',
    '?utm_source=a%00b',
    '?utm_source=a%0D%0ASet-Cookie:x',
    '?gclid=%3Cscript%3E',
    '?gclid=a;b',
    '?UTM_SOURCE=x',
    '?__proto__=x&constructor=y',
    '?utm_source[]=x',
  ])('finds nothing in %s', (search) => {
    expect(recordOfQuery(search)).toEqual({})
  })
})

describe('the cookies', () => {
  test('carry every text without breaking out of their value', () => {
    const record = { utm_source: 'a;b, "c"=d', utm_campaign: 'Herbst & Winter 🍂', utm_id: '100%' }
    const written = formatRecord(record)
    expect(written).toMatch(/^[\w.*+%&=-]+$/)
    expect(recordOfCookies(`x=y; _fitt=${written}; gclid=abc`)).toEqual({ ...record, gclid: 'abc' })
  })

  test('nothing to keep is nothing to write', () => {
    expect(formatRecord({})).toBe('')
    expect(formatRecord({ gclid: 'abc' })).toBe('')
  })

  test.each([
    '_fitt=',
    '_fitt=%',
    '_fitt=%E0%A4%A',
    '_fitt={"utm_source":"x"}',
    '_fitt=utm_source=%FF&other=1',
    `_fitt=utm_source=${'x'.repeat(8_192)}`,
    `_fitt=${'&'.repeat(8_192)}utm_source=x`,
    'gclid=<b>',
    `gclid=${'x'.repeat(8_192)}`,
  ])('%.50s is no record', (cookies) => {
    expect(recordOfCookies(cookies)).toEqual({})
  })

  test('a broken field leaves the others alone', () => {
    expect(recordOfCookies('_fitt=utm_source=%FF&utm_medium=mail; gclid=%')).toEqual({
      utm_medium: 'mail',
    })
  })
})
