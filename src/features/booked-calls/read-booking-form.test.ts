import { expect, test } from 'vitest'
import { readBookingForm } from './read-booking-form.ts'

test('what is told to an adviser has no signs that nobody sees', () => {
  const form = new FormData()
  form.set('name', 'Ana\u0000 \u202Eevil\u202C\nO’Neill')
  form.set('question', 'One\r\nTwo\u0007')
  const { details } = readBookingForm(form, undefined)
  expect(details).toMatchObject({ name: 'Ana evil O’Neill', question: 'One\nTwo' })
})
