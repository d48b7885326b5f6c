import { expect, test } from 'vitest'
import { whoseSettings } from './whose-settings.ts'

test.each([
  [undefined, 'My settings', 'Your settings are saved.'],
  ['Bo', 'Settings of Bo', 'The settings of Bo are saved.'],
])('settings of %s', (colleague, heading, saved) => {
  const said = whoseSettings(colleague)
  expect([said.heading, said.saved.split(/(?<=\.)/)[0]]).toEqual([heading, saved])
})
