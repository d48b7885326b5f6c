import type { RequestDetail } from '../../wire/casework-records.ts'
import { showDay } from '../show-moment.ts'
import { wordsOf } from './labels.ts'
import { showHome } from './show-home.ts'

/** What a customer asks, as it reads best. */
export function requestFacts({
  kind,
  details,
}: Pick<RequestDetail, 'kind' | 'details'>): (readonly [string, string])[] {
  if (kind === 'address') return [['New address', showHome(details)]]
  return Object.entries(details).map(([name, value]) => [
    names[name] ?? wordsOf(name),
    showValue(name, String(value)),
  ])
}

const names: Readonly<Record<string, string>> = {
  iban: 'IBAN',
  sepaMandate: 'SEPA mandate',
  startDate: 'Wanted first day',
  endDate: 'Last day',
  text: 'In their words',
}

function showValue(name: string, value: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return showDay(value)
  if (name === 'sepaMandate') return value === 'yes' ? 'Given' : 'Not given'
  return name === 'papers' ? wordsOf(value) : value
}
