import { valueAt } from '#insurance/statutory/dated.ts'
import { minijobGrenze } from '#insurance/statutory/earnings-limits.ts'
import { isMiniJob } from '#insurance/statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '#insurance/statutory-health/mini-job-law.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { euros, type ToolResult } from './define-tool.ts'

/**
 * What tools about an employee's contribution say up to the limit: a mini-job insures nobody. undefined
 * above it. The limit of a year is known before its other numbers.
 */
export function miniJobResult(gross: number, lawDay: IsoDate): ToolResult | undefined {
  const on = nextMiniJobLaw(lawDay)
  if (!isMiniJob(gross, on)) return undefined
  return {
    tone: 'careful',
    headline: { key: 'miniJob', values: { limit: euros(valueAt(minijobGrenze, on)) } },
    rows: [],
    notes: [{ key: 'noteMiniJob' }],
  }
}
