import { describe, it } from 'vitest'
import { neverCheaperIn } from '../test-prices.ts'
import { line } from './line.ts'
import { tariff } from './tariff.ts'

const neverCheaper = neverCheaperIn(line, tariff)

describe('professional liability prices never fall', () => {
  it('with more revenue', () =>
    neverCheaper(({ revenue }) => ({ revenue: Math.min(1_000_000_00, revenue * 2 + 1) })))
  it('with the highest sum', () => neverCheaper(() => ({ sumInsured: '2m' })))
  it('with the lowest deductible', () => neverCheaper(() => ({ deductible: '250' })))
  it('with work for the United States', () => neverCheaper(() => ({ usWork: 'under25' })))
  it('in the highest class', () => neverCheaper(() => ({ profession: 'interimManager' })))
})
