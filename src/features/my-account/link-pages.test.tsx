import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { describe, expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { FormAnswer } from './form-answer.ts'
import { NewsPage, ResetPage, SignInLinkPage, TicketPage } from './link-pages.tsx'

const next = '/account/signin?next=%2Fme%2Fdata'

function draw(page: ReactNode): string {
  const Page = () => <WordingContext value={pickWording('en-de', 'account')}>{page}</WordingContext>
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

const whole = (answer: Partial<FormAnswer> | undefined) =>
  answer && { values: {}, errors: {}, ...answer }

const shown = (answer: Partial<FormAnswer> | undefined, isRenewable = false) =>
  draw(
    <TicketPage
      answer={whole(answer)}
      ticket="a.b.c"
      signInHref={next}
      isRenewable={isRenewable}
    />,
  )

test.each(['badLink', 'provider', 'taken'] as const)(
  'what cannot sign in any more (%s) offers no button that would, but the way on',
  (problem) => {
    const html = shown({ problem })
    expect(html).not.toContain('<form')
    expect(html).toContain(`href="${next}"`)
  },
)

test.each([
  undefined,
  { problem: 'tooMany' },
  { problem: 'away' },
  { problem: 'codeWrong', ticket: 'second' },
] as const)('what may still sign in keeps its button: %j', (answer) => {
  expect(shown(answer)).toContain('<button')
})

test('a link of ours that is over offers a new one, whose sending it then tells', () => {
  const over = shown({ problem: 'badLink' }, true)
  expect(over).toMatch(/<input[^>]*name="ticket" value="a\.b\.c"/)
  expect(over).toContain('value="renew"')
  expect(over).toContain(`href="${next}"`)
  // Who asked for it too often, or while we were away, may ask again.
  for (const problem of ['tooMany', 'tooManyMails', 'away'] as const) {
    expect(shown({ problem, form: 'renew' }, true)).toContain('value="renew"')
  }
  expect(shown({ problem: 'blocked' }, true)).not.toContain('<form')
  expect(shown({ told: 'linkSent' }, true)).not.toContain('<form')
})

test('a link to sign in whose end is missing says so at once, instead of promising a sign-in', () => {
  const opened = (isRenewable: boolean) =>
    draw(
      <SignInLinkPage page={{ ticket: 'a.b', signInHref: next, isRenewable }} answer={undefined} />,
    )
  expect(opened(false)).not.toContain('<form')
  expect(opened(false)).toContain('is not complete')
  expect(opened(false)).toContain(`href="${next}"`)
  expect(opened(true)).toContain('value="use"')
})

describe('a link to a new password', () => {
  const page = {
    code: 'a.b.c',
    isOver: false,
    isRenewable: true,
    againHref: '/again',
    signInHref: next,
  }
  const reset = (more: Partial<typeof page>, answer?: Partial<FormAnswer>) =>
    draw(<ResetPage page={{ ...page, ...more }} answer={whole(answer)} />)

  test('asks for no password when it is over, and leads to the sign-in or to a new one', () => {
    for (const html of [
      reset({ isOver: true }),
      reset({}, { problem: 'badLink' }),
      reset({}, { problem: 'tooMany', form: 'renew' }),
    ]) {
      expect(html).not.toContain('type="password"')
      expect(html).toContain('value="renew"')
      expect(html).toContain(`href="${next}"`)
    }
    const unknown = reset({ isOver: true, isRenewable: false })
    expect(unknown).not.toContain('<form')
    expect(unknown).toContain('href="/again"')
  })

  test('keeps its field while it is good, whatever was wrong with a try', () => {
    for (const answer of [
      undefined,
      { problem: 'away' },
      { errors: { password: 'shortPassword' } },
    ] as const) {
      expect(reset({}, answer)).toContain('type="password"')
    }
  })

  test('tells that a new one was sent, or that it was asked for too often', () => {
    expect(reset({ isOver: true }, { told: 'resetSent' })).not.toContain('<form')
    expect(reset({ isOver: true }, { problem: 'tooMany' })).toContain('in a minute')
  })
})

test('a link to our news asks, thanks, or leads to the settings', () => {
  const news = (answer?: Partial<FormAnswer>) =>
    draw(<NewsPage ticket="abc" answer={whole(answer)} />)
  expect(news()).toContain('<button')
  expect(news({ problem: 'away' })).toContain('<button')
  for (const answer of [{ told: 'newsConfirmed' }, { problem: 'badLink' }] as const) {
    expect(news(answer)).not.toContain('<button')
    expect(news(answer)).toContain('href="/me/settings"')
  }
})
