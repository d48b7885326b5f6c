import {
  add,
  type Exact,
  exact,
  type Factor,
  isOne,
  isZero,
  multiply,
  roundExact,
} from '../values/exact.ts'
import { type Money, money } from '../values/money.ts'
import type { PaymentInterval } from '../values/period.ts'
import type { PriceFactor } from './tariff.ts'

/**
 * Builds a price in exact fractions and rounds once, at the end. The effect of each factor is the
 * difference between the rounded price after it and before it, so that the effects always add up
 * to the price to the cent. Factors that change nothing (times 1, plus 0) leave no trace.
 *
 *   startPrice('base', 494).times('household', 1.41).plus('extras', 30).atLeast(494).build()
 */
export class PriceBuilder {
  private value: Exact
  private rounded: number
  private readonly factors: PriceFactor[]

  constructor(value: Exact, rounded: number, factors: readonly PriceFactor[]) {
    this.value = value
    this.rounded = rounded
    this.factors = [...factors]
  }

  /** The price so far, to go on from: for packages that differ only in their last factors. */
  copy(): PriceBuilder {
    return new PriceBuilder(this.value, this.rounded, this.factors)
  }

  /** `factor` as written in the tariff, or `ratio(4 + claims, 4)`. */
  times(code: string, factor: Factor): this {
    const fraction = exact(factor)
    if (isOne(fraction)) return this
    return this.move(code, 'times', decimal(fraction), multiply(this.value, fraction))
  }

  /** Adds cents, or a fraction of cents. */
  plus(code: string, cents: Factor): this {
    const addend = exact(cents)
    if (isZero(addend)) return this
    return this.move(code, 'plus', euros(roundExact(addend)), add(this.value, addend))
  }

  /** Never less than this, to the cent. */
  atLeast(cents: number, code = 'minimumPrice'): this {
    if (this.rounded < cents) return this.move(code, 'minimum', euros(cents), exact(cents))
    // Half a cent short is nothing to tell, but further factors would make more of it.
    if (this.rounded === cents && add(this.value, -cents).numerator < 0) this.value = exact(cents)
    return this
  }

  /** Paying by the year costs 0.96 of the price; comes after the minimum. */
  paid(interval: PaymentInterval | undefined): this {
    return interval === 'yearly' ? this.times(PAYMENT_FACTOR, 0.96) : this
  }

  build(): BuiltPrice<'month'>
  build<P extends 'month' | 'once'>(period: P): BuiltPrice<P>
  build(period: 'month' | 'once' = 'month'): BuiltPrice<'month' | 'once'> {
    return { price: money(this.rounded, period), factors: [...this.factors] }
  }

  private move(
    code: string,
    operation: PriceFactor['operation'],
    value: string,
    next: Exact,
  ): this {
    const before = this.rounded
    this.value = next
    this.rounded = roundExact(next)
    this.factors.push({ code, operation, value, effectCents: this.rounded - before })
    return this
  }
}

interface BuiltPrice<P extends 'month' | 'once'> {
  readonly price: Money<P>
  readonly factors: readonly PriceFactor[]
}

/** The factor of the payment interval, which alone may go below the "from" price. */
export const PAYMENT_FACTOR = 'paymentInterval'

export function startPrice(code: string, cents: Factor): PriceBuilder {
  const value = exact(cents)
  const rounded = roundExact(value)
  return new PriceBuilder(value, rounded, [
    { code, operation: 'start', value: euros(rounded), effectCents: rounded },
  ])
}

function euros(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  const rest = whole % 100
  return `${sign}${(whole - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`
}

/** The factor for the eye, at most four decimals; the price itself never passes through a float. */
function decimal(factor: Exact): string {
  const tenThousandths = roundExact(multiply(factor, 10_000))
  const known = decimals.get(tenThousandths)
  if (known !== undefined) return known
  const text = String(tenThousandths / 10_000)
  if (decimals.size >= MOST_DECIMALS) decimals.clear()
  decimals.set(tenThousandths, text)
  return text
}

/** Tariffs use few factors, and writing one down takes longer than multiplying by it. */
const MOST_DECIMALS = 1000
const decimals = new Map<number, string>()
