import type { BookACallView } from './book-a-call/prepare-book-a-call.ts'
import type { ContributionTableView } from './contribution-table/prepare-contribution-table.ts'
import type { DocumentsView } from './documents/prepare-documents.ts'
import type { FaqView } from './faq/prepare-faq.ts'
import type { FormView } from './form/prepare-form.ts'
import type { HealthComparisonView } from './health-comparison/prepare-health-comparison.ts'
import type { HomeHeroView } from './home-hero/prepare-home-hero.ts'
import type { LegalTextView } from './legal-text/prepare-legal-text.ts'
import type { OpenJobsView } from './open-jobs/prepare-open-jobs.ts'
import type { PlansView } from './plans/prepare-plans.ts'
import type { PressListView } from './press-list/prepare-press-list.ts'
import type { ProductHeroView } from './product-hero/prepare-product-hero.ts'
import type { RelatedLinesView } from './related-lines/prepare-related-lines.ts'

/** What is looked up for a kind of block before it can be drawn: plain data. */
export interface BlockViews {
  'blocks.home-hero': HomeHeroView
  'blocks.product-hero': ProductHeroView
  'blocks.plans': PlansView
  'blocks.documents': DocumentsView
  'blocks.related-lines': RelatedLinesView
  'blocks.book-a-call': BookACallView
  'blocks.health-comparison': HealthComparisonView
  'blocks.contribution-table': ContributionTableView
  'blocks.faq': FaqView
  'blocks.form': FormView
  'blocks.legal-text': LegalTextView
  'blocks.open-jobs': OpenJobsView
  'blocks.press-list': PressListView
}

export type ViewOf<Component extends string> = Component extends keyof BlockViews
  ? BlockViews[Component]
  : undefined

export type BlockView = BlockViews[keyof BlockViews] | undefined
