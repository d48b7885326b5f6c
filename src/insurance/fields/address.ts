import type { AddressField, ItemField } from './field.ts'

const street = { id: 'street', kind: 'text', maxLength: 80 } as const
const houseNo = { id: 'houseNo', kind: 'text', maxLength: 8 } as const
const city = { id: 'city', kind: 'text', maxLength: 60 } as const

const ABROAD = { notYetInGermany: 'yes' } as const

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
      when: ABROAD,
    },
    { id: 'country', kind: 'country', when: ABROAD },
    street,
    // Not every country numbers its houses, and some sixty have no postcodes.
    { ...houseNo, optionalWhen: ABROAD },
    { id: 'pc', kind: 'postcode', countryFrom: 'country', optionalWhen: ABROAD },
    city,
    { id: 'state', kind: 'state', when: { notYetInGermany: 'no' } },
  ]
}
