/** Whether weight / height² reaches an index, in whole numbers. */
export function bodyMassAtLeast(heightCm: number, weightKg: number, index: number): boolean {
  return weightKg * 10_000 >= index * heightCm * heightCm
}

/** Outside of 17 to 35 a person at the insurer looks before there is a price. */
export function bodyMassOutside(heightCm: number, weightKg: number): boolean {
  return !bodyMassAtLeast(heightCm, weightKg, 17) || weightKg * 10_000 > 35 * heightCm * heightCm
}
