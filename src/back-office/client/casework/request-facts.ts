import type { RequestDetail } from '../../wire/casework-records.ts'
import { showDay } from '../show-moment.ts'
import { showLanguage, showPrice, wordsOf } from './labels.ts'
import { showHome } from './show-home.ts'

/** What a customer asks, as it reads best. */
export function requestFacts({
  kind,
  details,
  move,
}: Pick<RequestDetail, 'kind' | 'details' | 'move'>): (readonly [string, string])[] {
  if (kind === 'address') {
    const { text = '' } = details
    return [
      ['New address', showHome(details)],
      ['In their words', String(text)],
      ...(move ? moveFacts(move, String(details['pc'])) : []),
    ]
  }
  if (kind === 'correction') {
    const { firstName, lastName, company, birthDate, street } = details
    return [
      [
        'Name',
        [company, [firstName, lastName].filter(Boolean).join(' ')].filter(Boolean).join(', '),
      ],
      ['Birth date', typeof birthDate === 'string' ? showDay(birthDate) : ''],
      ['Address', street ? showHome(details) : ''],
    ]
  }
  if (kind === 'withdrawal' && 'contract' in details) {
    const { name, contract, email, language } = details
    return [
      ['Name', String(name)],
      ['Contract, as they call it', String(contract)],
      ['E-mail address', String(email)],
      ['Language', showLanguage(String(language))],
    ]
  }
  // The change that a letter follows is a case of its own, to which the page leads.
  const {
    mandate,
    creditor,
    change: _,
    ...answers
  } = details as RequestDetail['details'] & Mandated
  return [
    ...Object.entries(answers).map(
      ([name, value]) => [names[name] ?? wordsOf(name), showValue(name, String(value))] as const,
    ),
    ...(move?.price ? priceFacts(move.price, 'from that day', showDay(move.price.madeFor)) : []),
    ...(mandate ? [['Words of the mandate', mandate.wording] as const] : []),
    ...(creditor ? [['Who collects', `${creditor.name}, ${creditor.id}`] as const] : []),
  ]
}

type Mandated = {
  readonly mandate?: { readonly wording: string }
  readonly creditor?: { readonly name: string; readonly id: string }
}

function moveFacts(
  { from, price }: NonNullable<RequestDetail['move']>,
  pc: string,
): (readonly [string, string])[] {
  const before = ['Address so far', from ? showHome(from) : ''] as const
  if (!price) return [before]
  return [before, ...priceFacts(price, `at ${pc}`, `postcode ${price.madeFor}`)]
}

function priceFacts(
  price: NonNullable<NonNullable<RequestDetail['move']>['price']>,
  moved: string,
  madeFor: string,
): (readonly [string, string])[] {
  const { movedCents } = price
  return [
    ['Price so far', `${showPrice(price)}, made for ${madeFor}`],
    [
      `Price ${moved}, by the same rules`,
      movedCents === undefined
        ? 'None: a person has to decide'
        : showPrice({ ...price, priceCents: movedCents }),
    ],
  ]
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
  if (name === 'reason' && value === 'premium') return 'The new premium'
  return name === 'papers' ? wordsOf(value) : value
}
