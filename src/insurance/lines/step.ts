import type { Condition } from '../conditions/condition.ts'
import type { Field } from '../fields/field.ts'

/** One screen of a journey. */
export interface Step {
  /** kebab-case, unique in its line; the last part of the address and the name in tracking. */
  readonly id: string
  /** 'quote' steps come first and make the price; 'application' steps follow the choice of a package. */
  readonly stage: Stage
  /** Shown only when this holds; may look only at fields of earlier steps. */
  readonly when?: Condition
  /** Questions in the order asked. */
  readonly fields: readonly Field[]
}

export type Stage = 'quote' | 'application'

export interface ApplicationStep extends Step {
  readonly stage: 'application'
}
