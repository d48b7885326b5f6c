import type { LineId } from '#insurance/lines/registry.ts'

/** The answer of the help centre that a question refers to, by its name; most need none. */
export function helpArticleFor(line: LineId, field: string): string | undefined {
  return BY_LINE[line]?.[field] ?? BY_FIELD[field]
}

type Articles = Readonly<Record<string, string>>

/** Questions that mean the same wherever they are asked. */
export const BY_FIELD: Articles = {
  address: 'without-registered-address',
  advice: 'how-we-work',
  chronicIllness: 'pre-existing-conditions',
  copay: 'what-is-a-copay',
  currentFund: 'switch-health-fund',
  deductible: 'what-is-a-deductible',
  delivery: 'find-my-documents',
  documentsRead: 'withdraw-within-14-days',
  employmentStart: 'new-job-health-insurance',
  familyMembers: 'family-insurance',
  healthHeart: 'pre-existing-conditions',
  iban: 'ways-to-pay',
  interval: 'when-is-my-premium-due',
  knownConditions: 'pre-existing-conditions',
  leavesGermany: 'leaving-the-country',
  paymentMethod: 'ways-to-pay',
  switchReason: 'switch-health-fund',
}

/** Questions that an answer about this very insurance explains. */
export const BY_LINE: Readonly<Partial<Record<LineId, Articles>>> = {
  bike: { lockPrice: 'bike-stolen' },
  dental: {
    missingTeeth: 'dentist-costs',
    plannedTreatment: 'pre-existing-conditions',
    startDate: 'waiting-period-dental',
  },
  'expat-long-term': { visaType: 'insurance-for-a-visa' },
  'expat-short-term': { purpose: 'insurance-for-a-visa' },
  legal: { modules: 'waiting-period-legal', startDate: 'waiting-period-legal' },
  'personal-liability': { otherRisks: 'i-damaged-something' },
  'pet-health': { conditions: 'pre-existing-conditions', startDate: 'waiting-period-pet-health' },
  'private-health': { status: 'join-private-health' },
  // Nobody can withdraw from a fund: what is possible is to leave it.
  'public-health': { status: 'join-public-health', documentsRead: 'switch-health-fund' },
}
