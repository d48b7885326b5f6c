import type { z } from 'zod'
import type { Collection } from './define-collection.ts'
import { navigationBusinesses } from './navigation-businesses.ts'
import { navigations } from './navigations.ts'
import { settings } from './settings.ts'

/** The one list. A collection that is not here does not exist. */
export const collections = [navigations, navigationBusinesses, settings] as const

export type CollectionName = (typeof collections)[number]['name']

/** What a published document of the collection holds. */
export type AttributesOf<Name extends CollectionName> = z.infer<
  Extract<(typeof collections)[number], { name: Name }>['schema']
>

export function collectionNamed(name: string): Collection | undefined {
  return collections.find((collection) => collection.name === name)
}
