import { expect, test } from 'vitest'
import type { ScreenInput } from './screen-model.ts'
import { isAsMade, mayStay } from './typed.ts'

const input = (name: string, traits: Partial<ScreenInput> = {}) =>
  ({ name, id: name, kind: 'text', ...traits }) as ScreenInput

const staying = (inputs: ScreenInput[], asksHealth = false) =>
  mayStay({ title: '', intro: undefined, inputs, asksHealth }).map(({ name }) => name)

test('plain answers stay in the tab', () => {
  const street = input('address', { parts: [input('address.street')] })
  expect(staying([input('sqm', { kind: 'number' }), street])).toEqual(['sqm', 'address.street'])
})

test.each<[string, Partial<ScreenInput>]>([
  ['health', { sensitive: 'health' }],
  ['the number of somebody', { sensitive: 'identifier' }],
  ['a consent', { kind: 'consent' }],
  ['a signature', { kind: 'signature' }],
  ['a file', { kind: 'upload' }],
  ['having read something', { id: 'documentsRead', kind: 'severalChoices' }],
])('%s does not stay; what stands beside it does', (_, traits) => {
  const secret = input('secret', traits)
  const group = input('group', { parts: [input('group.open'), secret] })
  const list = input('list', { kind: 'list', entries: [[input('list.0.open')], [secret]] })
  expect(staying([input('open'), secret, group, list])).toEqual([
    'open',
    'group.open',
    'list.0.open',
  ])
})

test('nothing stays of a page that asks about health', () => {
  expect(staying([input('open')], true)).toEqual([])
})

test.each<[unknown, string[], boolean]>([
  ['Ana Sousa', ['Ana Sousa'], true],
  ['Ana Sousa', ['Bo Sousa'], false],
  ['Ana Sousa', [''], false],
  [50, ['50'], true],
  ['en', [], false],
  [undefined, [''], false],
])('a field made with %j that holds %j is as it was made: %s', (made, values, expected) => {
  expect(isAsMade(made, values)).toBe(expected)
})
