import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { quote } from '#insurance/quote/quote.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { KeptApplication } from '../applications/kept-application.ts'

/** Whether a price is asked for with a postcode, on which it may depend. */
export function asksPostcode(definition: Pick<LineDefinition, 'steps'> | undefined): boolean {
  const asked = definition?.steps.filter(({ stage }) => stage === 'quote') ?? []
  return asked.some(({ fields }) => fields.some(({ id }) => id === 'pc'))
}

/**
 * What the same order would have cost at another postcode, or from another first day, by our rules;
 * undefined where they give it no price, or have changed so much that they tell more than the move does.
 * For the day of the order: a pet or a bicycle that is older now has nothing to do with the move. A move
 * changes no price by itself: the terms of the insurer say whether it does.
 */
export function priceAfterMove(
  line: RatedLine,
  { answers, product, price, frozenOn }: Ordered,
  move: { readonly pc: string } | { readonly startDate: string },
): number | undefined {
  const priceWith = (changes: object) => {
    const made = quote(line, { ...answers, ...changes }, isoDateOf(frozenOn))
    if (made.outcome !== 'quoted') return undefined
    // A first day that was too far ahead for the order is left out of its price.
    if ('startDate' in changes && made.answers['startDate'] !== changes.startDate) return undefined
    return made.packages.find(({ tier }) => tier === product.tier)?.price.cents
  }
  return priceWith({}) === price.cents ? priceWith(move) : undefined
}

type Ordered = Pick<KeptApplication, 'answers' | 'product' | 'price' | 'frozenOn'>
