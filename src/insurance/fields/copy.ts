/** Wording of one question in one language. */
export interface FieldCopy {
  /** The question as asked. Part of the legal record. */
  readonly question: string
  /** Shown under "I am not sure": how to find the answer. Every choice has one. */
  readonly help?: string
  /** The button that adds an entry to a list: "Add a dog". Every list has one. */
  readonly add?: string
  /** Wording of the options by id. */
  readonly options?: Readonly<Record<string, string>>
  /** Unit shown behind the input: "m²", "hours a week". */
  readonly unit?: string
  /** The same behind a single one, where it differs: "hour a week". */
  readonly unitOne?: string
  /** Wording of the parts of a composite or of the entries of a list, where it differs. */
  readonly fields?: Readonly<Record<string, FieldCopy>>
  /** Messages that say more than the shared ones, by error code. */
  readonly errors?: Readonly<Record<string, string>>
}

export interface StepCopy {
  readonly title: string
  readonly intro?: string
}

/** Wording that all lines share, in one language. */
export interface SharedCopy {
  /** Questions of the shared blocks and of the parts of composite fields. */
  readonly fields: Readonly<Record<string, FieldCopy>>
  readonly steps: Readonly<Record<string, StepCopy>>
  /** One sentence for each error code; placeholders in braces. */
  readonly errors: Readonly<Record<string, string>>
  /** One sentence for each doubt: the answer counts, but is worth a second look. */
  readonly doubts: Readonly<Record<string, string>>
  readonly answers: SharedAnswers
  /** Federal states by code. */
  readonly states: Readonly<Record<string, string>>
  /** Documents by code. */
  readonly documents: Readonly<Record<string, string>>
  /** Price factors that occur in many lines. */
  readonly factors: Readonly<Record<string, string>>
  /** Facts about a package that occur in many lines. */
  readonly facts: Readonly<Record<string, string>>
  /** Reasons of declines and referrals that occur in many lines. */
  readonly reasons: Readonly<Record<string, string>>
  /** Names of the states of an application. */
  readonly applicationStates: Readonly<Record<string, string>>
}

/** Short answers that fields show. */
interface SharedAnswers {
  readonly yes: string
  readonly no: string
  readonly none: string
  readonly given: string
  readonly refused: string
  /** "{name}, typed" */
  readonly signedTyped: string
  /** "{name}, drawn" */
  readonly signedDrawn: string
  readonly notAnswered: string
}

/** Fills {placeholders}. */
export function fillIn(
  template: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : whole,
  )
}

const NO_COPY: FieldCopy = { question: '' }

/** A part of a composite or a list entry: the line's own words first, then the shared ones. */
export function copyOfPart(parent: FieldCopy, id: string, shared: SharedCopy): FieldCopy {
  return parent.fields?.[id] ?? shared.fields[id] ?? NO_COPY
}
