import { Card, CardContent } from '@mui/material'
import { useEffect, useRef } from 'react'
import { knownLanguage } from '#sites/locales.ts'
import type { CustomerDetail, ErasureRecord } from '../../wire/casework-records.ts'
import { CopyButton } from '../copy-button.tsx'
import { law } from '../law.ts'
import { showDue } from '../show-moment.ts'

type ErasedProps = {
  report: ErasureRecord
  customer: Pick<CustomerDetail, 'language' | 'addressProven'>
}

/** What was erased and what stays, in words for the answer that the customer has to get. */
export function Erased({ report, customer: { language, addressProven } }: ErasedProps) {
  const own = knownLanguage(language)
  const card = useRef<HTMLDivElement>(null)
  // It comes in the place of the form, and has to be read.
  useEffect(() => card.current?.focus(), [])
  return (
    <Card ref={card} tabIndex={-1}>
      <CardContent className="bo-stack">
        <h2>What went, and what stays</h2>
        <p>
          {addressProven
            ? `A mail tells the customer the essentials. Whoever asked by letter gets these words by letter, by ${showDue(report.answerBy)} (${law('Art. 12 (3) GDPR')}).`
            : `Nobody has proven the e-mail address, so no mail goes out: tell the customer by ${showDue(report.answerBy)} (${law('Art. 12 (3) GDPR')}).`}{' '}
          Copy these words now: they are not shown again.
        </p>
        <Lines lines={report.lines[own]} language={own} />
        {own !== 'en' && (
          <>
            <h3>In English</h3>
            <Lines lines={report.lines.en} language="en" />
          </>
        )}
      </CardContent>
    </Card>
  )
}

function Lines({ lines, language }: { lines: readonly string[]; language: string }) {
  return (
    <>
      <ul className="bo-named" lang={language}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <CopyButton text={lines.map((line) => `- ${line}`).join('\n')}>Copy these words</CopyButton>
    </>
  )
}
