import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { Locale } from '#sites/locales.ts'
import { FormMessages } from './form-parts.tsx'

const messages = (locale: Locale, label: string) => {
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording(locale, 'account')}>
      <FormMessages
        answer={{ values: {}, errors: { iban: 'required' } }}
        labels={{ iban: label }}
      />
    </WordingContext>,
  )
  return /<a href="#iban">([^<]*)<\/a>/.exec(html)?.[1]
}

test.each([
  ['en-de', 'IBAN', 'IBAN: this is still missing'],
  ['fr-fr', 'IBAN', /^IBAN\u00a0: \p{Ll}/u],
  ['es-es', '¿Cuándo ocurrió?', /^¿Cuándo ocurrió\? \p{Lu}/u],
  ['de-de', 'Ja, lösche meine Daten.', /^Ja, lösche meine Daten\. \p{Lu}/u],
] as const)(
  'what is wrong with a field is set as the language does: %s, %s',
  (locale, label, said) => {
    expect(messages(locale, label)).toMatch(said)
  },
)

test('what is wrong is listed in the order of the fields', () => {
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'account')}>
      <FormMessages
        answer={{ values: {}, errors: { state: 'required', pc: 'postcode' } }}
        labels={{ street: 'Street', pc: 'Postcode', state: 'State' }}
      />
    </WordingContext>,
  )
  const listed = [...html.matchAll(/href="#(\w+)"/g)].map(([, id]) => id)
  expect(listed).toEqual(['pc', 'state'])
})
