import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { plainText } from './field-kinds.ts'

/** Switches. What is not here, or not published, is off. */
export const featureFlags = defineCollection({
  name: 'feature-flags',
  singular: 'feature-flag',
  label: 'Feature flags',
  localized: false,
  readers: 'internal',
  writers: 'admins',
  columns: ['name', 'enabled', 'description'],
  search: ['name', 'description'],
  schema: z.strictObject({
    /** As the code asks for it. */
    name: z
      .string()
      .max(100)
      .regex(/^[a-z][a-z0-9_.-]*$/, { error: 'must be lower case, such as website_new_home' }),
    enabled: z.boolean().default(false),
    /** What it turns on. */
    description: plainText.optional(),
  }),
})
