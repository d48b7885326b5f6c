import { Button, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { useUnsent } from '../use-unsent.ts'
import { showMoney } from './labels.ts'
import { NewPrice, type PriceBefore, useNewPrice } from './new-price.tsx'

type Typed = readonly [text: string, setText: (text: string) => void]

/** An insurer's other offer as a colleague types it; undefined until it is whole and meant. */
export function useOffer(before: PriceBefore, price: Typed, text: Typed) {
  const { cents, fields } = useNewPrice(before, ...price)
  const words = text[0].trim()
  return {
    offer: cents === undefined || words === '' ? undefined : { priceCents: cents, text: words },
    fields: { price: fields, text },
  }
}

export function OfferFields({ price, text }: ReturnType<typeof useOffer>['fields']) {
  const [words, setWords] = text
  return (
    <>
      <NewPrice label="New price in euro" {...price} />
      <TextField
        multiline
        minRows={3}
        label="What is different"
        helperText="In the customer’s language. Shown in the account alone, never in a mail."
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </>
  )
}

type OfferFormProps = {
  /** Of this case, to keep what was typed apart. */
  place: string
  before: PriceBefore
  onConfirm: (offer: { priceCents: number; text: string }) => Promise<boolean>
  onLeave: () => void
}

/** Makes the insurer's other offer. It binds from when it is sent, so its button says the price. */
export function OfferForm({ place, before, onConfirm, onLeave }: OfferFormProps) {
  const text = useUnsent(place)
  const price = useUnsent(`${place}:price`)
  const { offer, fields } = useOffer(before, price, text)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!offer || !(await onConfirm(offer))) return
    text[1]('')
    price[1]('')
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>The customer is told by mail, and has 30 days to say yes. For so long the offer binds.</p>
      <OfferFields {...fields} />
      <div className="bo-states">
        <Button type="submit" variant="contained" disabled={!offer}>
          {offer ? `Offer ${showMoney(offer.priceCents)} ${before.period}` : 'Make the offer'}
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}

/** What was applied for, as a new price stands beside it. */
export function appliedFor(priced: {
  priceCents: number
  pricePeriod: 'month' | 'once'
}): PriceBefore {
  const period = priced.pricePeriod === 'once' ? 'once' : 'a month'
  return { cents: priced.priceCents, label: 'Applied for', period }
}
