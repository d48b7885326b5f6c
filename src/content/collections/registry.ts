import type { z } from 'zod'
import { announcementBars } from './announcement-bars.ts'
import { blogCategories } from './blog-categories.ts'
import { blogs } from './blogs.ts'
import type { Collection } from './define-collection.ts'
import { featureFlags } from './feature-flags.ts'
import { forms } from './forms.ts'
import { helpArticles } from './help-articles.ts'
import { jobs } from './jobs.ts'
import { legalDocuments } from './legal-documents.ts'
import { media } from './media.ts'
import { navigationBusinesses } from './navigation-businesses.ts'
import { navigations } from './navigations.ts'
import { pages } from './pages.ts'
import { pressItems } from './press-items.ts'
import { redirects } from './redirects.ts'
import { settings } from './settings.ts'

/** The one list. A collection that is not here does not exist. */
export const collections = [
  pages,
  blogs,
  blogCategories,
  helpArticles,
  jobs,
  pressItems,
  forms,
  announcementBars,
  legalDocuments,
  media,
  navigations,
  navigationBusinesses,
  redirects,
  featureFlags,
  settings,
] as const

export type CollectionName = (typeof collections)[number]['name']

/** What a published document of the collection holds. */
export type AttributesOf<Name extends CollectionName> = z.infer<
  Extract<(typeof collections)[number], { name: Name }>['schema']
>

export function collectionNamed(name: string): Collection | undefined {
  return byName.get(name)
}

/** For names that come from the code itself, such as the target of a reference. */
export function knownCollection(name: string): Collection {
  const collection = byName.get(name)
  if (collection === undefined) throw new RangeError(`There is no collection named ${name}.`)
  return collection
}

export function isCollectionName(name: string): name is CollectionName {
  return byName.has(name)
}

const byName: ReadonlyMap<string, Collection> = new Map(
  collections.map((collection): [string, Collection] => [collection.name, collection]),
)
