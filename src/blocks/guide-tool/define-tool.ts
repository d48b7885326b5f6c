import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Country } from '#sites/locales.ts'

/** A question of a tool. Every one has an answer from the start, so that a tool always shows a result. */
export type ToolField = {
  /** Name in the form and in the address. */
  readonly name: string
} & (
  | {
      readonly kind: 'money'
      /** In cents, as all money. */
      readonly initial: number
      readonly max: number
    }
  | {
      readonly kind: 'number'
      readonly initial: number
      readonly min: number
      readonly max: number
    }
  /** A day; `initial` counts from today. */
  | {
      readonly kind: 'date'
      readonly initial: { readonly months?: number; readonly days?: number }
    }
  /** One of a few; the wording is under the same names. */
  | {
      readonly kind: 'choice'
      readonly options: readonly string[]
      readonly initial: string
      /** Where the law of another country has it otherwise. */
      readonly initialIn?: Partial<Record<Country, string>>
    }
  /** One of many, whose names are the same in every language. */
  | {
      readonly kind: 'list'
      readonly options: readonly { value: string; label: string }[]
      readonly initial: string
    }
)

/** A value with its kind, written in the visitor's language when it is shown. */
export type ToolValue =
  | { readonly kind: 'money'; readonly cents: number }
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'number'; readonly value: number }
  /** A name that is the same in every language. */
  | { readonly kind: 'name'; readonly text: string }
  /** A word of the tool's own wording. */
  | { readonly kind: 'word'; readonly key: string }

/** A sentence of the tool's wording with its values. */
export type Said = { readonly key: string; readonly values?: Readonly<Record<string, ToolValue>> }

export type ToolResult = {
  readonly tone: 'good' | 'careful' | 'plain'
  /** The answer in one sentence. */
  readonly headline: Said
  /** How it comes about. */
  readonly rows: readonly {
    readonly label: Said
    readonly value: ToolValue
    /** Stands out from the others. */
    readonly strong?: boolean
    /** Drawn as a bar of this part of the width, from 0 to 1. */
    readonly share?: number
  }[]
  readonly notes: readonly Said[]
}

/** The words of a tool in one language. */
export type ToolWording = {
  title: string
  lead: string
  /** The questions by the names of their fields. */
  fields: Readonly<Record<string, string>>
  /** The answers of choices by their values. */
  options: Readonly<Record<string, string>>
  /** The sentences of the result. */
  said: Readonly<Record<string, string>>
}

/** What was answered: money in cents, numbers, days and choices by their value. */
export type ToolAnswers = Readonly<Record<string, number | string>>

export type ToolDefinition = {
  readonly fields: readonly ToolField[]
  /** Pure: the same answers on the same day give the same result. */
  readonly compute: (answers: ToolAnswers, days: ToolDays) => ToolResult
}

export type ToolDays = {
  readonly today: IsoDate
  /** The day whose law holds. */
  readonly lawDay: IsoDate
}

export const euros = (cents: number): ToolValue => ({ kind: 'money', cents })
export const day = (date: IsoDate): ToolValue => ({ kind: 'date', date })
export const count = (value: number): ToolValue => ({ kind: 'number', value })

/** On the first days of a year its numbers may not be in yet: whose law it is stands below the result. */
export function lawNote(lawDay: IsoDate): Said {
  return { key: 'noteLaw', values: { year: { kind: 'name', text: lawDay.slice(0, 4) } } }
}

/** An answer as the number it is; fields make sure that there is one. */
export function numberOf(answers: ToolAnswers, name: string): number {
  return Number(answers[name] ?? 0)
}

export function textOf(answers: ToolAnswers, name: string): string {
  return String(answers[name] ?? '')
}
