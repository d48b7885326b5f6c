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

/** The readable record with identifiers shortened and answers about health left out. */
export function maskRecord(record: FrozenApplication['record']): FrozenApplication['record'] {
  return record.map((section) => ({
    ...section,
    entries: section.entries.map((entry) => {
      if (entry.sensitive === 'health') return { ...entry, answer: '••••' }
      return entry.sensitive === 'identifier'
        ? { ...entry, answer: maskIdentifier(entry.answer) }
        : entry
    }),
  }))
}

/** Answers about health left out alone: for a consent that was withdrawn. */
export function maskHealth(record: FrozenApplication['record']): FrozenApplication['record'] {
  return record.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.sensitive === 'health' ? { ...entry, answer: '••••' } : entry,
    ),
  }))
}

/** Identifiers shortened alone: for the customer, whose health it is. */
export function maskIdentifiers(record: FrozenApplication['record']): FrozenApplication['record'] {
  return record.map((section) => ({
    ...section,
    entries: section.entries.map((entry) =>
      entry.sensitive === 'identifier' ? { ...entry, answer: maskIdentifier(entry.answer) } : entry,
    ),
  }))
}
