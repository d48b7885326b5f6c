import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { ConfirmPage } from './confirm-page.tsx'
import type { FormAnswer } from './form-answer.ts'
import { NewAddressPage } from './new-address-page.tsx'

function draw(page: ReactNode): string {
  const Page = () => <WordingContext value={pickWording('en-de', 'account')}>{page}</WordingContext>
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

const timesOver = (html: string) => html.match(/This link has expired/g)?.length

const answer = (problem: FormAnswer['problem']): FormAnswer => ({ values: {}, errors: {}, problem })

const tries = [undefined, answer('badLink'), answer('tooMany')]

test.each(['badLink', 'expired'] as const)(
  'a link to confirm an address that is over (%s) is told of once, however often it is tried',
  (asks) => {
    const page = { token: 'a.b', asks, isSent: false, againHref: '/again', accountHref: '/me' }
    for (const each of tries) {
      expect(timesOver(draw(<ConfirmPage page={page} answer={each} />))).toBe(1)
    }
  },
)

test('so is a link to a new address', () => {
  const page = { token: 'a.b', to: '', asks: 'over', signInHref: '/sign-in' } as const
  for (const each of tries.slice(0, 2)) {
    expect(timesOver(draw(<NewAddressPage page={page} answer={each} />))).toBe(1)
  }
})
