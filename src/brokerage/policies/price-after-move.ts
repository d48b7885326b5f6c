import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { KeptApplication } from '../applications/kept-application.ts'

/** Whether a price is asked for with a postcode, on which it may depend. */
export function asksPostcode(definition: Pick<LineDefinition, 'steps'> | undefined): boolean {
  const asked = definition?.steps.filter(({ stage }) => stage === 'quote') ?? []
  return asked.some(({ fields }) => fields.some(({ id }) => id === 'pc'))
}

/**
 * What the same order costs at another postcode, by the rules of today; undefined where they give it
 * no price. A move changes no price by itself: the terms of the insurer say whether it does.
 */
export function priceAfterMove(
  line: RatedLine,
  { answers, product }: Pick<KeptApplication, 'answers' | 'product'>,
  pc: string,
  today: IsoDate,
): number | undefined {
  const made = quote(line, { ...answers, pc }, today)
  if (made.outcome !== 'quoted') return undefined
  return made.packages.find(({ tier }) => tier === product.tier)?.price.cents
}
