import type { CollectionName } from '#content/collections/registry.ts'

/** How the menu groups what editors work on. Every collection stands in one of the groups. */
export const collectionGroups: readonly {
  label: string
  collections: readonly CollectionName[]
}[] = [
  {
    label: 'Content',
    collections: [
      'pages',
      'blogs',
      'blog-categories',
      'help-articles',
      'jobs',
      'press-items',
      'forms',
      'legal-documents',
    ],
  },
  { label: 'Media', collections: ['media'] },
  {
    label: 'Site',
    collections: ['navigations', 'navigation-businesses', 'announcement-bars', 'redirects'],
  },
  { label: 'Settings', collections: ['settings', 'feature-flags'] },
]
