/** Documents a line may hand over; their names are in the shared wording. */
const DOCUMENT_CODES = [
  'initialInformation',
  'brokerMandate',
  'adviceRecord',
  'ipid',
  'priipKid',
  'terms',
  'contractInformation',
  'withdrawalNotice',
  'privacyNotice',
  'membershipDeclaration',
  'membershipConfirmation',
  'policy',
  'sepaPreNotification',
  'invoice',
  'certificate257',
  'taxCertificate',
  'visaCertificate',
  'municipalityCertificate',
  'suitabilityStatement',
  'costSheet',
  'productSheetPia',
  'groupContract',
  'employeeLeaflet',
  'employeeCertificate',
  'schemeRules',
  'conversionAgreement',
  'travellerCertificate',
  'incidentCard',
] as const

export type DocumentCode = (typeof DOCUMENT_CODES)[number]

/** Block D: what § 7 VVG and the broker's duties ask for with non-life insurance. */
export const STANDARD_DOCUMENTS = {
  before: [
    'initialInformation',
    'brokerMandate',
    'adviceRecord',
    'ipid',
    'terms',
    'contractInformation',
    'withdrawalNotice',
    'privacyNotice',
  ],
  after: ['policy', 'sepaPreNotification', 'invoice'],
} as const satisfies Record<'before' | 'after', readonly DocumentCode[]>

/** Block D for life and disability: neither an IPID (non-life) nor a KID (no investment part). */
export const LIFE_DOCUMENTS = {
  before: [
    'initialInformation',
    'brokerMandate',
    'adviceRecord',
    'terms',
    'contractInformation',
    'withdrawalNotice',
    'privacyNotice',
  ],
  after: STANDARD_DOCUMENTS.after,
} as const satisfies Record<'before' | 'after', readonly DocumentCode[]>
