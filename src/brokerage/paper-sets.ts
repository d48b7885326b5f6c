import type { FrozenApplication } from '#insurance/application/frozen-application.ts'

/** Papers that go out together: of the application, and of the contract once there is one. */
export const PAPER_SETS = ['application', 'contract'] as const
type PaperSet = (typeof PAPER_SETS)[number]

/** What a letter brings: one of these, or papers that were made anew after a change. */
export type LetterContents = PaperSet | 'renewed'

/** The papers of a letter, with the number of the change that they follow. */
export type LetterOf = { readonly papers: LetterContents; readonly change?: string }

const APPLICATION_PAPERS: readonly string[] = [
  'applicationSummary',
  'brokerMandate',
  'sepaMandate',
  'withdrawalNotice',
]

/** In which set a document goes out, by its code. */
export function setOf(code: string): PaperSet {
  return APPLICATION_PAPERS.includes(code) ? 'application' : 'contract'
}

/** Whether the customer wants papers by post, which is the rule unless they chose otherwise (§ 6a VVG). */
export function isOnPaper({ answers }: Pick<FrozenApplication, 'answers'>): boolean {
  return answers['delivery'] === 'paper'
}
