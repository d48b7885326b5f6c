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
  const number = new Intl.NumberFormat(locale).format(value)
  return prefix + number + (value === 1 ? suffixOne : suffix)
}
