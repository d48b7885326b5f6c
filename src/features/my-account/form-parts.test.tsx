import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { Locale } from '#sites/locales.ts'
import type { FormAnswer } from './form-answer.ts'
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

test.each([
  ['en-de', 'Files: “⁨run.exe⁩” cannot be taken', 'Files: “⁨scan.pdf⁩” is protected'],
  ['de-de', 'Files: „⁨run.exe⁩“ können wir nicht', 'Files: „⁨scan.pdf⁩“ ist geschützt'],
  ['es-es', 'Files: «⁨run.exe⁩» no se puede', 'Files: «⁨scan.pdf⁩» está protegido'],
  ['fr-fr', /^Files\u00a0: «\u00a0\u2068run\.exe\u2069\u00a0» ne peut/, /scan\.pdf/],
] as const)(
  'each file that was not taken is named, with what is wrong with it: %s',
  (locale, ...said) => {
    const notTaken = [
      { name: 'run.exe', check: 'file' },
      { name: 'scan.pdf', check: 'lockedFile' },
    ] as const
    const html = renderToStaticMarkup(
      <WordingContext value={pickWording(locale, 'account')}>
        <FormMessages
          answer={{ values: {}, errors: { files: 'file' }, notTaken }}
          labels={{ files: 'Files' }}
        />
      </WordingContext>,
    )
    const told = [...html.matchAll(/<a href="#files">([^<]*)<\/a>/g)].map(([, text]) => text)
    expect(told).toEqual(
      said.map((words) =>
        typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
      ),
    )
  },
)

test('of files of one name that are refused for one reason it is told once', () => {
  const draw = (answer: FormAnswer) =>
    renderToStaticMarkup(
      <WordingContext value={pickWording('en-de', 'account')}>
        <FormMessages answer={answer} labels={{ files: 'Files' }} />
      </WordingContext>,
    )
  const full = ['a.pdf', 'b.pdf', 'a.pdf'].map((name) => ({ name, check: 'unavailable' as const }))
  const away = draw({ values: {}, errors: { files: 'unavailable' }, notTaken: full })
  expect(away.match(/href="#files"/g)).toHaveLength(2)
  expect(away).toContain('“\u2068b.pdf\u2069” could not be kept')
})
