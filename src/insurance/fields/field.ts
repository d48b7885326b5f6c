import type { Condition } from '../conditions/condition.ts'
import type { DateBound } from './date-bound.ts'

/** What every kind of field has. */
interface FieldBase {
  /** Name of the answer: camelCase, unique in its line, key of the wording and of the API. */
  readonly id: string
  /** Absent means the question must be answered before the journey goes on. */
  readonly required?: false
  /** May stay empty when this holds; looks only at fields asked before. */
  readonly optionalWhen?: Condition
  /** Asked only when this holds; may look only at fields asked before. */
  readonly when?: Condition
  /** Marks answers to be encrypted at rest and masked: health data (Art. 9 GDPR) or identifiers. */
  readonly sensitive?: 'health' | 'identifier'
  /** Worth a second look when this holds for it and the answers beside it. */
  readonly doubt?: { readonly code: DoubtCode; readonly when: Condition }
}

/** Why an answer is worth a second look. Each has a sentence in the shared wording. */
export const DOUBT_CODES = [
  'unusualPostcode',
  'pensionNumberOfAnother',
  'childFrom25',
  'bornLongAgo',
  'accountOfAnother',
  'signatureOfAnother',
] as const
export type DoubtCode = (typeof DOUBT_CODES)[number]

/** One of a few options. */
export interface ChoiceField extends FieldBase {
  readonly kind: 'choice'
  /** Option ids in the order shown; wording in the copy. */
  readonly options: readonly string[]
}

/** Any number of options. */
export interface SeveralChoicesField extends FieldBase {
  readonly kind: 'severalChoices'
  readonly options: readonly string[]
  /** Option that excludes all others ("none of these"). */
  readonly none?: string
  /** Options that must be among the chosen. */
  readonly always?: readonly string[]
  /** Options that must be among them when this holds for the answers before. */
  readonly alsoWhen?: { readonly options: readonly string[]; readonly when: Condition }
}

/** 'yes' or 'no'; never preselected. */
export interface YesNoField extends FieldBase {
  readonly kind: 'yesNo'
}

/** A whole number. */
export interface NumberField extends FieldBase {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  /** Distance between allowed values, counted from `min`. */
  readonly step?: number
}

/** Euros, kept as integer cents. */
export interface MoneyField extends FieldBase {
  readonly kind: 'money'
  readonly minCents: number
  readonly maxCents: number
  /** Distance between allowed values, counted from zero. */
  readonly stepCents?: number
}

/** A day of the calendar. */
export interface DateField extends FieldBase {
  readonly kind: 'date'
  readonly earliest?: DateBound
  readonly latest?: DateBound
}

/** A date of birth with an allowed span of completed years. */
export interface BirthDateField extends FieldBase {
  readonly kind: 'birthDate'
  readonly minAge: number
  readonly maxAge: number
  /** Id of the field before it in its entry that says whether this is a spouse or a child. */
  readonly relationFrom?: string
  /** Children of any age are taken: who has a disability stays insured with a parent. */
  readonly grownChildren?: true
}

export interface PostcodeField extends FieldBase {
  readonly kind: 'postcode'
  /** Id of the field beside it that holds the country; German when absent. */
  readonly countryFrom?: string
}

/** A federal state of Germany. */
export interface StateField extends FieldBase {
  readonly kind: 'state'
}

/** A country as ISO 3166-1 alpha-2. */
export interface CountryField extends FieldBase {
  readonly kind: 'country'
}

/** Street to state; or, before arrival, the home address and the arrival date. */
export interface AddressField extends FieldBase {
  readonly kind: 'address'
  /** Whether somebody who has not arrived in Germany yet can answer. */
  readonly beforeArrival?: true
}

/** A person with contact data. */
export interface PersonField extends FieldBase {
  readonly kind: 'person'
  readonly minAge?: number
  readonly maxAge?: number
  /** Parts not asked here because the quote has asked them, or nobody needs them. */
  readonly without?: readonly string[]
}

/** A company with register data, size, contact. */
export interface CompanyField extends FieldBase {
  readonly kind: 'company'
  readonly without?: readonly string[]
}

export interface IbanField extends FieldBase {
  readonly kind: 'iban'
}

/** E.164. */
export interface PhoneField extends FieldBase {
  readonly kind: 'phone'
}

export interface EmailField extends FieldBase {
  readonly kind: 'email'
}

/** A number with a check digit or a fixed form. */
export interface IdentifierField extends FieldBase {
  readonly kind: 'identifier'
  readonly format: IdentifierFormat
}

export type IdentifierFormat =
  | 'steuerId'
  | 'versicherungsnummer'
  | 'kvnr'
  | 'vatId'
  | 'petChip'
  | 'bic'
  | 'creditorId'

/** Entries that each answer the same few fields: dogs, dependants, beneficiaries. */
export interface ListField extends FieldBase {
  readonly kind: 'list'
  readonly items: readonly ItemField[]
  readonly min: number
  readonly max: number
  /** A number field of the entries whose sum must be this (shares of 100 %). */
  readonly total?: { readonly field: string; readonly equals: number }
}

/** References to stored files. */
export interface UploadField extends FieldBase {
  readonly kind: 'upload'
  readonly maxFiles: number
  /** Media types; PDF and images when absent. */
  readonly accept?: readonly string[]
  /** Of a table: the questions that its columns answer, by their paths; the help names them. */
  readonly columns?: readonly string[]
}

/** A typed or drawn name. */
export interface SignatureField extends FieldBase {
  readonly kind: 'signature'
}

/** A tick. Required means it must be given; optional means it may be refused. */
export interface ConsentField extends FieldBase {
  readonly kind: 'consent'
}

export interface TextField extends FieldBase {
  readonly kind: 'text'
  readonly minLength?: number
  readonly maxLength: number
  /** Several lines to write in. */
  readonly long?: true
  /** Only what occurs in names: letters of any script, marks, apostrophe, hyphen, dot, space. */
  readonly name?: true
}

/** Fields that hold a single value and may stand inside a list or a composite. */
export type ItemField =
  | ChoiceField
  | SeveralChoicesField
  | YesNoField
  | NumberField
  | MoneyField
  | DateField
  | BirthDateField
  | PostcodeField
  | StateField
  | CountryField
  | IbanField
  | PhoneField
  | EmailField
  | IdentifierField
  | UploadField
  | SignatureField
  | ConsentField
  | TextField

export type Field = ItemField | AddressField | PersonField | CompanyField | ListField

export type FieldKindName = Field['kind']
