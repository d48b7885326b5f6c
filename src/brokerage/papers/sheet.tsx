import type { ReactNode } from 'react'
import { PAGE_LABEL } from '#papers/page-label.ts'
import { Paper } from '#papers/paper.tsx'
import type { PaperContext } from './paper-context.ts'

/** A paper of this room: the company's sheet in the customer's language. */
export function sheet(
  context: PaperContext,
  props: {
    readonly title: string
    readonly reference?: string
    readonly writtenAt: Date
    readonly children: ReactNode
  },
) {
  const { company, language, t } = context
  return (
    <Paper
      title={props.title}
      language={language}
      writtenAt={props.writtenAt}
      brandName={company.brandName}
      legalName={company.legalName}
      reference={props.reference}
      pageLabel={t('page', PAGE_LABEL)}
    >
      {props.children}
    </Paper>
  )
}
