import type { FrozenApplication } from '#insurance/application/frozen-application.ts'

/** `a•••@example.org`: enough to tell two people apart, not enough to write to them. */
export function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${[...name][0] ?? ''}•••@${domain}`
}

/** The last three characters, as on a receipt. An account keeps its ends, by which people know theirs. */
export function maskIdentifier(value: string): string {
  const plain = value.replace(/\s/g, '')
  return IBAN.test(plain)
    ? `${plain.slice(0, 4)} •••• ${plain.slice(-4)}`
    : `•••• ${plain.slice(-3)}`
}

const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/i

/** `Ana O.` */
export function maskName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = [...lastName][0]
  return initial ? `${firstName} ${initial}.` : firstName
}

type ReadableRecord = FrozenApplication['record']
type Entry = ReadableRecord[number]['entries'][number]

/** The readable record with identifiers shortened and answers about health left out. */
export function maskRecord(record: ReadableRecord): ReadableRecord {
  return maskHealth(maskIdentifiers(record))
}

/** Answers about health left out alone: for a consent that was withdrawn. */
export function maskHealth(record: ReadableRecord): ReadableRecord {
  return maskEntries(record, 'health', () => '••••')
}

/** Identifiers shortened alone: for the customer, whose health it is. */
export function maskIdentifiers(record: ReadableRecord): ReadableRecord {
  return maskEntries(record, 'identifier', maskIdentifier)
}

function maskEntries(
  record: ReadableRecord,
  sensitive: NonNullable<Entry['sensitive']>,
  mask: (answer: string) => string,
): ReadableRecord {
  return record.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.sensitive === sensitive ? { ...entry, answer: mask(entry.answer) } : entry,
    ),
  }))
}
