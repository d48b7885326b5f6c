import type { Language } from '#sites/locales.ts'

/**
 * What was advised, frozen: every sentence as the visitor read it, in their language, so that the
 * same paper can be made years later whatever the wording, the rules or the prices are then.
 */
export interface AdviceRecord {
  readonly tool: 'general' | 'health'
  readonly language: Language
  /** The rules that decided, and the questions that were asked. */
  readonly ruleSet: string
  readonly ruleSetVersion: string
  /** The day for which law and prices were taken, ISO. */
  readonly asOf: string
  /** Canonical answers, from which the same rules give the same advice. */
  readonly answers: Readonly<Record<string, unknown>>
  /** What came out, in codes, for whoever reads it as data. */
  readonly outcome: readonly AdviceOutcome[]
  /** The paper, sentence by sentence. */
  readonly paper: AdvicePaperText
}

interface AdviceOutcome {
  /** Line or product. */
  readonly subject: string
  /** Group or verdict. */
  readonly verdict: string
  readonly reasons: readonly string[]
  /** A month, where there was a price. */
  readonly priceCents?: number
  readonly tariffVersion?: string
}

interface AdvicePaperText {
  readonly title: string
  readonly lead: string
  readonly brandName: string
  readonly legalName: string
  /** "Page {page} of {total}". */
  readonly pageLabel: string
  readonly sections: readonly AdviceSection[]
}

export interface AdviceSection {
  readonly title: string
  readonly paragraphs?: readonly string[]
  /** Question and answer, name and value. */
  readonly facts?: readonly (readonly [string, string])[]
  readonly bullets?: readonly string[]
  /** Parts with a heading of their own: one for each line. */
  readonly parts?: readonly {
    readonly title: string
    readonly paragraphs: readonly string[]
  }[]
}
