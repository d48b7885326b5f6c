import { expect, test } from 'vitest'
import type { ScreenInput } from './screen-model.ts'
import { isSuggested, mayStay } from './typed.ts'

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

test('what the page came with is not kept as typed: it may come with something else next time', () => {
  const holder = input('accountHolder', { value: 'Ana Sousa' })
  const person = input('person', { parts: [input('person.language', { value: 'en' })] })
  const model = { title: '', intro: undefined, inputs: [holder, person], asksHealth: false }
  expect(isSuggested(model, 'accountHolder', ['Ana Sousa'])).toBe(true)
  expect(isSuggested(model, 'accountHolder', ['Bo Sousa'])).toBe(false)
  expect(isSuggested(model, 'accountHolder', [''])).toBe(false)
  expect(isSuggested(model, 'person.language', ['en'])).toBe(true)
  expect(isSuggested(model, 'person.language', [])).toBe(false)
  expect(isSuggested(model, 'person.firstName', [''])).toBe(false)
})
