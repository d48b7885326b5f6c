/**
 * What each kind of claim needs, so that nothing has to be asked for twice. A missing diagnosis or
 * an invoice that is not itemised is the most frequent reason for questions.
 */
export const CLAIM_KINDS = {
  doctorInvoice: ['itemisedInvoice', 'diagnosis', 'prescription'],
  hospital: ['itemisedInvoice', 'diagnosis', 'hospitalReport'],
  maternity: ['itemisedInvoice', 'maternityRecord'],
  dentalInvoice: ['itemisedInvoice', 'treatmentPlan'],
  abroadTreatment: ['itemisedInvoice', 'diagnosis', 'travelDates'],
  damageToOthers: ['description', 'photos', 'claimLetter', 'invoice'],
  theft: ['policeReport', 'proofOfPurchase', 'photos', 'keys'],
  waterFireStorm: ['photos', 'listOfItems', 'proofOfPurchase', 'repairEstimate'],
  legalDispute: ['description', 'correspondence', 'contractInDispute'],
  petTreatment: ['itemisedInvoice', 'diagnosis'],
  disability: ['doctorReport', 'jobDescription', 'incomeProof'],
  death: ['deathCertificate', 'causeReport', 'identityOfBeneficiary'],
  professionalLoss: ['description', 'claimLetter', 'contractInDispute'],
  cyberIncident: ['description', 'timeline', 'logFiles'],
  other: ['description'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type ClaimKind = keyof typeof CLAIM_KINDS

const HEALTH = ['doctorInvoice', 'hospital', 'dentalInvoice', 'abroadTreatment'] as const

/** The kinds of claim that a line knows; every line knows `other`. */
const KINDS_OF_LINE: Readonly<Record<string, readonly ClaimKind[]>> = {
  'private-health': HEALTH,
  'expat-short-term': HEALTH,
  'expat-long-term': HEALTH,
  'company-health': HEALTH,
  'travel-health': ['abroadTreatment', 'hospital'],
  'company-travel': ['abroadTreatment', 'hospital', 'theft'],
  dental: ['dentalInvoice'],
  household: ['theft', 'waterFireStorm'],
  bike: ['theft', 'waterFireStorm'],
  'personal-liability': ['damageToOthers'],
  'dog-liability': ['damageToOthers'],
  'general-liability': ['damageToOthers'],
  'professional-liability': ['professionalLoss'],
  'company-professional-liability': ['professionalLoss'],
  legal: ['legalDispute'],
  'pet-health': ['petTreatment'],
  disability: ['disability'],
  life: ['death'],
  'company-life': ['death'],
  cyber: ['cyberIncident'],
}

/**
 * Packages that pay for pregnancy and birth, and after how many months; `all` where the law wants it of
 * each (§ 192 (1) VVG) and the terms say whether there is a time to wait.
 */
const MATERNITY: Readonly<Record<string, 'all' | Readonly<Record<string, number>>>> = {
  'private-health': 'all',
  'expat-short-term': { premium: 8 },
  'expat-long-term': { comprehensive: 0 },
}

/** Of a contract what its claims depend on. */
type ClaimedContract = { readonly line: string; readonly tier: string }

/** Months until pregnancy and birth are paid for; undefined where they are not. */
export function maternityMonths({ line, tier }: ClaimedContract): number | undefined {
  const packages = MATERNITY[line]
  return packages === 'all' ? 0 : packages?.[tier]
}

export function claimKindsOf(contract: ClaimedContract): readonly ClaimKind[] {
  const kinds = KINDS_OF_LINE[contract.line] ?? []
  const isPaid = maternityMonths(contract) !== undefined
  return [...kinds, ...(isPaid ? (['maternity'] as const) : []), 'other']
}
