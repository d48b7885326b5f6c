import { z } from 'zod'
import { SITES } from '#sites/site-config.ts'
import { defineCollection } from './define-collection.ts'
import { labelledLink, wording } from './field-kinds.ts'

/** One line above the navigation. */
export const announcementBars = defineCollection({
  name: 'announcement-bars',
  singular: 'announcement-bar',
  label: 'Announcement bars',
  localized: true,
  columns: ['text', 'isActive'],
  search: ['text'],
  schema: z
    .strictObject({
      text: wording.max(200),
      link: labelledLink.optional(),
      tone: z.enum(['information', 'warning', 'success']).default('information'),
      /** Shown on these sites; on all when absent. */
      sites: z.array(z.enum(SITES)).min(1).optional(),
      /** Off keeps the text for later. */
      isActive: z.boolean().default(false),
      /** Shown from and until these moments, where given. */
      startsAt: z.iso.datetime().optional(),
      endsAt: z.iso.datetime().optional(),
    })
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt, {
      error: 'must be later than the start',
      path: ['endsAt'],
    }),
})
