import { expect, test } from 'vitest'
import { errorsByField } from './errors-by-field.ts'

test('puts each problem beside its field, without repeating its name', () => {
  const problems = [
    { path: ['title'], message: 'title must be defined.' },
    { path: ['author', 'name'], message: 'author.name must not be empty' },
    { path: ['versions', '0', 'file'], message: 'versions.0.file must be defined.' },
    { path: ['topic'], message: 'topic invalid option: expected one of "a"|"b"' },
    { path: ['fields'], message: 'fields too small: expected array to have >=1 items' },
    { path: ['text'], message: 'text too big: expected string to have <=200 characters' },
    { path: ['uid'], message: 'uid is taken by another document' },
  ]
  expect(errorsByField(problems)).toEqual({
    attributes: {
      title: 'Fill this in.',
      topic: 'Choose one.',
      fields: 'Add at least one.',
      text: 'Must have at most 200 characters.',
      author: { name: 'Must not be empty' },
      versions: { 0: { file: 'Fill this in.' } },
    },
    name: 'Is taken by another document',
  })
})

test('keeps the first problem of a field', () => {
  const problems = ['must not be empty', 'must have at most 300 characters'].map((text) => ({
    path: ['title'],
    message: `title ${text}`,
  }))
  expect(errorsByField(problems)).toEqual({ attributes: { title: 'Must not be empty' } })
})
