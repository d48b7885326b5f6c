import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { LANGUAGES, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { SecondFactorCard } from './second-factor-card.tsx'
import type { SettingsPageData } from './settings.ts'

const page = { hasPassword: true, hasSecondFactor: false, backupCodes: 0 }
const secret = {
  picture: 'data:image/svg+xml;base64,',
  uri: 'otpauth://totp/Feather:ada@example.org?secret=ABCD2345&issuer=Feather',
  text: 'ABCD2345',
}

test.each(LANGUAGES)(
  'a phone without a second one opens its app or types the key: %s',
  (language) => {
    const card = (
      <SecondFactorCard
        page={page as unknown as SettingsPageData}
        answer={{ values: {}, errors: {}, form: 'beginSecondFactor', secret }}
      />
    )
    const html = renderToStaticMarkup(
      <WordingContext value={pickWording(MAIN_LOCALE_OF_LANGUAGE[language], 'account')}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />
      </WordingContext>,
    )
    const link = /<a href="(otpauth:[^"]*)"[^>]*>(.*?)<\/a>/.exec(html)
    expect(link?.[1]?.replaceAll('&amp;', '&')).toBe(secret.uri)
    expect(link?.[2]).toContain(messages[language].account.secondFactor.openApp)
    expect(html).toContain(`<code>${secret.text}</code>`)
  },
)

test('who comes second hears that it is done, and may have new codes', () => {
  const answer = {
    values: {},
    errors: {},
    form: 'finishSecondFactor',
    problem: 'doneAlready',
  } as const
  const card = <SecondFactorCard page={page as unknown as SettingsPageData} answer={answer} />
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'account')}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: card }])} />
    </WordingContext>,
  )
  expect(html).toContain(messages.en.account.problems.doneAlready)
  expect(html).toContain('value="renewSecondFactor"')
  expect(html).not.toContain('value="finishSecondFactor"')
  // How many are left was counted before.
  expect(html).not.toContain('Backup codes left')
})

test('Enter in the password field does nothing where two buttons stand below it', () => {
  const card = (hasSecondFactor: boolean) => (
    <SecondFactorCard
      page={{ ...page, hasSecondFactor } as unknown as SettingsPageData}
      answer={undefined}
    />
  )
  const firstButton = (hasSecondFactor: boolean) =>
    /<button[^>]*type="submit"[^>]*>/.exec(
      renderToStaticMarkup(
        <WordingContext value={pickWording('en-de', 'account')}>
          <RouterProvider
            router={createMemoryRouter([{ path: '/', element: card(hasSecondFactor) }])}
          />
        </WordingContext>,
      ),
    )?.[0]
  // A browser takes the first button, and sends nothing where that one cannot be pressed.
  expect(firstButton(true)).toContain('disabled')
  expect(firstButton(false)).toContain('value="beginSecondFactor"')
})
