import { Button, Checkbox, FormControlLabel } from '@mui/material'
import { type FormEvent, useState } from 'react'
import { OFFER_MISTAKES } from '#brokerage/kinds.ts'
import type { QuestionRecord } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { law } from '../law.ts'
import { Choice } from '../list-filters.tsx'
import { offerMistakes, showMoney } from './labels.ts'
import { appliedFor, OfferFields, useOffer } from './offer-form.tsx'
import { OpenedForm } from './opened-form.tsx'
import { useCaseChange } from './use-case.ts'

type WrongOfferProps = { question: QuestionRecord; offer: NonNullable<QuestionRecord['offer']> }

/** The way out of an offer that was a mistake, while the customer has not decided. */
export function WrongOffer(props: WrongOfferProps) {
  return (
    <OpenedForm button="That was wrong">
      {(leave) => <WrongOfferForm {...props} onLeave={leave} />}
    </OpenedForm>
  )
}

function WrongOfferForm({ question, offer, onLeave }: WrongOfferProps & { onLeave: () => void }) {
  const change = useCaseChange()
  const offeredOn = berlinDay(Date.parse(question.createdAt))
  const today = berlinDay(Date.now())
  const [reason, setReason] = useState('')
  const [noticedOn, setNoticedOn] = useState(today)
  const [avoids, setAvoids] = useState(false)
  const [then, setThen] = useState('')
  const before = appliedFor({
    priceCents: offer.priceBeforeCents,
    pricePeriod: offer.pricePeriod,
  })
  const right = useOffer(before, useState(''), useState(question.text))
  const instead = then === 'offer' ? right.offer : undefined
  const isComplete =
    reason !== '' && noticedOn !== '' && avoids && (then === 'nothing' || instead !== undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void change(`/admin/api/offers/${question.reference}/taken-back`, {
      json: { reason, noticedOn, insurerAvoids: true, instead },
      said: instead
        ? 'The offer is corrected, and the customer is told.'
        : 'The offer is taken back, and the customer is told.',
    })
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        An offer binds until its last day ({law('§ 145 BGB')}). Only a mistake of hand or ear ends
        it sooner: it said what nobody meant to say ({law('§§ 119, 120 BGB')}). If the insurer
        changed its mind or reckoned wrongly, the offer holds.
      </p>
      <Choice
        label="What was wrong"
        none="Choose"
        required
        value={reason}
        options={OFFER_MISTAKES.map((id) => ({ id, name: offerMistakes[id] }))}
        onChoose={setReason}
      />
      <DayField
        label="Mistake noticed on"
        hint={`It has to be declared without delay: after 14 days the offer holds (${law('§ 121 BGB')}).`}
        required
        day={noticedOn}
        min={offeredOn}
        max={today}
        onChange={setNoticedOn}
      />
      <Choice
        label="What comes instead"
        none="Choose"
        required
        value={then}
        options={[
          { id: 'offer', name: 'The right offer, now' },
          { id: 'nothing', name: 'Nothing yet: back to underwriting' },
        ]}
        onChoose={setThen}
      />
      {then === 'offer' && <OfferFields {...right.fields} />}
      <FormControlLabel
        control={<Checkbox checked={avoids} onChange={({ target }) => setAvoids(target.checked)} />}
        label="The insurer declares the offer void because of this mistake, and we tell the customer so in its name"
      />
      <p className="bo-soft">
        A mail tells the customer, without a price. Whoever relied on the offer can have a right to
        compensation ({law('§ 122 BGB')}).
      </p>
      <div className="bo-states">
        <Button type="submit" variant="contained" disabled={!isComplete}>
          {instead
            ? `Offer ${showMoney(instead.priceCents)} ${before.period} instead`
            : 'Take the offer back'}
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}
