import type { Language } from '#insurance/values/language.ts'
import { type HealthResult, healthResult } from './health-result.ts'
import { loadHealthSource } from './load-lines.ts'
import type { Compute } from './use-live-result.ts'

export async function loadHealthCompute(language: Language): Promise<Compute<HealthResult>> {
  const source = await loadHealthSource(language)
  return (raw, { asOf, today }) => healthResult(raw, asOf, source, today)
}
