import { divideHalfUpBig } from './rounding.ts'

/** An exact fraction. Prices are kept exact until the one rounding at the end. */
export interface Exact {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** What a tariff may write: 1.25, or a fraction made with `ratio`. */
export type Factor = number | Exact

/** `ratio(4 + claims, 4)` for 1 + 0.25 per claim: whole numbers over whole numbers. */
export function ratio(numerator: number, denominator: number): Exact {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`A ratio takes whole numbers, got ${numerator} / ${denominator}.`)
  }
  return { numerator: BigInt(numerator), denominator: BigInt(denominator) }
}

/**
 * A number as the author wrote it: 1.25 is 125/100 exactly. More than six decimals means a
 * float was computed (0.1 + 0.2) where `ratio` belongs.
 */
export function exact(factor: Factor): Exact {
  if (typeof factor !== 'number') return factor
  if (Number.isSafeInteger(factor)) return { numerator: BigInt(factor), denominator: 1n }
  const known = written.get(factor)
  if (known) return known
  const read = readDecimal(factor)
  if (written.size >= MOST_WRITTEN) written.clear()
  written.set(factor, read)
  return read
}

/** Authors write few factors, and each is used again and again. */
const MOST_WRITTEN = 1000
const written = new Map<number, Exact>()

function readDecimal(factor: number): Exact {
  const match = /^(-?\d+)\.(\d{1,6})$/.exec(String(factor))
  if (!match) throw new RangeError(`${factor} is no exact factor; write it with ratio().`)
  const decimals = match[2] ?? ''
  return {
    numerator: BigInt(`${match[1]}${decimals}`),
    denominator: 10n ** BigInt(decimals.length),
  }
}

export function multiply(left: Factor, right: Factor): Exact {
  const [a, b] = [exact(left), exact(right)]
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator }
}

export function add(left: Factor, right: Factor): Exact {
  const [a, b] = [exact(left), exact(right)]
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator }
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  }
}

/** A factor applied again for each year: `power(1.03, 20)`. */
export function power(factor: Factor, times: number): Exact {
  const { numerator, denominator } = exact(factor)
  return { numerator: numerator ** BigInt(times), denominator: denominator ** BigInt(times) }
}

/** Half-up to a whole number, which for prices is the cent. */
export function roundExact(value: Factor): number {
  const { numerator, denominator } = exact(value)
  return Number(divideHalfUpBig(numerator, denominator))
}
