import type { Option } from '#insurance/fields/show-options.ts'
import type { HelpLink } from './help-links.ts'
import type { DocumentLink } from './page-data.ts'

/** What questions know about the page that they stand on. */
export interface InputPlace {
  /** Countries in the visitor's language. */
  readonly countries: readonly Option[]
  /** Where files go. */
  readonly base: string
  readonly screen: string
  /** Whether the visitor comes from the last page before the order, and goes back there. */
  readonly fromReview: boolean
  readonly language: string
  /** Whether the page's heading already asks this question. */
  readonly isHeading?: boolean
  /** Answers of the help centre, by the name of the question. */
  readonly help: Readonly<Record<string, HelpLink>>
  /** Documents to be opened and ticked, and whether to remind of those that were not. */
  readonly documents?: readonly DocumentLink[] | undefined
  readonly remind?: boolean
  /** The question whose files were not taken, each with why, and what became of the others. */
  readonly refused?: Refused | undefined
}

export interface Refused {
  readonly name: string
  readonly texts: readonly string[]
  readonly left: string | undefined
}
