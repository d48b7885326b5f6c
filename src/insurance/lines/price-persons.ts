import type { PriceBuilder } from './price-builder.ts'
import type { Fact } from './tariff.ts'

/** The price of everybody insured together, and the facts that name what each of them pays. */
export function pricePersons(
  own: PriceBuilder,
  dependants: readonly PriceBuilder[],
): { readonly together: PriceBuilder; readonly facts: readonly Fact[] } {
  const centsOf = (price: PriceBuilder) => price.build().price.cents
  const cents = dependants.map(centsOf)
  const sum = cents.reduce((total, each) => total + each, 0)
  const ownPrice = { code: 'ownPrice', kind: 'cents', value: centsOf(own) } as const
  return {
    together: own.plus('dependants', sum),
    facts: [
      ...(cents.length > 0 ? [ownPrice] : []),
      ...cents.map((value, index) => ({
        ...({ code: 'dependantPrice', kind: 'cents' } as const),
        value,
        entry: index + 1,
      })),
    ],
  }
}
