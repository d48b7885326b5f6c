import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { GeneralPage } from './general-page.tsx'
import { generalResult } from './general-result.ts'
import { loadGeneralSource } from './load-lines.ts'
import { nameLinks } from './name-links.ts'
import type { RawAnswers } from './read-answers.ts'
import { LIFE_CASES } from './test-cases.ts'

const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'feather.test', port: 443 })

async function draw(raw: RawAnswers, locale: Locale) {
  const source = await loadGeneralSource(parseLocale(locale).language)
  const result = generalResult(raw, isoDateOf('2026-11-16'), source)
  if (!result) throw new Error('A question is open.')
  const element = (
    <GeneralPage
      page={{ raw, result }}
      links={nameLinks(source, hosts, locale)}
      kept={undefined}
      broker={{ name: 'Feather', href: '/' }}
      heading={{ current: null }}
    />
  )
  const router = createMemoryRouter([{ path: '/', element }])
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording(locale, 'recommendation', 'app')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
  return { result, html }
}

const [{ answers } = { answers: {} }] = LIFE_CASES

test('what is not for somebody can be looked at all the same', async () => {
  const { result, html } = await draw(answers, 'en-de')
  const not = result.groups.find(({ group }) => group === 'notForYou')
  expect(not?.lines.length).toBeGreaterThan(3)
  for (const { href } of not?.lines ?? []) {
    expect(html).toContain(`<h3 class="reco-not__name"><a href="${href.replaceAll('&', '&amp;')}">`)
  }
})

test('a reason leads to the page of the line that it names', async () => {
  const { html } = await draw({ ...answers, health: 'private' }, 'en-de')
  const page = 'https://www.feather.test/health-insurance/public'
  expect(html).toContain(
    `It adds to <a href="${page}">public insurance</a>, which you do not have.`,
  )
  expect(html).toContain(`What would change this: joining <a href="${page}">public insurance</a>.`)
})

test('companies are led to their own site', async () => {
  const agency = { status: 'selfEmployed', staff: '3', work: 'it', customerData: 'no' }
  const { html } = await draw({ ...answers, ...agency }, 'de-de')
  const page = 'https://business.feather.test/de-de/professional-liability-insurance'
  expect(html).toContain(`nimmst du den <a href="${page}">Schutz für Firmen</a>.`)
})

test('nobody is led to a page that their country does not have', async () => {
  const { html } = await draw({ ...answers, health: 'private' }, 'en-fr')
  expect(html).toContain('It adds to public insurance, which you do not have.')
})

test('who goes on to health is not asked again what was said', async () => {
  const said = { status: 'employee', yearlyIncome: '52000', age: '31' }
  const { html } = await draw({ ...answers, ...said }, 'de-de')
  const query = 'status=employee&amp;yearlyIncome=52000&amp;age=31&amp;ask=status'
  expect(html).toContain(`href="/recommendation-tool/health?${query}"`)
})
