import { TextField, type TextFieldProps } from './text-field.tsx'

interface MoneyFieldProps
  extends Omit<TextFieldProps, 'prefix' | 'suffix' | 'type' | 'inputMode' | 'pattern'> {
  /** The sign, `€`. */
  currency: string
  /** Where the language writes it: `€4.94` in English, `4,94 €` in German. */
  currencyPosition?: 'before' | 'after'
  /** Follows the amount: "a month". */
  period?: string | undefined
}

/**
 * A text input, not `type="number"`: number inputs refuse the comma or the point depending on the
 * browser's language, change under the mouse wheel and read badly aloud. The server parses.
 */
export function MoneyField({
  currency,
  currencyPosition = 'before',
  period,
  ...field
}: MoneyFieldProps) {
  const after = [currencyPosition === 'after' && currency, period].filter(Boolean).join(' ')
  return (
    <TextField
      autoComplete="off"
      characters={10}
      {...field}
      inputMode="decimal"
      pattern={amount}
      prefix={currencyPosition === 'before' ? currency : undefined}
      suffix={after || undefined}
    />
  )
}

/** Digits with any grouping the four languages use, and up to two decimals. */
const amount = String.raw`\d[\d.,'\u00a0\u202f ]*`
