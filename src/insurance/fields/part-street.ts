/**
 * Browsers fill "Torstraße 12" into the field of the street and leave that of the number empty. The
 * number goes where it belongs; put together the address reads as before.
 */
export function partStreet<Address extends { street: string; houseNo: string }>(
  address: Address,
): Address {
  const { street, houseNo } = address
  if (houseNo.trim() !== '' || street.length > LONGEST_STREET) return address
  const [, name, number = ''] = NUMBERED.exec(street.trim()) ?? []
  if (name === undefined || number.length > LONGEST_NUMBER) return address
  return { ...address, street: name, houseNo: number }
}

/** As the fields have it; longer ones are refused by them. */
const LONGEST_STREET = 80
const LONGEST_NUMBER = 8

/**
 * "12", "12a", "5 - 7", "3/4", behind a name: "Straße des 17. Juni 135". One letter is no name, but
 * with a number it is a block of Mannheim: "C 4, 12".
 */
const NUMBERED = /^(.*?(?:\p{L}{2}|\p{L} ?\d).*?)[\s,]+(\d+ ?[a-z]?(?: ?[-–/+] ?\d+ ?[a-z]?)?)$/iu
