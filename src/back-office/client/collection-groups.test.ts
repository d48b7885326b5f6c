import { expect, test } from 'vitest'
import { collections } from '#content/collections/registry.ts'
import { collectionGroups } from './collection-groups.ts'

test('every collection stands in the menu once', () => {
  const named = collectionGroups.flatMap((group) => group.collections)
  expect([...named].sort()).toEqual(collections.map(({ name }) => name).sort())
})
