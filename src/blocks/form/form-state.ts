/** What a form shows when it comes back from the server instead of having been sent. */
export type FormState = {
  /** The uid of the form: a page may have several. */
  form: string
  /** Why it is here again: something is wrong, it wants a second look, or it cannot be taken now. */
  stage: 'errors' | 'check' | 'refused' | 'failed'
  /** Proves when this very form was handed out. */
  token: string
  /** What was typed, by the name of the question. */
  typed: Readonly<Record<string, readonly string[]>>
  /** What to put right, in the visitor's language: at the question, and in the list with its name. */
  problems: readonly { field: string; message: string; inList: string }[]
  /** Files that have arrived already, by the name of the question. */
  kept: Readonly<Record<string, readonly KeptFile[]>>
}

export type KeptFile = {
  /** Names the file to the server, signed. */
  ticket: string
  /** What the sender calls it. */
  name: string
}

/** Names of the inputs that every form has beside its questions. */
export const FORM_INPUTS = {
  /** Which form of the page is sent. */
  form: 'form',
  token: 'token',
  /** Stays empty: only programs fill it in. */
  bait: 'homepage',
} as const

/** The input of a question; never the name of one above. */
export function inputName(fieldId: string): string {
  return `a.${fieldId}`
}

/** The input that keeps a file that has arrived already. */
export function keptName(fieldId: string): string {
  return `kept.${fieldId}`
}

/** The element of a question, for the list of errors. */
export function inputId(formName: string, fieldId: string): string {
  return `${formName}-${fieldId}`
}

/** Where the page stands after sending. */
export function formAnchor(formName: string): string {
  return `form-${formName}`
}

/** The name of a form, which is the same in every language: `contact`. */
export function formNameOf(uid: string): string {
  return uid.slice(uid.indexOf('--') + 2)
}
