import type { RecordedConsent } from './list-consents.ts'

/** The log as a table for an auditor. No value in it needs quoting: each is one of a list. */
export async function* consentsCsv(
  parts: AsyncIterable<readonly RecordedConsent[]>,
): AsyncGenerator<string> {
  yield 'id,given_at,text_version,locale,choice,categories\r\n'
  for await (const part of parts) yield part.map(rowOf).join('')
}

function rowOf(consent: RecordedConsent): string {
  const { id, givenAt, textVersion, locale, choice, categories } = consent
  const cells = [id, givenAt.toISOString(), textVersion, locale, choice, categories.join('|')]
  return `${cells.join(',')}\r\n`
}
