import {
  copyOfPart,
  type FieldCopy,
  fillIn,
  type SharedCopy,
  type StepCopy,
} from '../fields/copy.ts'
import type { Field, UploadField } from '../fields/field.ts'

/** The wording of one line in one language: `copy/<language>.json`. */
export interface LineCopy {
  /** Name of the product. */
  readonly name: string
  /** One sentence that says what it is for. */
  readonly summary: string
  /** The profile of the "from" price in words; stands beside it wherever it is shown. */
  readonly reference: string
  /** Titles of the line's own steps; the shared blocks have theirs. */
  readonly steps: Readonly<Record<string, StepCopy>>
  /** The line's own questions; shared blocks have theirs, and may be overruled here. */
  readonly fields: Readonly<Record<string, FieldCopy>>
  /** Packages by id. */
  readonly tiers: Readonly<Record<string, TierCopy>>
  /** Price factors by code. */
  readonly factors: Readonly<Record<string, string>>
  /** Facts about a package by code. */
  readonly facts: Readonly<Record<string, string>>
  /** Declines and referrals by code: why, and what to do now. */
  readonly reasons: Readonly<Record<string, string>>
  /** Notices by code. */
  readonly notices: Readonly<Record<string, string>>
  /** States of an application that have another name in this line. */
  readonly applicationStates?: Readonly<Record<string, string>>
}

interface TierCopy {
  readonly name: string
  readonly summary: string
  readonly features: readonly string[]
}

/** Everything needed to say something about a line in one language. */
export interface Wording {
  readonly line: LineCopy
  readonly shared: SharedCopy
}

const NO_COPY: FieldCopy = { question: '' }

/** The line's own words first, then those of the shared blocks. */
export function copyOfField(
  field: Pick<Field, 'id'> & Pick<UploadField, 'columns'>,
  wording: Wording,
): FieldCopy {
  const copy = wording.line.fields[field.id] ?? wording.shared.fields[field.id] ?? NO_COPY
  if (field.columns && copy.help) {
    const columns = field.columns.map((path) => questionAt(path, wording)).join(', ')
    return { ...copy, help: fillIn(copy.help, { columns }) }
  }
  // The options of this question are the documents, which have one name everywhere.
  return field.id === 'documentsRead' ? { ...copy, options: wording.shared.documents } : copy
}

/** Of a part of a list: "staff.email". */
function questionAt(path: string, wording: Wording): string {
  const [list = '', part = ''] = path.split('.')
  return copyOfPart(copyOfField({ id: list }, wording), part, wording.shared).question
}

export function copyOfStep(id: string, wording: Wording): StepCopy {
  return wording.line.steps[id] ?? wording.shared.steps[id] ?? { title: '' }
}

export function factorLabel(code: string, wording: Wording): string {
  return wording.line.factors[code] ?? wording.shared.factors[code] ?? code
}

export function factLabel(code: string, wording: Wording): string {
  return wording.line.facts[code] ?? wording.shared.facts[code] ?? code
}

export function reasonText(code: string, wording: Wording): string {
  return wording.line.reasons[code] ?? wording.shared.reasons[code] ?? code
}

/** Before there is a contract, what is withdrawn is merely taken back. */
export function stateLabel(
  { state, isContract }: { readonly state: string; readonly isContract: boolean },
  { line, shared }: Wording,
): string {
  const known = state === 'withdrawn' && !isContract ? 'takenBack' : state
  return line.applicationStates?.[known] ?? shared.applicationStates[known] ?? state
}
