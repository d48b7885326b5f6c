/** What happens on a day, once for all contracts that it happens to. */
export type DayOfContracts<Code extends string> = {
  readonly date: string
  readonly matters: readonly {
    readonly code: Code
    readonly policies: readonly { readonly product: string; readonly reference: string }[]
  }[]
}

type DateOfContract<Code extends string> = {
  readonly date: string
  readonly code: Code
  readonly product: string
  readonly reference: string
}

/** Keeps the order in which days, and what happens on them, come first. */
export function groupDates<Code extends string>(
  dates: readonly DateOfContract<Code>[],
): DayOfContracts<Code>[] {
  return [...Map.groupBy(dates, ({ date }) => date)].map(([date, ofDay]) => ({
    date,
    matters: [...Map.groupBy(ofDay, ({ code }) => code)].map(([code, ofCode]) => ({
      code,
      policies: ofCode.map(({ product, reference }) => ({ product, reference })),
    })),
  }))
}
