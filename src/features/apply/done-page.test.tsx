import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { translator } from '#i18n/translator.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { DonePage } from './done-page.tsx'
import type { PageData } from './page-data.ts'

const t = translator('en-de', 'apply')

function drawn(isFund: boolean): string {
  const data = {
    page: 'done',
    line: isFund ? 'public-health' : 'bike',
    base: '/policies/bike',
    isFund,
    reference: 'FA-1234-5678-9ABC',
    sent: { product: 'Bike', tierName: 'Theft', priceCents: 772, pricePeriod: 'month' },
    dates: [],
    contact: { email: 'help@feather.example', phone: '+49 30 1' },
  } as unknown as Extract<PageData, { page: 'done' }>
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <DonePage data={data} />
    </WordingContext>,
  )
}

test('what was ordered has a price, what a fund takes is a contribution', () => {
  expect(drawn(false)).toContain(`<dt>${t('done.price')}</dt><dd>€7.72 ${t('price.month')}</dd>`)
  const fund = drawn(true)
  expect(fund).toContain(`<dt>${t('fund.monthly')}</dt><dd>€7.72</dd>`)
  expect(fund).not.toContain(`<dt>${t('done.price')}</dt>`)
})
