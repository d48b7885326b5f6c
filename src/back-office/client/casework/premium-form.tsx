import { Button } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { COVER_CHANGES } from '#brokerage/kinds.ts'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { law } from '../law.ts'
import { Choice } from '../list-filters.tsx'
import { coverChanges } from './labels.ts'
import { NewPrice, useNewPrice } from './new-price.tsx'
import { useCaseChange } from './use-case.ts'

type PremiumFormProps = {
  policy: PolicyDetail
  /** What was noted and is put right. */
  corrected?: PolicyDetail['premium']
  onLeave: () => void
}

/** What an insurer's notice says of the premium. */
export function PremiumForm({ policy, corrected, onLeave }: PremiumFormProps) {
  const change = useCaseChange()
  const [amount, setAmount] = useState(corrected ? String(corrected.instalmentCents / 100) : '')
  const [from, setFrom] = useState<string>(corrected?.from ?? '')
  const [receivedOn, setReceivedOn] = useState<string>(
    corrected?.receivedOn ?? berlinDay(Date.now()),
  )
  const [cover, setCover] = useState<string>(corrected?.cover ?? '')
  const before = {
    cents: corrected?.before.instalmentCents ?? policy.instalmentCents,
    label: 'Until then',
    period: policy.interval,
  }
  const { cents: instalmentCents, fields } = useNewPrice(before, amount, setAmount)
  const isComplete =
    instalmentCents !== undefined && from !== '' && receivedOn !== '' && cover !== ''
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await change(`/admin/api/policies/${policy.reference}/premium`, {
      json: {
        instalmentCents,
        from,
        receivedOn,
        cover,
        saw: policy.premium?.id ?? null,
        corrects: corrected !== undefined,
      },
      said: 'The new premium is noted, and the customer is told.',
    })
    if (isDone) onLeave()
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      {policy.line === 'public-health' && (
        <p>
          Note a change of the additional contribution alone: another income, or a new legal figure,
          gives no right to leave.
        </p>
      )}
      <NewPrice label="New premium in euro" {...fields} />
      <DayField label="First day of the new premium" day={from} onChange={setFrom} />
      <DayField
        label="Notice received on"
        hint="When it reached the customer, or counts as having done so."
        day={receivedOn}
        onChange={setReceivedOn}
      />
      <Choice
        label="Cover"
        none="Choose"
        required
        value={cover}
        options={COVER_CHANGES.map((id) => ({ id, name: coverChanges[id] }))}
        onChoose={setCover}
      />
      {cover === 'less' && (
        <p className="bo-soft">
          Less cover at the same price is no new premium and is not noted here. If the customer
          wants to leave because of it ({law('§ 40 (2), § 205 (4) VVG')}), cancel at the application
          with the day that the insurer confirms.
        </p>
      )}
      <div className="bo-states">
        <Button type="submit" variant="contained" disabled={!isComplete}>
          {corrected ? 'Correct the premium' : 'Note the premium'}
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}
