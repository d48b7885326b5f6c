/** The sixteen states by ISO 3166-2 without "DE-". Names are in the shared wording. */
export const FEDERAL_STATES = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const

export type FederalState = (typeof FEDERAL_STATES)[number]
