import type { SealedColumns, SealedFiles } from '#brokerage/seals.ts'
import type { FormFieldKind } from '#content/form-fields/registry.ts'
import type { Keyring } from '#platform/encryption/keyring.ts'
import { sealJson, unsealJson } from '#platform/encryption/seal.ts'

/** What somebody wrote, with the questions as they were asked. */
export type SubmissionBody = {
  /** Where the answer goes; undefined if the form did not ask. */
  email: string | undefined
  answers: readonly Answer[]
}

export type Answer = {
  id: string
  kind: FormFieldKind
  label: string
  /** What was written or chosen; the words of the choices, as they were shown. */
  value: readonly string[]
  /** What the form calls the choices, the same in every language; none where nothing is chosen from. */
  codes?: readonly string[]
}

/** Whether the sender chose so: what the forms call a complaint in every language. */
export function saysComplaint({ answers }: Pick<SubmissionBody, 'answers'>): boolean {
  return answers.some(({ codes }) => codes?.includes('complaint'))
}

/** Every encrypted column of this room; keys are rotated by it. */
export const FORM_SEALED_COLUMNS = {
  'form_submissions.body': 'reference',
  'form_uploads.name': 'store_name',
  // An answer goes by the name of the message that it answers.
  'form_events.body':
    '(select reference from form_submissions where form_submissions.id = submission_id)',
} as const satisfies SealedColumns
/** The same of its files. */
export const FORM_SEALED_FILES = { form_uploads: 'store_name' } as const satisfies SealedFiles
type FormColumn = keyof typeof FORM_SEALED_COLUMNS

export function sealBody(keyring: Keyring, reference: string, body: SubmissionBody): Buffer {
  return sealJson(keyring, body, placeIn('form_submissions.body', reference))
}

export function unsealBody(
  keyring: Keyring,
  row: { reference: string; body: Uint8Array },
): SubmissionBody {
  return unsealJson(
    keyring,
    row.body,
    placeIn('form_submissions.body', row.reference),
  ) as SubmissionBody
}

export function sealUploadName(keyring: Keyring, storeName: string, name: string): Buffer {
  return sealJson(keyring, name, placeIn('form_uploads.name', storeName))
}

export function unsealUploadName(
  keyring: Keyring,
  row: { storeName: string; name: Uint8Array },
): string {
  return String(unsealJson(keyring, row.name, placeIn('form_uploads.name', row.storeName)))
}

export function sealAnswer(keyring: Keyring, reference: string, text: string): Buffer {
  return sealJson(keyring, text, placeIn('form_events.body', reference))
}

export function unsealAnswer(keyring: Keyring, reference: string, sealed: Uint8Array): string {
  return String(unsealJson(keyring, sealed, placeIn('form_events.body', reference)))
}

/** Only columns of the list above can be sealed, so that none is left out when keys are rotated. */
function placeIn(column: FormColumn, name: string): string {
  return `${column}:${name}`
}
