import { defineCollection } from './define-collection.ts'
import { navigation } from './navigation-shape.ts'

/** Main navigation and footer of the business site. */
export const navigationBusinesses = defineCollection({
  name: 'navigation-businesses',
  label: 'Navigations (business)',
  singular: 'navigation-business',
  localized: true,
  columns: ['uid', 'kind'],
  search: [],
  schema: navigation,
})
