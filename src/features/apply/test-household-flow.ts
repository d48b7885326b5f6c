import { loadLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { computeFlow } from './flow.ts'

export const asOf = isoDateOf('2026-11-15')
export const line = await loadLine('household')
export const wording = line.wording.en
export const profile = referenceAnswers(line.definition, asOf)
export const flowOf = (answers: Record<string, unknown>, tier?: string) =>
  computeFlow(line, { answers, tier }, asOf)
