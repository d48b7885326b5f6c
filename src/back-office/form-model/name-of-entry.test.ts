import { expect, test } from 'vitest'
import { fieldsOfDocument } from './form-of-collection.ts'
import { nameOfEntry, namingFields } from './name-of-entry.ts'

/** What an entry of a list in the settings is called. */
function nameIn(list: string, entry: Readonly<Record<string, unknown>>) {
  const field = fieldsOfDocument('settings', {}).find(({ name }) => name === list)
  if (field?.kind !== 'list') throw new Error(`There is no list ${list}.`)
  const naming = namingFields(field.fields)
  return nameOfEntry(
    naming,
    naming.map(({ name }) => entry[name]),
  )
}

test('an entry is called by its first text, and by what is chosen before it', () => {
  const page = { plan: 'premium', url: '/somewhere' }
  expect(nameIn('planPages', { ...page, line: 'private-health' })).toBe('Private health: premium')
  expect(nameIn('planPages', { ...page, line: 'expat-short-term' })).toBe(
    'Expat short term: premium',
  )
  // What is chosen after it tells nobody more.
  const ombudsman = { name: 'Ombudsmann e. V.', scope: 'insurance' }
  expect(nameIn('ombudsmen', ombudsman)).toBe('Ombudsmann e. V.')
})

test('an entry that is not filled in yet has no name, or as much of it as there is', () => {
  expect(nameIn('planPages', {})).toBeUndefined()
  expect(nameIn('planPages', { line: 'life', plan: '' })).toBe('Life')
})
