/**
 * What a visitor can agree to, by the names that the specification and Google's Consent Mode share,
 * in the order in which they are shown.
 */
export const CATEGORIES = [
  'functionality_storage',
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const

export type Category = (typeof CATEGORIES)[number]

/** Everything granted; the essential category is always among them once a choice was made. */
export type Granted = readonly Category[]

/** What the site cannot do without. It cannot be deselected. */
export const ESSENTIAL = 'functionality_storage' satisfies Category

/** How a choice was made, for the log. */
export const CHOICES = ['accept', 'reject', 'save'] as const
export type Choice = (typeof CHOICES)[number]
