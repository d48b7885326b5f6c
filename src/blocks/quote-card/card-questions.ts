import type { LineId } from '#insurance/lines/registry.ts'

/**
 * What the card asks of each line: two to four answers that move the price most. Keys are those of
 * `changeReference`. Numbers get the span that most people need, within the line's own bounds.
 * Nothing about health: without scripts the answers stand in the address of the page.
 */
export interface CardQuestion {
  /** `sqm`, `age`, `dogs.breed`, `employees.count`. */
  readonly key: string
  /** Its short label: `card.labels.<label>` in the wording of blocks; the key when absent. */
  readonly label?: string
  /** Ends of the slider, for numbers and amounts (in euros). */
  readonly min?: number
  readonly max?: number
  readonly step?: number
  /** The options offered, when not all of the line's. */
  readonly options?: readonly string[]
}

export const CARD_QUESTIONS: Readonly<Record<LineId, readonly CardQuestion[]>> = {
  'public-health': [
    { key: 'status', options: ['employee', 'selfEmployed', 'student'] },
    { key: 'monthlyIncome', min: 700, max: 8000, step: 50 },
    { key: 'age', min: 18, max: 65 },
    { key: 'fund' },
  ],
  'private-health': [
    { key: 'status', label: 'livelihood', options: ['employee', 'selfEmployed'] },
    { key: 'yearlyIncome', min: 40_000, max: 150_000, step: 500 },
    { key: 'age', min: 18, max: 60 },
    { key: 'deductible', options: ['0', '500', '1000', '3000'], label: 'deductibleYear' },
  ],
  'expat-short-term': [{ key: 'age', min: 0, max: 75 }, { key: 'plan' }, { key: 'usCanada' }],
  'expat-long-term': [
    { key: 'age', min: 18, max: 64 },
    { key: 'plan' },
    { key: 'deductible', label: 'deductibleYear' },
    { key: 'area' },
  ],
  household: [{ key: 'sqm', min: 10, max: 200 }, { key: 'pc' }, { key: 'deductible' }],
  'personal-liability': [{ key: 'household' }, { key: 'sumInsured' }, { key: 'deductible' }],
  'dog-liability': [
    { key: 'dogs.breed', label: 'breed' },
    { key: 'sumInsured' },
    { key: 'deductible' },
  ],
  'professional-liability': [
    { key: 'profession' },
    { key: 'revenue', min: 0, max: 500_000, step: 5000 },
    { key: 'sumInsured' },
  ],
  legal: [{ key: 'household' }, { key: 'status' }],
  dental: [
    { key: 'age', min: 0, max: 75 },
    { key: 'tier', label: 'dentalTier' },
  ],
  bike: [
    { key: 'type', label: 'bikeType', options: ['bike', 'eBike25', 'cargo'] },
    { key: 'price', min: 100, max: 8000, step: 10 },
    { key: 'pc' },
    { key: 'package' },
  ],
  life: [
    { key: 'age', min: 18, max: 65 },
    { key: 'sum', min: 25_000, max: 500_000, step: 5000 },
    { key: 'term', min: 5, max: 40 },
  ],
  disability: [
    { key: 'age', min: 16, max: 55 },
    { key: 'occupation' },
    { key: 'benefit', min: 500, max: 2000, step: 50 },
    { key: 'endAge' },
  ],
  'travel-health': [{ key: 'household' }, { key: 'oldestAge', min: 0, max: 99 }, { key: 'area' }],
  'pet-health': [
    { key: 'species' },
    { key: 'age', label: 'petAge', min: 0, max: 8 },
    { key: 'cover', label: 'petCover' },
    { key: 'limit', label: 'yearlyLimit' },
  ],
  pension: [
    { key: 'contribution', min: 25, max: 1000, step: 5 },
    { key: 'age', min: 18, max: 60 },
    { key: 'retirementAge', min: 62, max: 72 },
  ],
  'basis-pension': [
    { key: 'contribution', min: 25, max: 2000, step: 5 },
    { key: 'grossYear', min: 20_000, max: 200_000, step: 1000 },
    { key: 'age', min: 18, max: 60 },
  ],
  'general-liability': [
    { key: 'activity' },
    { key: 'revenue', min: 0, max: 2_000_000, step: 10_000 },
    { key: 'sumInsured' },
  ],
  cyber: [
    { key: 'industry' },
    { key: 'revenue', min: 0, max: 5_000_000, step: 50_000 },
    { key: 'sumInsured' },
  ],
  'company-health': [
    { key: 'insuredEmployees', min: 10, max: 200 },
    { key: 'budget', label: 'yearlyBudget' },
  ],
  'company-pension': [
    { key: 'employees.count', label: 'staff', min: 1, max: 100 },
    { key: 'employees.conversion', label: 'conversion', min: 25, max: 300, step: 5 },
    { key: 'employerMatch' },
  ],
  'company-travel': [
    { key: 'travellers', min: 1, max: 200 },
    { key: 'daysPerYear', min: 1, max: 120 },
    { key: 'maxTripDays' },
  ],
  'company-life': [
    { key: 'employees.count', label: 'staff', min: 10, max: 200 },
    { key: 'employees.age', label: 'averageAge', min: 20, max: 60 },
    { key: 'fixedSum', min: 10_000, max: 300_000, step: 5000 },
  ],
  'company-professional-liability': [
    { key: 'profession' },
    { key: 'revenue', min: 0, max: 1_000_000, step: 10_000 },
    { key: 'sumInsured' },
  ],
}

/** Lines whose payment is chosen: what comes out of it is the answer, shown before the price. */
export const HEADLINE_FACTS: Partial<Record<LineId, readonly string[]>> = {
  pension: ['pension3'],
  'basis-pension': ['taxSaving'],
}
