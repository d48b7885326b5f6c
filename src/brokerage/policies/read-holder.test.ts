import { expect, test } from 'vitest'
import { loadLine } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { HolderData } from './correct-details.ts'
import { readHolder } from './read-holder.ts'

const today = isoDateOf('2026-11-18')
const berlin = { street: 'Torstr.', houseNo: '1', pc: '10119', city: 'Berlin', state: 'BE' }
const ana: HolderData = {
  firstName: 'Ana',
  lastName: 'Sousa',
  birthDate: '1990-03-01',
  address: berlin,
}
const read = (
  before: HolderData,
  change: object,
  line?: Parameters<typeof readHolder>[2]['line'],
) => readHolder(before, { ...before, ...change }, { line, today })

test('only what the contract holds is read, each part as an application reads it', () => {
  const { address: _, birthDate: __, ...bare } = ana
  const more = { lastName: ' Souza ', company: 'X', birthDate: '1980-01-01', address: berlin }
  expect(read(bare, more)).toEqual({ right: { ...bare, lastName: 'Souza' }, wrong: [] })
  const home = { ...berlin, houseNo: '11', floor: '3' }
  expect(read(ana, { address: home }).right.address).toEqual({ ...berlin, houseNo: '11' })
  expect(read(ana, { address: { ...berlin, state: '' } }).wrong).toEqual(['state'])
  expect(read(ana, { address: undefined }).wrong).toContain('street')
})

test('what stays may have been right under other rules', async () => {
  const { definition } = await loadLine('public-health')
  const young = { ...ana, birthDate: '2010-05-01' }
  expect(read(young, { lastName: 'Souza' }, definition).wrong).toEqual([])
  expect(read(young, { birthDate: '2010-06-01' }, definition).wrong).toEqual([])
  expect(read(young, { birthDate: '2020-06-01' }, definition).wrong).toEqual(['birthDate'])
})

test('a home abroad needs neither number nor postcode, and the seat of a company no state', () => {
  const abroad = { street: 'Calle Sol', city: 'Lima', country: 'PE' }
  const moved = { ...abroad, street: 'Calle Luna', houseNo: '', pc: '' }
  expect(read({ ...ana, address: abroad }, { address: moved })).toEqual({
    right: { ...ana, address: { ...abroad, street: 'Calle Luna' } },
    wrong: [],
  })
  const { state: _, ...seat } = berlin
  const company = { ...ana, company: 'Sousa GmbH', address: seat }
  const change = { company: 'Souza GmbH', address: { ...seat, houseNo: '11' } }
  expect(read(company, change)).toEqual({ right: { ...company, ...change }, wrong: [] })
  expect(read(company, { company: '' }).wrong).toEqual(['company'])
})
