import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { type PageData, pageTitle } from './page-data.ts'

const { apply } = messages.en
const titleOf = (page: object) =>
  pageTitle({ product: 'Life insurance', ...page } as PageData, apply)

test('a tab names the step, also after the last one', () => {
  expect(titleOf({ page: 'questions', progress: { name: 'You' } })).toBe('You · Life insurance')
  expect(titleOf({ page: 'done' })).toBe('Your application is with us · Life insurance')
  expect(titleOf({ page: 'save' })).toBe('Go on later, on any device · Life insurance')
})

test('a tab does not tell that somebody was declined', () => {
  const [declined, referred] = (['declined', 'referred'] as const).map((outcome) =>
    titleOf({ page: 'outcome', outcome }),
  )
  expect(declined).toBe('What you can do now · Life insurance')
  expect(referred).toBe(declined)
})
