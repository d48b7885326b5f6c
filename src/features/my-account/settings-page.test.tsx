import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { FormAnswer } from './form-answer.ts'
import type { SettingsPageData } from './settings.ts'
import { SettingsPage } from './settings-page.tsx'

const page: SettingsPageData = {
  email: 'mara@example.org',
  name: 'Mara',
  language: 'en',
  languages: [
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'Français' },
  ],
  choices: { deadlineMails: true, marketing: 'no' },
  people: [],
  hasSecondFactor: false,
  backupCodes: 0,
  hasPassword: true,
  sessions: [],
  told: undefined,
}

function shown(answer?: FormAnswer): string {
  const Page = () => (
    <WordingContext value={pickWording('en-de', 'account')}>
      <SettingsPage page={page} answer={answer} />
    </WordingContext>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page }])
  return renderToStaticMarkup(<Stub />)
}

const choicesIn = (html: string) => ({
  name: /name="name"[^>]*value="([^"]*)"|value="([^"]*)"[^>]*name="name"/
    .exec(html)
    ?.slice(1)
    .join(''),
  language: /<option value="(\w+)" selected/.exec(html)?.[1],
  ticked: [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([input]) => input.includes('checked'))
    .map(([input]) => /name="(\w+)"/.exec(input)?.[1]),
})

test('choices are shown as they are', () => {
  expect(choicesIn(shown())).toEqual({ name: 'Mara', language: 'en', ticked: ['deadlineMails'] })
})

test('a form that could not be saved comes back as it was filled in', () => {
  const values = { name: 'Mara K.', language: 'fr', marketing: 'yes' }
  const answer = { values, errors: {}, form: 'choices', problem: 'away' } as const
  expect(choicesIn(shown(answer))).toEqual({
    name: 'Mara K.',
    language: 'fr',
    ticked: ['marketing'],
  })
})
