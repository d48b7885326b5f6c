import type { AddressField, ItemField } from './field.ts'

const street = { id: 'street', kind: 'text', maxLength: 80 } as const
const houseNo = { id: 'houseNo', kind: 'text', maxLength: 8 } as const
const city = { id: 'city', kind: 'text', maxLength: 60 } as const

/** Block A. Somebody still abroad gives the home address and the day of arrival. */
export function addressParts(field: AddressField): readonly ItemField[] {
  if (!field.beforeArrival) {
    return [street, houseNo, { id: 'pc', kind: 'postcode' }, city, { id: 'state', kind: 'state' }]
  }
  return [
    { id: 'notYetInGermany', kind: 'yesNo' },
    {
      id: 'arrivalDate',
      kind: 'date',
      earliest: { days: 0 },
      latest: { months: 12 },
      when: { notYetInGermany: 'yes' },
    },
    { id: 'country', kind: 'country', when: { notYetInGermany: 'yes' } },
    street,
    houseNo,
    { id: 'pc', kind: 'postcode', countryFrom: 'country' },
    city,
    { id: 'state', kind: 'state', when: { notYetInGermany: 'no' } },
  ]
}
