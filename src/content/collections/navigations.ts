import { defineCollection } from './define-collection.ts'
import { navigation } from './navigation-shape.ts'

/** Main navigation and footer of the personal site. */
export const navigations = defineCollection({
  name: 'navigations',
  label: 'Navigations',
  singular: 'navigation',
  localized: true,
  columns: ['uid', 'kind'],
  search: [],
  schema: navigation,
})
