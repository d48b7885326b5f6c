import type { BrokerNote } from '#content/broker-note.ts'
import { GeneralPage } from './general-page.tsx'
import { HealthPage } from './health-page.tsx'
import type { KeepNotice } from './keep-notice.ts'
import type { ToolPage as ToolPageData } from './load-tool.ts'
import type { NameLinks } from './name-links.ts'
import { QuestionPage } from './question-page.tsx'
import { useFocusOnChange } from './use-focus-on-change.ts'

/** A question or the result, as the address says. */
export function ToolPage({
  page,
  links,
  kept,
  broker,
}: {
  page: ToolPageData
  links: NameLinks
  kept: KeepNotice | undefined
  broker: BrokerNote
}) {
  const isQuestion = page.kind === 'question'
  const heading = useFocusOnChange(
    isQuestion ? page.question.item.id : page.kind,
    isQuestion ? page.question.errors : [],
  )
  switch (page.kind) {
    case 'question':
      return (
        <QuestionPage question={page.question} tool={page.tool} broker={broker} heading={heading} />
      )
    case 'general':
      return <GeneralPage page={page} links={links} kept={kept} broker={broker} heading={heading} />
    case 'health':
      return <HealthPage page={page} kept={kept} broker={broker} heading={heading} />
  }
}
