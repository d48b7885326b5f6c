/**
 * What each kind of claim needs, so that nothing has to be asked for twice. A missing diagnosis or
 * an invoice that is not itemised is the most frequent reason for questions.
 */
export const CLAIM_KINDS = {
  doctorInvoice: ['itemisedInvoice', 'diagnosis', 'prescription'],
  hospital: ['itemisedInvoice', 'diagnosis', 'hospitalReport'],
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

export function claimKindsOf(line: string): readonly ClaimKind[] {
  return [...(KINDS_OF_LINE[line] ?? []), 'other']
}
