import { expect, test } from 'vitest'
import { keptForm } from './kept-form.ts'
import { formOf } from './test-account.ts'

test('a form comes back with its dates and the files that were taken, without its secrets', () => {
  const secrets = { iban: 'DE89', password: 'a', currentPassword: 'b', secret: 'c', otp: '1' }
  const birth = { 'birthDate.day': '1', 'birthDate.month': '2', 'birthDate.year': '2020' }
  const kept = keptForm(formOf({ do: 'addPerson', ...secrets, ...birth, fileId: 'F1|bag.jpg' }))
  expect(kept.values).toMatchObject({ do: 'addPerson', birthDate: '2020-02-01' })
  for (const name of Object.keys(secrets)) expect(kept.values).not.toHaveProperty(name)
  expect(kept).toMatchObject({ form: 'addPerson', files: [{ id: 'F1', name: 'bag.jpg' }] })
})

test('of more fields than any form of ours has, only the first come back', () => {
  const many = Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`n${at}`, 'x']))
  const { values } = keptForm(formOf({ reference: 'FP-1', ...many }))
  expect(values['reference']).toBe('FP-1')
  expect(Object.keys(values).length).toBeLessThan(100)
})
