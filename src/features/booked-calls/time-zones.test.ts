import { expect, test } from 'vitest'
import { readZone } from './read-booking-form.ts'
import { listZones } from './time-zones.ts'

test('zones are listed once, under names of today that the platform knows', () => {
  const zones = listZones()
  expect(new Set(zones).size).toBe(zones.length)
  expect(zones).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Europe/Berlin', 'Europe/Kyiv']))
  expect(zones.join()).not.toMatch(/Calcutta|Katmandu|Kiev|Rangoon|Saigon/)
  const isKnown = (timeZone: string) => new Date(0).toLocaleString('en', { timeZone }) !== ''
  expect(zones.every(isKnown)).toBe(true)
})

test.each([
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Asia/Kolkata', 'Asia/Kolkata'],
  ['Nowhere/Land', 'Europe/Berlin'],
])('what the browser calls %s is chosen as %s', (given, zone) => {
  expect(readZone(given)).toBe(zone)
  expect([...listZones(), 'UTC']).toContain(zone)
})
