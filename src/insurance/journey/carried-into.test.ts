import { expect, it } from 'vitest'
import type { Agreement } from '../lines/agreement.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { carriedInto } from './carried-into.ts'

const today = isoDateOf('2026-11-15')
const agrees: readonly Agreement[] = [
  { field: 'address.pc', with: 'pc' },
  { field: 'address.abroad', with: 'here', by: 'opposite' },
  { field: 'names.birthDate', with: 'family.birthDate' },
  { field: 'person.birthDate', with: 'oldestAge', by: 'oldestAge' },
  { field: 'state', with: 'home', when: { works: 'no' } },
]
const address = { id: 'address', kind: 'address' } as const
const names = { id: 'names', kind: 'list' } as const
const state = { id: 'state', kind: 'state' } as const

it.each([
  [
    'all parts that are known',
    address,
    { pc: '86150', here: 'no' },
    { pc: '86150', abroad: 'yes' },
  ],
  ['what is known of them', address, { pc: '86150' }, { pc: '86150' }],
  ['nothing, if nothing was said', address, {}, undefined],
  [
    'an entry for each',
    names,
    { family: [{ birthDate: '2020-05-01' }, { birthDate: '1990-02-03' }] },
    [{ birthDate: '2020-05-01' }, { birthDate: '1990-02-03' }],
  ],
  [
    'no birth date from an age',
    { id: 'person', kind: 'person' } as const,
    { oldestAge: 30 },
    undefined,
  ],
  ['what holds in this case', state, { home: 'BY', works: 'no' }, 'BY'],
  ['nothing in another', state, { home: 'BY', works: 'yes' }, undefined],
])('carries %s', (_, field, answers, expected) => {
  expect(carriedInto(agrees, field, answers, today)).toEqual(expected)
})
