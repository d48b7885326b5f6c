import { valueAt } from '#insurance/statutory/dated.ts'
import { minijobGrenze } from '#insurance/statutory/earnings-limits.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { euros, type ToolResult } from './define-tool.ts'

/** What tools about an employee's contribution say below the limit: a mini-job insures nobody. */
export function miniJobResult(lawDay: IsoDate): ToolResult {
  const limit = euros(valueAt(minijobGrenze, lawDay))
  return {
    tone: 'careful',
    headline: { key: 'miniJob', values: { limit } },
    rows: [],
    notes: [{ key: 'noteMiniJob' }],
  }
}
