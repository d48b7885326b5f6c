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
}

export function sealBody(keyring: Keyring, reference: string, body: SubmissionBody): Buffer {
  return sealJson(keyring, body, `form_submissions.body:${reference}`)
}

export function unsealBody(
  keyring: Keyring,
  row: { reference: string; body: Uint8Array },
): SubmissionBody {
  return unsealJson(keyring, row.body, `form_submissions.body:${row.reference}`) as SubmissionBody
}

export function sealUploadName(keyring: Keyring, storeName: string, name: string): Buffer {
  return sealJson(keyring, name, `form_uploads.name:${storeName}`)
}

export function unsealUploadName(
  keyring: Keyring,
  row: { storeName: string; name: Uint8Array },
): string {
  return String(unsealJson(keyring, row.name, `form_uploads.name:${row.storeName}`))
}

export function sealAnswer(keyring: Keyring, reference: string, text: string): Buffer {
  return sealJson(keyring, text, `form_events.body:${reference}`)
}

export function unsealAnswer(keyring: Keyring, reference: string, sealed: Uint8Array): string {
  return String(unsealJson(keyring, sealed, `form_events.body:${reference}`))
}
