import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { DecidedBy } from '#brokerage/decided-by.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { ClaimPage } from './claim-page.tsx'
import type { PolicyPageData } from './load-policy.ts'
import { namesOf, stateName } from './policy-names.ts'
import { PolicyPage } from './policy-page.tsx'
import type { ShownQuestion } from './questions.ts'

const FUND = { en: /fund/i, de: /Krankenkasse/, es: /caja/i, fr: /caisse/i }
const INSURER = {
  en: /insurer|policyholder/i,
  de: /Versicherer|Versicherungsnehmer|Vertrag läuft auf/,
  es: /aseguradora|contrato a nombre/i,
  fr: /assureur|contrat au nom/i,
}

const lines = {
  'public-health': await loadLine('public-health'),
  'private-health': await loadLine('private-health'),
}

test.each(LANGUAGES)('a membership in a public fund names no insurer in %s', (language) => {
  const inFund = namesOf({ lines }, { line: 'public-health', tier: 'tk' }, language)
  expect(inFund.by).toBe('fund')
  const fund = draw(inFund.by, language)
  expect(fund).toMatch(FUND[language])
  expect(fund).not.toMatch(INSURER[language])
  expect(fund).not.toContain('VVG')
  const insurer = draw('insurer', language)
  expect(insurer).toMatch(INSURER[language])
  expect(insurer).not.toMatch(FUND[language])
})

test.each(LANGUAGES)('an application lies with whoever decides it, in %s', (language) => {
  const name = (line: string) =>
    stateName({ lines }, { line, state: 'underwriting', isContract: false }, language)
  expect(name('public-health')).toMatch(FUND[language])
  expect(name('private-health')).toMatch(INSURER[language])
})

/** The contract with a claim about which something is asked, and the page of a claim. */
function draw(by: DecidedBy, language: Language): string {
  const names = { reference: 'FP-1', product: 'X', tierName: 'Y', by }
  const element = (
    <WordingContext
      value={pickWording(MAIN_LOCALE_OF_LANGUAGE[language], 'account', 'policyDates')}
    >
      <PolicyPage page={policyPage(names)} answer={undefined} />
      <ClaimPage page={{ ...names, kinds: [], cover, waiting: undefined }} answer={before} />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const cover = {
  startDate: isoDateOf('2026-12-01'),
  endDate: undefined,
  waitingUntil: undefined,
  first: '1.12.2026',
  last: undefined,
  waited: undefined,
}
/** A day on which there was no cover, of which the page says who decides. */
const before = { values: { occurredOn: '2026-11-30' }, errors: {} }

function policyPage(names: {
  reference: string
  product: string
  tierName: string
  by: DecidedBy
}) {
  const question: ShownQuestion = {
    reference: 'FQ-1',
    kind: 'information',
    state: 'open',
    isOpen: true,
    text: 'Which day?',
    answer: undefined,
    files: [],
    withdrawalDays: 0,
    asked: '1 May 2026',
    takenBack: undefined,
    offer: undefined,
  }
  return {
    card: {
      ...names,
      state: 'active',
      since: '1 May 2026',
      hasBegun: true,
      price: '€1',
      pricePeriod: 'month',
      next: undefined,
      files: [],
    },
    insurer: 'TK',
    insurerNumber: 'A1',
    contractDate: '1 May 2026',
    endDate: undefined,
    holder: 'Ana',
    address: undefined,
    payment: undefined,
    mandate: 'I authorise …',
    paysByTransfer: false,
    leavesB2b: false,
    complaint: { formHref: '/contact-us', email: 'help@feather.example' },
    instalment: '€1',
    deductible: undefined,
    dates: [],
    files: [],
    earlier: [],
    shownBefore: [],
    help: [],
    history: [],
    claims: [
      {
        reference: 'FC-1',
        kind: 'other',
        state: 'sent',
        happened: '1 November 2026',
        said: 'The kettle broke.',
        amount: undefined,
        filed: '1 May 2026',
        outside: { side: 'after', date: '1 May 2026' },
        checklist: [],
        reply: undefined,
        questions: [question],
        files: [],
      },
    ],
    requests: [],
    may: { withdraw: false, moveStart: false, cancel: false, change: false, claim: true },
    isWaitingForPapers: false,
    nextCover: 'fund',
    isUnproven: false,
    notice: undefined,
    premium: undefined,
    proofDue: undefined,
    earliestEnd: undefined,
    states: [],
    mayMovePrice: false,
    unusualPostcode: undefined,
    person: {},
    accountOfAnother: undefined,
    told: undefined,
    number: undefined,
  } satisfies PolicyPageData
}

test.each(LANGUAGES)(
  'who is not satisfied finds beside the contract where to complain: %s',
  (language) => {
    const html = draw('insurer', language)
    expect(html).toContain('href="/contact-us"')
    expect(html).toContain('help@feather.example')
  },
)

test.each(LANGUAGES)(
  'a claim says what was told and which duties its questions have: %s',
  (language) => {
    const html = draw('insurer', language)
    expect(html).toContain('The kettle broke.')
    expect(html).toContain('1 November 2026')
    // Those of § 19 are of before the contract.
    expect(html).toMatch(/§§\s28, 31\sVVG/)
    expect(html).not.toMatch(/§\s19\sVVG/)
  },
)
