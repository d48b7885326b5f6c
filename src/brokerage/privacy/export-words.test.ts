import { describe, expect, it } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { WordedMailKind } from '../mails/mail-facts.ts'
import { policy, policyFacts, rowsOf } from '../papers/test-papers.ts'
import { testCompany } from '../test-company.ts'
import { policySection } from './export-contracts.tsx'
import {
  addressWords,
  exportWords,
  languageWord,
  paymentWords,
  requestRows,
} from './export-words.ts'

const desk = { lines: await loadAllLines(), company: async () => testCompany } as BrokerageDesk

describe.each(LANGUAGES)('what is held about somebody, in %s', (language) => {
  it('is told in words: addresses, payments, languages', async () => {
    const words = await exportWords(desk, language)
    const address = { street: 'Weg', houseNo: '7', pc: '20095', city: 'Hamburg', state: 'BY' }
    expect(addressWords({ ...address, country: 'DE' }, words)).toMatch(
      /^Weg 7, 20095 Hamburg, (Bayern|Bavaria|Baviera|Bavière), (Deutschland|Germany|Alemania|Allemagne)$/,
    )
    for (const method of ['sepa', 'card', 'paypal', 'transfer'] as const) {
      expect(paymentWords({ method }, words)).not.toBe(method)
    }
    const account = { iban: 'DE89370400440532013000', accountHolder: 'Ana' }
    expect(paymentWords({ method: 'sepa', ...account }, words)).toMatch(
      /, Ana, DE89 3704 0044 0532 0130 00$/,
    )
    for (const code of LANGUAGES) expect(languageWord(code, words)).toMatch(/^\p{Lu}\p{Ll}{4,}$/u)
  })

  it('names every mail as it was headed', async () => {
    const { mail } = await exportWords(desk, language)
    const kinds = Object.keys(messages[language].caseMails.kinds) as WordedMailKind[]
    for (const kind of [...kinds, 'newsConfirmation'] as const) {
      expect([kind, mail(kind, 'household')]).toEqual([kind, expect.stringMatching(/\p{L}{2}/u)])
    }
    for (const kind of ['accepted', 'declined'] as const) {
      expect(mail(kind, 'public-health')).not.toBe(mail(kind, 'household'))
    }
  })

  it('names a member and no payment that comes again where a fund decides, as the account does', async () => {
    const words = await exportWords(desk, language)
    const namesOf = (more: { line: string; pricePeriod?: 'once' }) => {
      const held = { ...policy, ...policyFacts, premiumChanges: [], state: 'active' as const }
      return rowsOf(policySection({ ...held, ...more, insurerNumber: undefined }, words)).map(
        ([name]) => name,
      )
    }
    const [fund, insurer] = [namesOf({ line: 'public-health' }), namesOf({ line: 'household' })]
    const instalment = words.t('fields.instalment')
    for (const name of ['policy.holder', 'policy.contractDate'] as const) {
      expect(fund).toContain(words.account(name, { by: 'fund' }))
      expect(insurer).toContain(words.account(name, { by: 'insurer' }))
    }
    expect(insurer).toContain(instalment)
    expect(fund).not.toContain(instalment)
    expect(namesOf({ line: 'household', pricePeriod: 'once' })).not.toContain(instalment)
  })

  it('tells every premium that was announced, and which of them was taken back', async () => {
    const words = await exportWords(desk, language)
    const change = {
      priceCents: 1_200,
      instalmentCents: 1_200,
      appliesFrom: '2027-01-01',
      receivedOn: '2026-11-18',
      cover: 'same' as const,
      notedAt: new Date(),
    }
    const premiumChanges = [
      { ...change, revokedAt: new Date() },
      { ...change, instalmentCents: 1_300, revokedAt: null },
    ]
    const held = { ...policy, ...policyFacts, premiumChanges, insurerNumber: undefined }
    const rows = rowsOf(policySection({ ...held, state: 'active', line: 'household' }, words))
    const told = rows.filter(([name]) => name.startsWith(words.dates('premiumChanges.name')))
    expect(told).toHaveLength(2)
    expect(told[0]?.[1]).toContain(words.amount(1_200))
    expect(told[1]?.[1]).toContain(words.amount(1_300))
    expect(told[0]?.[1].replace('12', '13')).not.toBe(told[1]?.[1])
  })

  it('calls no day the end of a contract that ends only with proof', async () => {
    const words = await exportWords(desk, language)
    const held = {
      ...policy,
      ...policyFacts,
      premiumChanges: [],
      state: 'cancelled' as const,
      line: 'private-health',
    }
    const rows = (proofDueOn: string | null) =>
      rowsOf(
        policySection(
          { ...held, endDate: '2027-12-31', proofDueOn, insurerNumber: undefined },
          words,
        ),
      ).map(([name]) => name)
    const [end, ifProven] = [words.t('fields.end'), words.account('policy.endIfProven')]
    expect(rows('2027-12-31')).toEqual(
      expect.arrayContaining([ifProven, words.dates('proofDue.name')]),
    )
    expect(rows('2027-12-31')).not.toContain(end)
    expect(rows(null)).toContain(end)
    expect(rows(null)).not.toContain(ifProven)
  })

  it.each([
    ['an address', { street: 'Weg', houseNo: '7', pc: '20095', city: 'Hamburg', state: 'HH' }, 1],
    ['an account', { accountHolder: 'Ana', iban: 'DE89370400440532013000', sepaMandate: 'yes' }, 3],
    ['another start', { startDate: '2026-12-01' }, 1],
    ['an end', { endDate: '2027-12-01', reason: 'Moving away' }, 2],
    ['an end because of the premium', { endDate: '2027-12-01', reason: 'premium' }, 2],
    ['a question', { text: 'Am I insured abroad?' }, 1],
    ['a withdrawn consent', { withdrawnConsent: 'sepaMandate' }, 1],
    ['a withdrawal', { declaredAt: '2026-11-15T12:00:00.000Z', by: 'number-and-email' }, 1],
  ])('is told row by row where it is %s', async (_, details, count) => {
    const rows = requestRows(details, await exportWords(desk, language), () => undefined)
    expect(rows).toHaveLength(count)
    const codes = /[a-z][A-Z]|\d{4}-\d\d-\d\d|^yes$|^premium$|number-and|\bHH\b/
    expect(rows.flat().filter((text) => codes.test(text))).toEqual([])
  })
})
