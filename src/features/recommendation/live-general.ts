import type { Language } from '#insurance/values/language.ts'
import { type GeneralResult, generalResult } from './general-result.ts'
import { loadGeneralSource } from './load-lines.ts'
import type { Compute } from './use-live-result.ts'

export async function loadGeneralCompute(language: Language): Promise<Compute<GeneralResult>> {
  const source = await loadGeneralSource(language)
  return (raw, { asOf }) => generalResult(raw, asOf, source)
}
