/**
 * The small tools that a guide may carry, by name. What they compute is in the room `features`,
 * one file each under the same name.
 */
export const GUIDE_TOOLS = [
  'cheapest-fund',
  'public-or-private',
  'switch-fund',
  'sick-pay-gap',
  'dental-crown',
  'legal-need',
  'household-sum',
  'life-sum',
  'cancel-by',
  'schengen-days',
] as const

export type GuideTool = (typeof GUIDE_TOOLS)[number]
