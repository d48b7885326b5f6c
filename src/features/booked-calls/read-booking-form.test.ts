import { expect, test } from 'vitest'
import { listZones } from '#platform/calendar/time-zones.ts'
import { readBookingForm, readZone } from './read-booking-form.ts'

test('what is told to an adviser has no signs that nobody sees', () => {
  const form = new FormData()
  form.set('name', 'Ana\u0000 \u202Eevil\u202C\nO’Neill')
  form.set('question', 'One\r\nTwo\u0007')
  const { details } = readBookingForm(form, undefined)
  expect(details).toMatchObject({ name: 'Ana evil O’Neill', question: 'One\nTwo' })
})

test('a domain with umlauts is one that we can write to, and is shown again as it was typed', () => {
  const form = new FormData()
  form.set('email', 'ana@Müller.example')
  const { details, errors, values } = readBookingForm(form, undefined)
  expect(details.email).toBe('ana@xn--mller-kva.example')
  expect(errors).not.toHaveProperty('email')
  expect(values.email).toBe('ana@Müller.example')
})

test.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Nowhere/Land', 'Europe/Berlin'],
])('what the browser calls %s is chosen as %s', (given, zone) => {
  expect(readZone(given)).toBe(zone)
  expect(listZones()).toContain(zone)
})
