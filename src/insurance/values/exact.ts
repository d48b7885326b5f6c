import { divideHalfUp, divideHalfUpBig } from './rounding.ts'

/**
 * An exact fraction. Prices are kept exact until the one rounding at the end. Nearly all are made
 * of whole numbers that fit a JavaScript number, which is many times faster than a bigint; where
 * a product would not fit, both parts become bigints and stay so.
 */
export type Exact = SmallExact | BigExact

interface SmallExact {
  /** A safe integer. */
  readonly numerator: number
  /** A safe integer above zero. */
  readonly denominator: number
}

interface BigExact {
  readonly numerator: bigint
  /** Above zero. */
  readonly denominator: bigint
}

/** What a tariff may write: 1.25, or a fraction made with `ratio`. */
export type Factor = number | Exact

/** `ratio(4 + claims, 4)` for 1 + 0.25 per claim: whole numbers over whole numbers. */
export function ratio(numerator: number, denominator: number): Exact {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`A ratio takes whole numbers, got ${numerator} / ${denominator}.`)
  }
  return { numerator, denominator }
}

/**
 * A number as the author wrote it: 1.25 is 125/100 exactly. More than six decimals means a
 * float was computed (0.1 + 0.2) where `ratio` belongs.
 */
export function exact(factor: Factor): Exact {
  if (typeof factor !== 'number') return factor
  if (Number.isSafeInteger(factor)) return { numerator: factor, denominator: 1 }
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
  return ratio(Number(`${match[1]}${decimals}`), 10 ** decimals.length)
}

export function multiply(left: Factor, right: Factor): Exact {
  const a = exact(left)
  const b = exact(right)
  if (isSmall(a) && isSmall(b)) {
    const numerator = a.numerator * b.numerator
    const denominator = a.denominator * b.denominator
    if (fits(numerator, denominator)) return { numerator, denominator }
  }
  const c = toBig(a)
  const d = toBig(b)
  return { numerator: c.numerator * d.numerator, denominator: c.denominator * d.denominator }
}

export function add(left: Factor, right: Factor): Exact {
  const a = exact(left)
  const b = exact(right)
  if (isSmall(a) && isSmall(b)) {
    // Denominators of one tariff mostly divide each other, and then need not grow.
    const shared = a.denominator % b.denominator === 0
    const denominator = shared ? a.denominator : a.denominator * b.denominator
    const first = shared ? a.numerator : a.numerator * b.denominator
    const second = b.numerator * (shared ? a.denominator / b.denominator : a.denominator)
    const numerator = first + second
    // Each by itself: two that do not fit could make a sum that seems to.
    if (fits(first, second) && fits(numerator, denominator)) return { numerator, denominator }
  }
  const c = toBig(a)
  const d = toBig(b)
  return {
    numerator: c.numerator * d.denominator + d.numerator * c.denominator,
    denominator: c.denominator * d.denominator,
  }
}

/** A factor applied again for each year: `power(1.03, 20)`. */
export function power(factor: Factor, times: number): Exact {
  let result: Exact = ratio(1, 1)
  for (let time = 0; time < times; time++) result = multiply(result, factor)
  return result
}

/** Half-up to a whole number, which for prices is the cent. */
export function roundExact(value: Factor): number {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  const fraction = exact(value)
  return isSmall(fraction)
    ? divideHalfUp(fraction.numerator, fraction.denominator)
    : roundBig(fraction)
}

/**
 * Three roundings make the quotient of floats wrong by less than 2^-50 of itself, which below
 * 2^24 is less than a millionth. So it decides unless it is about half way between two cents.
 */
function roundBig({ numerator, denominator }: BigExact): number {
  const near = Number(numerator) / Number(denominator)
  const below = Math.floor(near)
  if (Math.abs(near) < 2 ** 24 && Math.abs(near - below - 0.5) > 1e-6) {
    return near - below < 0.5 ? below : below + 1
  }
  return Number(divideHalfUpBig(numerator, denominator))
}

/** Whether a factor changes nothing: n/n. */
export function isOne({ numerator, denominator }: Exact): boolean {
  return numerator === denominator
}

/** Whether an addend changes nothing. */
export function isZero({ numerator }: Exact): boolean {
  return numerator === 0 || numerator === 0n
}

function isSmall(value: Exact): value is SmallExact {
  return typeof value.numerator === 'number'
}

function toBig(value: Exact): BigExact {
  return isSmall(value)
    ? { numerator: BigInt(value.numerator), denominator: BigInt(value.denominator) }
    : value
}

/** A product beyond the safe integers is not safe either, however it was rounded. */
function fits(one: number, other: number): boolean {
  return Number.isSafeInteger(one) && Number.isSafeInteger(other)
}
