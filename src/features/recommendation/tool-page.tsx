import type { ReactNode } from 'react'
import { GeneralPage } from './general-page.tsx'
import { HealthPage } from './health-page.tsx'
import type { ToolPage as ToolPageData } from './load-tool.ts'
import { QuestionPage } from './question-page.tsx'

/** A question or the result, as the address says. */
export function ToolPage({ page, notice }: { page: ToolPageData; notice?: ReactNode }) {
  switch (page.kind) {
    case 'question':
      return <QuestionPage question={page.question} tool={page.tool} />
    case 'general':
      return <GeneralPage page={page} notice={notice} />
    case 'health':
      return <HealthPage page={page} notice={notice} />
  }
}
