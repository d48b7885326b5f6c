import { healthQuestionnaire } from '#insurance/eligibility/health-questionnaire.ts'
import type { Field } from '#insurance/fields/field.ts'
import type { Step } from '#insurance/lines/step.ts'
import { questionnaire } from '#insurance/recommendation/questionnaire.ts'

/** The two tools ask different questions and are otherwise the same. */
export type ToolId = 'general' | 'health'

export interface Tool {
  readonly id: ToolId
  /** Path on the app host. */
  readonly path: string
  readonly steps: readonly Step[]
}

export const TOOLS: Readonly<Record<ToolId, Tool>> = {
  general: { id: 'general', path: '/recommendation-tool', steps: questionnaire.steps },
  health: { id: 'health', path: '/recommendation-tool/health', steps: healthQuestionnaire.steps },
}

export function fieldsOf(tool: Tool): readonly Field[] {
  return tool.steps.flatMap((step) => step.fields)
}

/** Answers about health are kept out of addresses: addresses are logged, shared and bookmarked. */
export function isPrivate(field: Field): boolean {
  return field.sensitive !== undefined
}
