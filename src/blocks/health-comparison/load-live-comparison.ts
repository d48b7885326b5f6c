import {
  type ComparedOption,
  compareHealth,
  type HealthSituation,
} from '#insurance/health-comparison/compare-health.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'

export type LiveComparison = (situation: HealthSituation) => readonly ComparedOption[]

/** Fetches the law and the two tariffs. Apart, so that waking the comparison stays light. */
export async function loadLiveComparison(asOf: IsoDate): Promise<LiveComparison> {
  const [privateHealth, expat] = await Promise.all([
    loadRatedLine('private-health'),
    loadRatedLine('expat-short-term'),
  ])
  return (situation) => compareHealth(situation, { privateHealth, expat }, asOf)
}
