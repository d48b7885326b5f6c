import { expect, it } from 'vitest'
import { buildHostTable } from './hosts.ts'
import {
  readRecommendationCode,
  recommendationUrl,
  withRecommendation,
} from './recommendation-code.ts'

const code = 'FL-7K2M-9QXD-3RBC'

it('is a link to the app', () => {
  const table = buildHostTable({ appEnv: 'development', port: 3000 })
  expect(recommendationUrl(table, code)).toBe(`http://app.localhost:3000/recommended/${code}`)
})

it.each([
  [code, code],
  ['fl-7k2m-9qxd-3rbc', undefined],
  ['FA-7K2M-9QXD-3RBC', undefined],
  ['FL-7K2M-9QXD-3RBCX', undefined],
  [`${code}&next=/admin`, undefined],
  [`${code}\n`, undefined],
  ['', undefined],
  [null, undefined],
])('%j is read as %j', (text, read) => expect(readRecommendationCode(text)).toBe(read))

it('goes along in an address, and leaves the address alone without a code', () => {
  expect(withRecommendation('/policies/bike', code)).toBe(`/policies/bike?recommended=${code}`)
  expect(withRecommendation('/policies/bike?tier=top', code)).toBe(
    `/policies/bike?tier=top&recommended=${code}`,
  )
  expect(withRecommendation('/policies/bike', undefined)).toBe('/policies/bike')
})
