/** What the result page says after an attempt to keep the advice. */
const KEEP_NOTICES = ['sent', 'emailWrong', 'consentMissing', 'tooMany', 'failed'] as const
export type KeepNotice = (typeof KEEP_NOTICES)[number]

/** The box by which somebody agrees that a record holds the answer about health. */
export const HEALTH_CONSENT = 'healthConsent'

/** The key of the query that says it. */
export const KEEP = 'keep'

export function keepNotice(search: URLSearchParams): KeepNotice | undefined {
  return KEEP_NOTICES.find((notice) => notice === search.get(KEEP))
}
