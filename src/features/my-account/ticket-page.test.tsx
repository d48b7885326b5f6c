import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { FormAnswer } from './form-answer.ts'
import { TicketPage } from './sign-in-pages.tsx'

const next = '/account/signin?next=%2Fme%2Fdata'

function shown(answer: Partial<FormAnswer> | undefined, isRenewable = false): string {
  const whole = answer && { values: {}, errors: {}, ...answer }
  const Page = () => (
    <WordingContext value={pickWording('en-de', 'account')}>
      <TicketPage
        answer={whole}
        ticket="a.b.c"
        kind="ticket"
        signInHref={next}
        isRenewable={isRenewable}
      />
    </WordingContext>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

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
  expect(shown({ problem: 'blocked' }, true)).not.toContain('<form')
  expect(shown({ told: 'linkSent' }, true)).not.toContain('<form')
})
