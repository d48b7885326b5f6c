import type { PriceBuilder } from '../price-builder.ts'
import type { Fact } from '../tariff.ts'
import { PROFESSIONS_BY_CLASS } from './professions.ts'

/** What the tariffs of freelancers and of companies have in common; all numbers are ours. */
export const PROFESSIONAL_TIERS = ['financialLoss', 'publicLiability', 'ownDamage'] as const
export type ProfessionalTier = (typeof PROFESSIONAL_TIERS)[number]

/** Class 1, up to 50,000 of revenue, 100,000 insured, deductible 500. */
export const BASE_CENTS = 1775
/** Factor for a revenue of up to so many cents. */
export const REVENUE_BANDS = [
  [50_000_00, 1],
  [100_000_00, 1.3],
  [250_000_00, 1.9],
  [500_000_00, 3],
  [1_000_000_00, 5],
] as const
export const DEDUCTIBLE = { '250': 1.1, '500': 1, '1000': 0.9 } as const

const CLASS = { class1: 1, class2: 1.3, class3: 1.7, class4: 2.5, class5: 4 } as const
const PUBLIC_LIABILITY_CENTS = 450
const OWN_DAMAGE_CENTS = 500
/** 3 million; with the largest package 5 million. */
const PUBLIC_SUM_CENTS = { publicLiability: 3_000_000_00, ownDamage: 5_000_000_00 } as const

export function professionFactor(profession: string): number {
  for (const name of ['class1', 'class2', 'class3', 'class4', 'class5'] as const) {
    if (PROFESSIONS_BY_CLASS[name].some((each) => each === profession)) return CLASS[name]
  }
  return CLASS.class5
}

/** Above the last band its factor goes on. */
export function revenueFactor(
  bands: readonly (readonly [upToCents: number, factor: number])[],
  cents: number,
): number {
  return (bands.find(([upTo]) => cents <= upTo) ?? bands.at(-1))?.[1] ?? 1
}

export function plusTier(price: PriceBuilder, tier: ProfessionalTier): PriceBuilder {
  return price
    .plus('publicLiability', tier === 'financialLoss' ? 0 : PUBLIC_LIABILITY_CENTS)
    .plus('ownDamage', tier === 'ownDamage' ? OWN_DAMAGE_CENTS : 0)
}

export function factsOfTier(tier: ProfessionalTier): readonly Fact[] {
  if (tier === 'financialLoss') return []
  return [{ code: 'publicLiabilitySum', kind: 'cents', value: PUBLIC_SUM_CENTS[tier] }]
}
