import { expect, test } from 'vitest'
import { knownCollection } from './collections/registry.ts'
import { SOUGHT_FIELDS } from './sought-words.ts'

// Who gives one of them another field to look in writes the migration for it, too.
test.each(Object.entries(SOUGHT_FIELDS))('of %s what is looked for is kept', (name, fields) => {
  expect(fields).toEqual(knownCollection(name).search)
})
