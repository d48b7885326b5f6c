import { expect, test } from 'vitest'
import { dropEmpty } from './drop-empty.ts'
import { emptyEntry, fillEntries } from './fill-entries.ts'
import { fieldsOfDocument } from './form-of-collection.ts'

const footer = {
  kind: 'footer',
  legal: [
    { name: 'Imprint', url: '/impressum', locales: ['de-de'] },
    { name: 'Jobs', url: '/careers', decorator: 'HIRING_BADGE' },
  ],
}

test('an entry has all its fields, so that none comes from what stood in its place before', () => {
  const { legal } = fillEntries('navigations', footer)
  expect(legal).toMatchObject([
    { name: 'Imprint', decorator: null, locales: ['de-de'] },
    { name: 'Jobs', decorator: 'HIRING_BADGE', locales: [] },
  ])
})

test('questions have also the fields of other kinds, and lists in lists are filled', () => {
  const question = {
    __component: 'fields.choice',
    id: 'topic',
    label: 'Topic',
    required: true,
    options: [{ value: 'other' }],
  }
  const [filled] = fillEntries('forms', { fields: [question] })['fields'] as unknown[]
  expect(filled).toMatchObject({ ...question, help: null, options: [{ label: null }] })
  expect(filled).toHaveProperty('autocomplete', null)
})

test('what was filled in for the form is gone when it is kept, and nothing else', () => {
  expect(dropEmpty('navigations', fillEntries('navigations', footer))).toEqual(footer)
  expect(fillEntries('pages', { blocks: [{ __component: 'blocks.form' }] })).toEqual({
    blocks: [{ __component: 'blocks.form' }],
  })
})

test('a new entry is empty, and of the first kind', () => {
  const field = fieldsOfDocument('forms', {}).find(({ name }) => name === 'fields')
  if (field?.kind !== 'blocks') throw new Error('Forms have no questions.')
  expect(emptyEntry(field)).toMatchObject({
    __component: Object.keys(field.blocks)[0],
    label: null,
    required: false,
  })
})
