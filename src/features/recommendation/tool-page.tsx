import { GeneralPage } from './general-page.tsx'
import { HealthPage } from './health-page.tsx'
import type { KeepNotice } from './keep-notice.ts'
import type { ToolPage as ToolPageData } from './load-tool.ts'
import { QuestionPage } from './question-page.tsx'

/** A question or the result, as the address says. */
export function ToolPage({ page, kept }: { page: ToolPageData; kept: KeepNotice | undefined }) {
  switch (page.kind) {
    case 'question':
      return <QuestionPage question={page.question} tool={page.tool} />
    case 'general':
      return <GeneralPage page={page} kept={kept} />
    case 'health':
      return <HealthPage page={page} kept={kept} />
  }
}
