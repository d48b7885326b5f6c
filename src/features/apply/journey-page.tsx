import { Fragment } from 'react'
import { useWhosePage } from '#shell/whose-page.ts'
import { DonePage } from './done-page.tsx'
import { HealthConsentPage } from './health-consent-page.tsx'
import { OutcomePage } from './outcome-page.tsx'
import type { PageData } from './page-data.ts'
import { PlansPage } from './plans-page.tsx'
import { QuestionsPage } from './questions-page.tsx'
import { ReviewPage } from './review-page.tsx'
import { SavePage } from './save-page.tsx'

/** Whichever page of a journey the loader found; of another draft than before it is made anew. */
export function JourneyPage({ data }: { data: PageData }) {
  const whose = useWhosePage(data.owner)
  return (
    <Fragment key={whose}>
      <PageOf data={data} />
    </Fragment>
  )
}

function PageOf({ data }: { data: PageData }) {
  switch (data.page) {
    case 'questions':
      return <QuestionsPage key={data.screen} data={data} />
    case 'healthConsent':
      return <HealthConsentPage data={data} />
    case 'plans':
      return <PlansPage data={data} />
    case 'review':
      return <ReviewPage data={data} />
    case 'outcome':
      return <OutcomePage data={data} />
    case 'save':
      return <SavePage data={data} />
    case 'done':
      return <DonePage data={data} />
  }
}
