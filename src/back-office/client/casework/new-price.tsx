import { Alert, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { parseEuros } from '#insurance/values/money.ts'
import { showMoney } from './labels.ts'
import { doubtOfPrice, type PriceDoubt } from './price-doubt.ts'

export type PriceBefore = { cents: number; label: string; period: string }

/**
 * A price that takes the place of another one. Both stand side by side before it is sent, and an unlikely one
 * is looked at twice: once the customer was told of it, it holds.
 */
export function useNewPrice(before: PriceBefore, typed: string, setTyped: (typed: string) => void) {
  // Of the price that was looked at: another one is looked at anew.
  const [sureOf, setSureOf] = useState<number>()
  const cents = parseEuros(typed) ?? 0
  const doubt = cents > 0 ? doubtOfPrice(before.cents, cents) : undefined
  const isSure = sureOf === cents
  return {
    /** Undefined until there is one that is meant. */
    cents: cents > 0 && (doubt === undefined || isSure) ? cents : undefined,
    fields: { before, typed, setTyped, cents, doubt, isSure, setSureOf },
  }
}

export function NewPrice(props: ReturnType<typeof useNewPrice>['fields'] & { label: string }) {
  const { label, before, typed, setTyped, cents, doubt, isSure, setSureOf } = props
  return (
    <>
      <TextField
        label={label}
        helperText={`For the same period as before (${before.period}), with taxes.`}
        error={typed !== '' && cents === 0}
        inputMode="decimal"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <dl className="bo-answers bo-prices" aria-live="polite">
        <div>
          <dt>{before.label}</dt>
          <dd>{showMoney(before.cents)}</dd>
        </div>
        <div>
          <dt>New</dt>
          <dd>
            <strong>{cents > 0 ? showMoney(cents) : '–'}</strong>
          </dd>
        </div>
        {cents > 0 && (
          <div>
            <dt>Change</dt>
            <dd>{sayChange(before.cents, cents)}</dd>
          </div>
        )}
      </dl>
      {doubt && (
        <Alert severity="warning">
          <p>{doubts[doubt]}</p>
          <FormControlLabel
            control={
              <Checkbox
                checked={isSure}
                onChange={({ target }) => setSureOf(target.checked ? cents : undefined)}
              />
            }
            label={`The letter says ${showMoney(cents)} ${before.period}`}
          />
        </Alert>
      )}
    </>
  )
}

/** `€4.50 more, 12 %`; beyond twice the price a share tells nobody anything. */
export function sayChange(before: number, after: number): string {
  if (before === after) return 'the same price'
  const share = Math.round((Math.abs(after - before) / before) * 100)
  const change = `${showMoney(Math.abs(after - before))} ${after > before ? 'more' : 'less'}`
  return share > 100 ? change : `${change}, ${share === 0 ? 'below 1' : share} %`
}

const doubts: Readonly<Record<PriceDoubt, string>> = {
  decimal: 'About ten or a hundred times as much, or as little. Is the decimal sign in its place?',
  year: 'About twelve times as much, or as little. Is one of them the price of a year?',
  muchMore: 'More than twice as much. Compare it with the letter of the insurer.',
  less: 'Less than before. Compare it with the letter of the insurer.',
}
