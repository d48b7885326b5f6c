import { partStreet } from '#insurance/fields/part-street.ts'

/** Parts them in the fields themselves, so that what is seen, checked and sent is the same. */
export function partTypedStreets({ elements }: HTMLFormElement): void {
  for (const field of elements) {
    if (!(field instanceof HTMLInputElement && field.name.endsWith('.street'))) continue
    const beside = elements.namedItem(field.name.replace(/street$/, 'houseNo'))
    if (!(beside instanceof HTMLInputElement)) continue
    const { street, houseNo } = partStreet({ street: field.value, houseNo: beside.value })
    field.value = street
    beside.value = houseNo
  }
}
