import type { Answers } from '../conditions/evaluate.ts'
import type { Signature } from '../fields/signature.ts'
import type { UploadedFile } from '../fields/upload.ts'
import type { FederalState } from '../statutory/federal-states.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { PaymentInterval } from '../values/period.ts'
import type { LineDefinition } from './define-line.ts'

/** The typed answers that reach a tariff: every quote field, and start and payment interval if chosen. */
export type AnswersOf<L extends LineDefinition> = Merge<StepAnswers<QuoteStep<L>>> & {
  readonly startDate?: IsoDate
  readonly interval?: PaymentInterval
}

/** The typed answers of a run of fields, e.g. of the entries of a list. */
type AnswersOfFields<Fields extends readonly unknown[]> = {
  readonly [F in Required_<Fields[number]> as IdOf<F>]: ValueOf<F>
} & {
  readonly [F in Optional_<Fields[number]> as IdOf<F>]?: ValueOf<F>
}

type ValueOf<F> = F extends { kind: 'choice'; options: readonly (infer O)[] }
  ? O
  : F extends { kind: 'severalChoices'; options: readonly (infer O)[] }
    ? readonly O[]
    : F extends { kind: 'yesNo' | 'consent' }
      ? 'yes' | 'no'
      : F extends { kind: 'number' | 'money' }
        ? number
        : F extends { kind: 'date' | 'birthDate' }
          ? IsoDate
          : F extends { kind: 'state' }
            ? FederalState
            : F extends { kind: 'list'; items: infer Items extends readonly unknown[] }
              ? readonly AnswersOfFields<Items>[]
              : F extends { kind: 'upload' }
                ? readonly UploadedFile[]
                : F extends { kind: 'signature' }
                  ? Signature
                  : F extends { kind: 'address' | 'person' | 'company' }
                    ? Answers
                    : string

type QuoteStep<L extends LineDefinition> = Extract<L['steps'][number], { stage: 'quote' }>

type StepAnswers<S> = S extends { fields: infer Fields extends readonly unknown[] }
  ? S extends { when: unknown }
    ? Partial<AnswersOfFields<Fields>>
    : AnswersOfFields<Fields>
  : never

/** A | B → A & B: the answers of all steps together. */
type Merge<U> = (U extends unknown ? (part: U) => void : never) extends (whole: infer I) => void
  ? I
  : never

type Optional_<F> = F extends { when: unknown } | { required: false } ? F : never
type Required_<F> = F extends { when: unknown } | { required: false } ? never : F
type IdOf<F> = F extends { id: infer Id extends string } ? Id : never
