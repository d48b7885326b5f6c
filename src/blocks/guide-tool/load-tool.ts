import type { GuideTool } from '#content/guide-tools.ts'
import type { ToolDefinition } from './define-tool.ts'

/** Each tool is loaded when it is needed: on the server for its page, in the browser at the first touch. */
export function loadTool(name: GuideTool): Promise<ToolDefinition> {
  return loaders[name]()
}

const loaders: Readonly<Record<GuideTool, () => Promise<ToolDefinition>>> = {
  'cheapest-fund': async () => (await import('./tools/cheapest-fund.ts')).cheapestFund,
  'public-or-private': async () => (await import('./tools/public-or-private.ts')).publicOrPrivate,
  'switch-fund': async () => (await import('./tools/switch-fund.ts')).switchFund,
  'sick-pay-gap': async () => (await import('./tools/sick-pay-gap.ts')).sickPayGap,
  'dental-crown': async () => (await import('./tools/dental-crown.ts')).dentalCrown,
  'legal-need': async () => (await import('./tools/legal-need.ts')).legalNeed,
  'household-sum': async () => (await import('./tools/household-sum.ts')).householdSum,
  'life-sum': async () => (await import('./tools/life-sum.ts')).lifeSum,
  'cancel-by': async () => (await import('./tools/cancel-by.ts')).cancelBy,
  'schengen-days': async () => (await import('./tools/schengen-days.ts')).schengenDays,
}
