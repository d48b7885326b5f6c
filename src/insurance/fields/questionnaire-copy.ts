import type { FieldCopy, StepCopy } from './copy.ts'

/** Wording of questions outside the lines: the recommendation tools. */
export interface QuestionnaireCopy {
  readonly steps: Readonly<Record<string, StepCopy>>
  readonly fields: Readonly<Record<string, FieldCopy>>
}
