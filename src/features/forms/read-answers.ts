import { z } from 'zod'
import { inputName } from '#blocks/form/form-state.ts'
import type { FormField } from '#content/form-fields/registry.ts'
import { asciiAddress } from '#insurance/values/ascii-address.ts'
import { joinDate } from '#ui/field/join-date.ts'
import type { Answer } from './submission-body.ts'

/** Why an answer is not taken; the words are in the namespace `forms`. */
export type Problem = {
  field: string
  code: ProblemCode
  params: Readonly<Record<string, string | number>>
}

type ProblemCode =
  | 'required'
  | 'requiredChoice'
  | 'requiredConsent'
  | 'requiredUpload'
  | 'email'
  | 'phone'
  | 'tooLong'
  | 'date'
  | 'choice'
  | 'characters'
  | 'tooManyFiles'
  | 'empty'
  | 'tooLarge'
  | 'wrongFileType'
  | 'activeContent'
  | 'unreadable'

type ReadAnswers = {
  answers: Answer[]
  problems: Problem[]
  /** As it was typed, for the form that comes back. */
  typed: Record<string, string[]>
  /** The sender's address, if it is one. */
  email: string | undefined
}

/** Reads everything but files. Nothing that the form did not ask for is looked at. */
export function readAnswers(fields: readonly FormField[], data: FormData): ReadAnswers {
  const read: ReadAnswers = { answers: [], problems: [], typed: {}, email: undefined }
  for (const field of fields) {
    if (field.__component === 'fields.upload') continue
    const typed = typedIn(field, data)
    read.typed[field.id] = typed.map((text) => text.slice(0, mostShownAgain))
    const checked = check(field, typed)
    if (typeof checked === 'object' && 'code' in checked) {
      const { code, ...params } = checked
      const label = nameOf(field)
      read.problems.push({ field: field.id, code, params: { label, ...params } })
      continue
    }
    if (checked.length === 0) continue
    const { id, __component: kind, label } = field
    const codes = 'options' in field ? { codes: codesOf(field, checked) } : {}
    read.answers.push({ id, kind, label, value: checked, ...codes })
    if (kind === 'fields.email') read.email ??= checked[0]
  }
  return read
}

/** What messages call a question: without the signs around it, since words follow. */
export function nameOf({ label }: Pick<FormField, 'label'>): string {
  return label.replace(/^¿|\s*[?:.]$/gu, '')
}

/** What is shown again is bounded, whatever was sent. */
const mostShownAgain = 20_000

type Refusal = { code: ProblemCode; max?: number; length?: number }

function typedIn(field: FormField, data: FormData): string[] {
  const name = inputName(field.id)
  if (field.__component === 'fields.date') {
    const part = (which: string) => textsOf(data, `${name}.${which}`)[0] ?? ''
    return [joinDate({ day: part('day'), month: part('month'), year: part('year') })]
  }
  const texts = textsOf(data, name)
  return field.__component === 'fields.choices' ? texts.slice(0, 50) : texts.slice(0, 1)
}

/** Texts only: a file where a text belongs is nothing. */
function textsOf(data: FormData, name: string): string[] {
  return data.getAll(name).flatMap((value) => (typeof value === 'string' ? [value] : []))
}

function check(field: FormField, typed: readonly string[]): string[] | Refusal {
  const text = (typed[0] ?? '').normalize('NFC').replace(/\r\n?/g, '\n').trim()
  switch (field.__component) {
    case 'fields.choices':
      return checkChoices(field, typed)
    case 'fields.choice':
      return checkChoice(field, text)
    case 'fields.consent':
      if (text === 'yes') return ['yes']
      return field.required ? { code: 'requiredConsent' } : []
    case 'fields.upload':
      return []
    default:
      break
  }
  if (text === '') return field.required ? { code: 'required' } : []
  switch (field.__component) {
    case 'fields.text':
      return checkText(text, field.maxLength, controlCharacters)
    case 'fields.long-text':
      return checkText(text, field.maxLength, controlsButLines)
    case 'fields.email':
      return checkEmail(asciiAddress(text))
    case 'fields.phone':
      return phoneNumber.test(text) ? [text] : { code: 'phone' }
    case 'fields.date':
      return z.iso.date().safeParse(text).success ? [text] : { code: 'date' }
  }
}

/** The same that a mail accepts as its one recipient. */
const emailAddress = z.email().max(254)

function checkEmail(address: string): string[] | Refusal {
  return emailAddress.safeParse(address).success ? [address] : { code: 'email' }
}

const phoneNumber = /^[+(]{0,2}\d[\d ()/.-]{4,28}$/

/**
 * No input of one line lets a browser send a line break: it comes from a program that hopes to
 * write headers of a mail. Directional signs would let a text look like another one.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused.
const controlCharacters = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: as above, but a text may have lines and tabs.
const controlsButLines = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/

function checkText(text: string, max: number, refused: RegExp): string[] | Refusal {
  if (refused.test(text)) return { code: 'characters' }
  return text.length > max ? { code: 'tooLong', max, length: text.length } : [text]
}

type WithOptions = Extract<FormField, { options: unknown }>

function codesOf({ options }: WithOptions, labels: readonly string[]): string[] {
  return options.filter(({ label }) => labels.includes(label)).map(({ value }) => value)
}

function checkChoice(field: WithOptions, text: string): string[] | Refusal {
  if (text === '') return field.required ? { code: 'requiredChoice' } : []
  const chosen = field.options.find(({ value }) => value === text)
  return chosen ? [chosen.label] : { code: 'choice' }
}

function checkChoices(field: WithOptions, typed: readonly string[]): string[] | Refusal {
  const values = [...new Set(typed.filter((text) => text !== ''))]
  if (values.length === 0) return field.required ? { code: 'requiredChoice' } : []
  const known = new Map(field.options.map(({ value, label }) => [value, label]))
  const labels = values.map((value) => known.get(value))
  const all = labels.filter((label) => label !== undefined)
  return all.length === labels.length ? all : { code: 'choice' }
}
