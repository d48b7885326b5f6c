/**
 * Half-up division of integers. Every rounding of money goes through here:
 * `toFixed` on floats is wrong (99.225 becomes 99.22, the law wants 99.23).
 */
export function divideHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator
  if (Number.isSafeInteger(doubled) && Number.isSafeInteger(2 * denominator)) {
    return Math.floor(doubled / (2 * denominator))
  }
  return Number(divideHalfUpBig(BigInt(numerator), BigInt(denominator)))
}

/** The same in BigInt, for products of many factors. Half-up means towards plus infinity. */
export function divideHalfUpBig(numerator: bigint, denominator: bigint): bigint {
  const doubled = 2n * numerator + denominator
  const divisor = 2n * denominator
  const quotient = doubled / divisor
  return doubled < 0n && quotient * divisor !== doubled ? quotient - 1n : quotient
}
