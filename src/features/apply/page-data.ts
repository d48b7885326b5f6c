import type { Creditor } from '#brokerage/creditor.ts'
import type { NotTaken, SentOrder } from '#brokerage/drafts/draft.ts'
import type { Messages } from '#i18n/messages/index.ts'
import type { Option } from '#insurance/fields/show-options.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { UploadRefusal } from '#platform/files/check-upload.ts'
import type { Advice } from './advise.ts'
import type { FlowScreen } from './flow.ts'
import type { HelpLink } from './help-links.ts'
import type { InitialInformation } from './informed.ts'
import type { MovedPrice, Plan, PriceView } from './price-view.ts'
import type { ProgressView } from './progress-view.ts'
import type { ReviewSection } from './review-view.ts'
import type { ScreenModel } from './screen-model.ts'

/** What a tab or a bookmark calls a page: its step first, because every page has the product's name. */
export function pageTitle(page: PageData, words: Messages['apply']): string {
  return `${nameOfPage(page, words)} · ${page.product}`
}

function nameOfPage(page: PageData, words: Messages['apply']): string {
  switch (page.page) {
    case 'done':
      return words.done.title
    case 'save':
      return words.save.title
    case 'outcome':
      // Not what it says: others may read titles, and the reason can be somebody's health.
      return words.outcome.next
    default:
      return page.progress.name
  }
}

/** The same of the first page; those of the five public funds differ by theirs. */
export function startTitle({ fund, product }: Pick<StartData, 'fund' | 'product'>): string {
  return fund ? `${fund} · ${product}` : product
}

/** What every page of a journey knows. */
interface JourneyFrame {
  /** Stands for the draft, before which there is none; see `#shell/whose-page.ts`. */
  readonly owner: string | undefined
  readonly line: LineId
  /** Path under which the journey's pages stand. */
  readonly base: string
  readonly product: string
  /** Whether it is a statutory fund that people join. */
  readonly isFund: boolean
  readonly language: Language
  readonly asOf: IsoDate
}

/** What pages between the first question and the order share. */
export interface StepFrame extends JourneyFrame {
  readonly screen: string
  readonly price: PriceView
  readonly progress: ProgressView
  /** The page before. */
  readonly back: string | undefined
  /** Whether the page was sent with something missing or wrong. */
  readonly check: boolean
  /** Whether the way leads back to the summary, where a change was begun. */
  readonly fromReview: boolean
}

export type PageData =
  | QuestionsData
  | (StepFrame & {
      readonly page: 'healthConsent'
      readonly insurers: readonly string[]
      /** The words that are kept as what was agreed to. */
      readonly consent: string
      /** Whether it was given before: the page sends it again, or takes it back. */
      readonly isGiven: boolean
    })
  | (StepFrame & {
      readonly page: 'plans'
      readonly plans: readonly Plan[]
      /** The plan that was chosen cannot begin on the day that was. */
      readonly stopped: StoppedBy | undefined
      readonly chosen: string
      readonly notices: readonly string[]
      readonly validUntil: string
      /** Whether insurance tax is part of the prices. */
      readonly isTaxed: boolean
    })
  | ReviewData
  | (JourneyFrame & {
      readonly page: 'outcome'
      readonly outcome: 'declined' | 'referred'
      readonly reasons: readonly string[]
      /** With another first day there would be a price. */
      readonly stopped: StoppedBy | undefined
      /** Where to change the answers. */
      readonly back: string
      readonly contact: Contact
    })
  | (JourneyFrame & { readonly page: 'save'; readonly state: SaveState; readonly back: string })
  | (JourneyFrame & {
      readonly page: 'done'
      readonly reference: string
      readonly sent: SentOrder
      readonly dates: readonly {
        readonly kind: DateKind
        readonly date: string
        readonly text: string
      }[]
      readonly isSignedIn: boolean
      readonly accountHref: string
      /** Where the contract is withdrawn from. */
      readonly withdrawHref: string
      readonly contact: Contact
    })

interface StoppedBy {
  /** The first day that was chosen. */
  readonly date: string
  /** Where another is chosen. */
  readonly href: string
  readonly plan: string
}

export interface QuestionsData extends StepFrame {
  readonly page: 'questions'
  readonly questions: Extract<FlowScreen, { kind: 'questions' }>
  readonly model: ScreenModel
  /** What the draft holds, so that price and questions can follow the typing. */
  readonly answers: Readonly<Record<string, unknown>>
  readonly tier: string | undefined
  /** Countries in the visitor's language, where the page asks for one. */
  readonly countries: readonly Option[] | undefined
  /** Answers of the help centre, by the name of the question that they stand beside. */
  readonly help: Readonly<Record<string, HelpLink>>
  readonly documents: readonly DocumentLink[] | undefined
  /** What we advise, on the page with its record. */
  readonly advice: Advice | undefined
  /** The files that were not taken, and why. */
  readonly refused: RefusedFiles | undefined
  /** Where the page asks for a direct debit: who collects, as far as that is known, and how often. */
  readonly debit: { readonly creditor: Creditor | undefined; readonly isOnce: boolean } | undefined
  readonly disclosureHref: string | undefined
}

export interface ReviewData extends StepFrame {
  readonly page: 'review'
  readonly sections: readonly ReviewSection[]
  /** Of all answers, so that no others are sent by the button below them. */
  readonly mark: string
  readonly plan: Plan
  /** What it was before the first day was chosen, if that moved it. */
  readonly moved: MovedPrice | undefined
  /** What is debited first, where that is less than what follows: a month that has begun is paid by the day. */
  readonly firstPayment: { readonly label: string; readonly text: string } | undefined
  /** What is debited each time. */
  readonly instalment: string
  readonly interval: string
  readonly isTaxed: boolean
  /** Whether the employer keeps it back from the salary. */
  readonly isFromSalary: boolean
  readonly withdrawalDays: number
  /** First day of cover, agreed to even where the right to withdraw is not over by then (§ 9 VVG). */
  readonly earlyStart: string | undefined
  readonly acceptance: 'instant' | 'instantOnPaper' | 'underwriting'
  readonly legalName: string
  /** What stood in the way of the last attempt. */
  readonly problem: ReviewProblem | undefined
}

/** The input with the price that the summary shows: what is ordered for is that or nothing. */
export const SHOWN_CENTS = 'shownCents'
/** The input with the mark of the answers that it shows: the same goes for them. */
export const SHOWN_ANSWERS = 'shownAnswers'

export type ReviewProblem =
  | 'priceChanged'
  | 'answersChanged'
  | 'alreadySent'
  | 'saleClosed'
  | 'failed'

export interface DocumentLink {
  readonly code: string
  readonly name: string
  readonly href: string
  readonly opened: boolean
}

export interface Contact {
  readonly email: string
  readonly phone: string
  readonly href: string
}

export type SaveState = 'ask' | 'sent' | 'notAnEmail' | 'tooMany' | 'failed'

export type DateKind = 'start' | 'answer'

/**
 * Why a file is not taken: `tooMany` for a question, `tooOften` from one network within an hour,
 * `unavailable` when it cannot be kept now.
 */
export type Refusal =
  | UploadRefusal
  | 'notATable'
  | 'formulas'
  | 'tooMany'
  | 'tooOften'
  | 'unavailable'

export interface RefusedFiles extends NotTaken {
  readonly files: readonly { readonly name: string; readonly refusal: Refusal }[]
}

/** As many as can be begun from one network within an hour, or as one account holds. */
export type TooMany = { readonly by: 'network' | 'account'; readonly most: number }

/** The first page, before any question. */
export interface StartData extends JourneyFrame {
  /** The public fund that the address names, among the five. */
  readonly fund: string | undefined
  readonly summary: string
  readonly price: PriceView
  readonly information: InitialInformation
  /** The page with the whole text. */
  readonly informationHref: string
  /** What follows from wrong answers (§ 19 (5) VVG), where the line has it. */
  readonly disclosureHref: string | undefined
  /** Whether this browser has begun before. */
  readonly underWay: boolean
  /** The sign-in, for who looked for answers that are not there. */
  readonly goneSignInHref: string | undefined
  /** Whether there are prices alone, because we may not sell yet. */
  readonly isClosed: boolean
  /** So many were begun that no more is. */
  readonly tooMany: TooMany | undefined
  /** The code of whoever's link led here. */
  readonly recommended: string | undefined
}
