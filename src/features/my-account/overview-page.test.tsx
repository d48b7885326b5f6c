import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { PageLanguageContext } from '#i18n/words.tsx'
import { FileList, WalletCard } from './overview-page.tsx'

test('the German word in the name of a product is marked as such', () => {
  const card = {
    reference: 'FP-1111-1111-1111',
    line: 'basis-pension',
    product: 'Rürup pension',
    tierName: 'Classic',
    by: 'insurer',
    state: 'active',
    since: '1 Jan 2027',
    hasBegun: true,
    price: '€50.00',
    pricePeriod: 'month',
    next: undefined,
    files: [],
  } as const
  const html = renderToStaticMarkup(
    <PageLanguageContext value="en">
      <WordingContext value={pickWording('en-de', 'account', 'policyDates')}>
        <WalletCard card={card} />
      </WordingContext>
    </PageLanguageContext>,
  )
  expect(html).toContain('<span lang="de">Rürup</span> pension')
})

test('the name of a paper says its language, where that is known', () => {
  const files = [
    { name: 'Police.pdf', href: '/me/files/1', language: 'de' },
    { name: 'photo.jpg', href: '/me/files/2' },
  ] as const
  const html = renderToStaticMarkup(<FileList files={files} />)
  expect(html).toContain('<a href="/me/files/1" lang="de">')
  expect(html).toContain('<a href="/me/files/2">')
})
