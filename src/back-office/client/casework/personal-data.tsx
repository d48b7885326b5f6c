import { Button, Card, CardContent, TextField } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import { ASKED_BY } from '#brokerage/kinds.ts'
import { knownLanguage } from '#sites/locales.ts'
import type { CustomerDetail, ErasureRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { download } from '../download.ts'
import { channelNames } from '../inbox/state-chip.tsx'
import { Choice } from '../list-filters.tsx'
import { useUnsent } from '../use-unsent.ts'
import { whyNot } from '../why-not.ts'
import { showLanguage } from './labels.ts'

type PersonalDataProps = {
  customer: CustomerDetail
  onErased: (report: ErasureRecord) => void
}

/** For customers who ask in a letter for what their account offers: their data, and its erasure. */
export function PersonalData({ customer, onErased }: PersonalDataProps) {
  const [wanted, setWanted] = useState<'export' | 'erasure'>()
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Personal data</h2>
        <p>
          Customers download and erase their data in their account. Do it for those who ask in
          another way, within a month (Art. 12, 15, 17, 20 GDPR).
        </p>
        {wanted === undefined ? (
          <div className="bo-states">
            <Button variant="outlined" onClick={() => setWanted('export')}>
              Export data
            </Button>
            <Button variant="outlined" color="error" onClick={() => setWanted('erasure')}>
              Erase data
            </Button>
          </div>
        ) : (
          <AskedForm
            key={wanted}
            wanted={wanted}
            customer={customer}
            onErased={onErased}
            onLeave={() => setWanted(undefined)}
          />
        )}
      </CardContent>
    </Card>
  )
}

type AskedFormProps = PersonalDataProps & { wanted: 'export' | 'erasure'; onLeave: () => void }

function AskedForm({ wanted, customer, onErased, onLeave }: AskedFormProps) {
  const { reference, addressProven, language } = customer
  const client = useQueryClient()
  const notify = useNotify()
  const [askedBy, setAskedBy] = useState('')
  const [reason, setReason] = useUnsent(`${wanted}:${reference}`)
  const [isBusy, setBusy] = useState(false)
  // Pressed again because the answer was lost, it erases nothing twice and tells the same.
  const [page] = useState(() => crypto.randomUUID())
  const path = `/admin/api/customers/${encodeURIComponent(reference)}/${wanted}`
  const isExport = wanted === 'export'

  const readAgain = (...keys: readonly string[]) => {
    for (const key of keys) void client.invalidateQueries({ queryKey: [key] })
  }
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return
    setBusy(true)
    try {
      await act()
    } catch (error) {
      notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 })
    } finally {
      setBusy(false)
    }
  }
  const save = (format: 'pdf' | 'json') =>
    run(async () => {
      await download(path, { askedBy, reason, format }, `personal-data.${format}`)
      notify('The file is saved, and that is noted.', { type: 'success' })
      readAgain('case-work')
    })
  const erase = () =>
    run(async () => {
      const report = await ask<ErasureRecord>(path, {
        method: 'POST',
        json: { askedBy, reason, page },
      })
      setReason('')
      onErased(report)
      // An account that is gone cannot be read again.
      readAgain('cases', 'queue', ...(report.accountGone ? [] : ['case', 'case-work']))
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (isExport ? save('pdf') : erase())
  }

  const isComplete = askedBy !== '' && reason.trim() !== ''
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        {isExport
          ? `Everything that is held, answers about health and bank accounts in full; answers whose consent was withdrawn are in the customer’s own account alone. The PDF is in ${showLanguage(language)}.`
          : 'Erases for good what may go, and the account with it unless an application or a contract is running. What the law asks for is locked away until it may go.'}{' '}
        Only once you have made sure who asks: a call back, an ID.
      </p>
      {!addressProven && (
        <p>
          Nobody has proven the e-mail address: what came under it from outside the account is left
          out.
        </p>
      )}
      <Choice
        label="Asked by"
        none="Choose"
        required
        value={askedBy}
        options={ASKED_BY.map((id) => ({ id, name: channelNames[id] }))}
        onChoose={setAskedBy}
      />
      <TextField
        multiline
        minRows={2}
        required
        label="Reason, and how you made sure who asks"
        helperText="Kept encrypted among the notes, with an entry in the audit trail."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="bo-states">
        {isExport ? (
          <>
            <Button type="submit" variant="contained" disabled={!isComplete}>
              Save as PDF
            </Button>
            <Button variant="outlined" disabled={!isComplete} onClick={() => save('json')}>
              Save as JSON
            </Button>
          </>
        ) : (
          <Button type="submit" variant="contained" color="error" disabled={!isComplete}>
            Erase for good
          </Button>
        )}
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}

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
            ? 'A mail tells the customer the essentials. Whoever asked by letter gets these words by letter, within a month (Art. 12 GDPR).'
            : 'Nobody has proven the e-mail address, so no mail goes out: tell the customer within a month (Art. 12 GDPR).'}{' '}
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
    <ul lang={language}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
