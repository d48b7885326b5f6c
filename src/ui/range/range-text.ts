/** What is written around a slider's number. */
export interface Affixes {
  readonly prefix?: string | undefined
  readonly suffix?: string | undefined
  /** After a single one, where the suffix is a plural. */
  readonly suffixOne?: string | undefined
}

/** "€1,200", "38 m²", "1 year". */
export function rangeText(
  value: number,
  { prefix = '', suffix = '', suffixOne = suffix }: Affixes,
  locale: string,
): string {
  // Spanish would leave 1500 as it is beside the 1.500 € of our texts.
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' }).format(value)
  const isOne = new Intl.PluralRules(locale).select(value) === 'one'
  return prefix + number + (isOne ? suffixOne : suffix)
}
