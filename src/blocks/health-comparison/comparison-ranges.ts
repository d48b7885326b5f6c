/** What the comparison asks, and what the address may answer. */
export const COMPARISON_RANGES = {
  age: { min: 18, max: 64, step: 1 },
  income: { min: 0, max: 150_000, step: 500 },
  children: { min: 0, max: 5, step: 1 },
} as const
