import type { RecordedConsent } from './list-consents.ts'

/** The log as a table for an auditor. No value in it needs quoting: each is one of a list. */
export function consentsCsv(consents: readonly RecordedConsent[]): string {
  const rows = consents.map(({ id, givenAt, textVersion, locale, choice, categories }) =>
    [id, givenAt.toISOString(), textVersion, locale, choice, categories.join('|')].join(','),
  )
  return `${['id,given_at,text_version,locale,choice,categories', ...rows].join('\r\n')}\r\n`
}
