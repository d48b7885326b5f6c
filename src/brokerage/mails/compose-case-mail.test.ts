import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { translator } from '#i18n/translator.ts'
import { LANGUAGES, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { composeCaseMail } from './compose-case-mail.ts'
import type { WordedMailKind } from './mail-facts.ts'

const given = {
  brandName: 'Feather',
  attachments: [],
  messageId: '<1@feather.example>',
  writtenAt: new Date('2026-11-17T09:00:00Z'),
}

const FUND = { en: /the fund/i, de: /die Krankenkasse/i, es: /la caja/i, fr: /la caisse/i }
const INSURER = { en: /the insurer/i, de: /Versicherer/, es: /la aseguradora/i, fr: /l’assureur/i }

test.each(LANGUAGES)('who joins a public fund reads in %s that the fund decides', (language) => {
  const compose = (kind: WordedMailKind, by?: string) => {
    const values = { product: 'TK', at: '17 November 2026', ...(by && { by }) }
    const about = { to: 'ana@example.com', language, reference: 'FA-1', link: 'https://x.example' }
    return composeCaseMail(kind, { ...about, values, files: [], days: [] }, given).text
  }
  for (const kind of ['submitted', 'informationNeeded', 'declined', 'takenBack'] as const) {
    expect(compose(kind, 'fund')).toMatch(FUND[language])
    expect(compose(kind, 'fund')).not.toMatch(INSURER[language])
    // Also those that were kept before anybody said who decides.
    for (const by of ['insurer', undefined]) expect(compose(kind, by)).toMatch(INSURER[language])
  }
})

test.each(LANGUAGES)(
  'who pays another premium reads in %s what that gives a right to',
  (language) => {
    const about = {
      to: 'ana@example.com',
      language,
      reference: 'FP-1',
      link: 'https://x.example',
    }
    const told = { product: 'TK', contract: 'FP-1', from: 'JAN', change: 'more', corrected: 'no' }
    const compose = (values: object) => {
      const right = { right: 'yes', until: 'DEC18', end: 'DEC31', by: 'insurer' }
      const facts = { ...about, values: { ...told, ...right, ...values }, files: [], days: [] }
      return composeCaseMail('premiumChanged', facts, given)
    }
    const insurer = compose({}).text
    expect(insurer).toMatch(INSURER[language])
    for (const said of ['JAN', 'DEC18', 'DEC31']) expect(insurer).toContain(said)
    const fund = compose({ by: 'fund' }).text
    expect(fund).toContain('DEC18')
    expect(fund).not.toMatch(INSURER[language])
    const none = compose({ right: 'no', change: 'less' }).text
    expect(none).not.toMatch(/DEC/)
    const proven = compose({ nextCover: 'insurer', due: 'MAR' }).text
    expect(proven).toMatch(PROOF[language])
    expect(proven).toContain('MAR')
    expect(insurer).not.toMatch(PROOF[language])
    const sooner = compose({ right: 'sooner', ends: 'JAN31' }).text
    for (const said of ['DEC18', 'DEC31', 'JAN31']) expect(sooner).toContain(said)
    const past = compose({ ended: 'yes' }).text
    expect(past).not.toBe(insurer)
    expect(
      [insurer, fund, none, proven, sooner, past].filter((text) =>
        /[{}]|\. {2}|\.\p{Lu}/u.test(text),
      ),
    ).toEqual([])
    expect(compose({ corrected: 'yes' }).subject).not.toBe(compose({}).subject)
    const stays = (values: object) => {
      const facts = { ...about, values: { ...told, by: 'insurer', ...values }, files: [], days: [] }
      return composeCaseMail('premiumTakenBack', facts, given).text
    }
    expect(stays({ notice: 'yes', end: 'DEC31' })).toContain('DEC31')
    expect(stays({ notice: 'yes', end: 'DEC31' })).not.toMatch(/[{}]|\. {2}|\.\p{Lu}/u)
    expect(stays({})).not.toMatch(INSURER[language])
  },
)

test.each(LANGUAGES)(
  'who was made an offer by mistake reads in %s what holds instead',
  (language) => {
    const compose = (values: object) => {
      const told = { product: 'Life', by: 'insurer', offered: 'NOV15', ...values }
      const about = {
        to: 'ana@example.com',
        language,
        reference: 'FA-1',
        link: 'https://x.example',
      }
      const facts = { ...about, values: told, files: [], days: [] }
      return composeCaseMail('offerTakenBack', facts, given).text
    }
    const [right, none] = [compose({ next: 'offer', until: 'DEC15' }), compose({ next: 'none' })]
    for (const text of [right, none]) {
      expect(text).toContain('NOV15')
      expect(text).toMatch(/§\s122\sBGB/)
      expect(text).not.toMatch(/[{}]|\. {2}|\.\p{Lu}/u)
    }
    expect(right).toContain('DEC15')
    expect(right).not.toBe(none)
  },
)

const BY_POST = { en: /by post/, de: /mit der Post/, es: /por correo postal/, fr: /par la poste/ }
const ATTACHED = { en: /attached/, de: /liegen bei/, es: /adjuntos/, fr: /joints/ }

test.each(LANGUAGES)(
  'what was changed says in %s how the new papers come, if there are any',
  (language) => {
    const about = {
      to: 'ana@example.com',
      language,
      reference: 'FR-1',
      link: 'https://x.example',
    }
    for (const kind of ['requestDone', 'dataCorrected'] as const) {
      const compose = (more: { files?: string[]; onPaper?: boolean; many?: string }) => {
        const values = { product: 'TK', many: more.many ?? 'no' }
        const facts = { ...about, values, after: ['TK, FP-1'], files: [], days: [], ...more }
        return composeCaseMail(kind, facts, given).text
      }
      const texts = [compose({}), compose({ files: ['1'] }), compose({ onPaper: true })]
      expect(texts.map((text) => ATTACHED[language].test(text))).toEqual([false, true, false])
      expect(texts.map((text) => BY_POST[language].test(text))).toEqual([false, false, true])
      expect(texts.filter((text) => /[{}]/.test(text) || !text.includes('FP-1'))).toEqual([])
      expect(compose({ many: 'yes' }) === texts[0]).toBe(kind === 'requestDone')
    }
  },
)

test.each(LANGUAGES)('what became of a claim, or what it waits for, is said in %s', (language) => {
  const about = { to: 'ana@example.com', language, reference: 'FC-1', link: 'https://x.example' }
  const compose = (to?: string) => {
    const values = { product: 'TK', ...(to && { to }) }
    return composeCaseMail('claimMoved', { ...about, values, files: [], days: [] }, given)
  }
  const mails = ['informationNeeded', 'settled', 'sent'].map(compose)
  for (const part of ['subject', 'text'] as const) {
    expect(new Set(mails.map((mail) => mail[part])).size).toBe(3)
  }
  expect(compose('rejected')).toEqual(compose('settled'))
  // Also those that were kept before they told it.
  expect(compose()).toEqual(compose('sent'))
  expect(mails.filter(({ text }) => /[{}]/.test(text))).toEqual([])
})

test.each(LANGUAGES)('a call that is off is not to be moved, but booked anew: %s', (language) => {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')
  const again = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'calls')('again')
  const compose = (kind: WordedMailKind) => {
    const values = { when: '31 December', adviser: 'Ana', topic: 'Help' }
    const about = { to: 'ana@example.com', language, reference: '', link: 'https://x.example' }
    return composeCaseMail(kind, { ...about, values, files: [], days: [] }, given).text
  }
  for (const kind of ['callCancelled', 'callCalledOff'] as const) {
    expect(compose(kind)).toContain(again)
    expect(compose(kind)).not.toContain(t('call'))
  }
  for (const kind of ['callBooked', 'callMoved', 'callReminder'] as const) {
    expect(compose(kind)).toContain(t('call'))
  }
})

test.each(LANGUAGES)('no sentence of a reminder begins after a colon: %s', (language) => {
  for (const { name: deadline, why } of Object.values(messages[language].policyDates)) {
    for (const kind of ['deadline', 'yearlyReview'] as const) {
      const values = { deadline, why, date: '1. 1. 2027', product: 'Hogar (contenido)' }
      const about = {
        to: 'ana@example.com',
        language,
        reference: 'FP-1',
        link: 'https://x.example',
      }
      const { text } = composeCaseMail(kind, { ...about, values, files: [], days: [] }, given)
      const [said] = text.split(` ${why} `)
      const line = said?.split('\n').at(-1) ?? ''
      expect(line.startsWith(deadline)).toBe(true)
      expect(line).toMatch(/1\. 1\. 2027.*\.$/)
      expect(line).toMatch(/Hogar \(contenido\)[^)]*$/)
    }
  }
})

// After a comma a German sentence would go on with a small letter.
test('a greeting in German is a sentence of its own', () => {
  const about = { to: 'ana@example.com', language: 'de', reference: 'FA-1', link: '' } as const
  const facts = { ...about, values: { product: 'TK' }, files: [], days: [] }
  const { text } = composeCaseMail('requestAnswered', facts, { ...given, name: 'Ana' })
  expect(text).toContain('\n\nHallo Ana!\n\nWir haben')
})

test.each(['es', 'fr'] as const)('admins, experts and callers are no men alone: %s', (language) => {
  const { calls, caseMails } = messages[language]
  const said = JSON.stringify([calls.topics, caseMails.kinds.staffSecondFactorRemoved])
  expect(said).not.toMatch(/administrateur|administrador|un spécialiste|Indépendants|Autónomos/)
})

// "votre demande pour Assurance dentaire" lacks an article, which no text can know for every line.
test.each(['es', 'fr'] as const)(
  'the name of a product is quoted inside a sentence: %s',
  (language) => {
    const { account, apply, caseMails } = messages[language]
    const texts = JSON.stringify({ account, apply, caseMails })
    expect(texts).toContain('{product}')
    expect(texts.match(/\p{L}+ \{product\}/gu)).toBeNull()
  },
)

const PROOF = { en: /proof/, de: /Nachweis/, es: /justificante/, fr: /justificatif/ }

test.each(LANGUAGES)(
  'who gives notice reads in %s when it came, and what health insurance still needs to end',
  (language) => {
    const compose = (more: Record<string, string>) => {
      const about = {
        to: 'ana@example.com',
        language,
        reference: 'FR-1',
        link: 'https://x.example',
      }
      const values = {
        product: 'TK',
        contract: 'FP-1',
        end: '31.12.',
        at: '17.11., 09:00',
        ...more,
      }
      return composeCaseMail('cancelled', { ...about, values, files: [], days: [] }, given).text
    }
    expect(compose({ declared: 'yes' })).toContain('17.11., 09:00')
    // Also what a colleague wrote down, or was kept before.
    expect(compose({})).not.toContain('17.11.')
    expect(compose({})).not.toMatch(PROOF[language])
    expect(compose({ nextCover: 'insurer' })).toMatch(PROOF[language])
    expect(compose({ nextCover: 'insurer', due: '18.01.' })).toContain('18.01.')
    // A mail that was kept before named the end alone.
    expect(compose({ nextCover: 'insurer' }).match(/31\.12\./g)).toHaveLength(2)
    expect(compose({ nextCover: 'fund' })).toContain('175')
    // Until a day that has passed nobody "is insured".
    expect(compose({ begun: 'over' })).not.toBe(compose({}))
  },
)

test.each(LANGUAGES)(
  'an other offer names its last day in %s, unless it was kept before',
  (language) => {
    const compose = (until?: string) => {
      const about = {
        to: 'ana@example.com',
        language,
        reference: 'FA-1',
        link: 'https://x.example',
      }
      const values = { product: 'X', ...(until && { until }) }
      return composeCaseMail('counterOffer', { ...about, values, files: [], days: [] }, given).text
    }
    expect(compose('18.12.')).toContain('18.12.')
    expect(compose()).toMatch(INSURER[language])
    expect(compose()).not.toMatch(/none|\{| ;| \./)
  },
)

test.each(LANGUAGES)('what is said of a missing proof names both days in %s', (language) => {
  const about = { to: 'ana@example.com', language, reference: 'FP-1', link: 'https://x.example' }
  const values = { product: 'X', contract: 'FP-1', end: '31.12.', due: '18.01.' }
  const facts = { ...about, values, files: [], days: [] }
  for (const kind of ['proofMissing', 'cancellationLapsed'] as const) {
    const { text } = composeCaseMail(kind, facts, given)
    expect(text).toMatch(PROOF[language])
    expect(text).toContain('31.12.')
    expect(text).toContain('18.01.')
  }
  const { text } = composeCaseMail('endSettled', facts, given)
  expect(text).toContain('31.12.')
  expect(text).not.toContain('18.01.')
})

test.each(LANGUAGES)('who was told of a wrong end reads in %s what holds instead', (language) => {
  const about = { to: 'ana@example.com', language, reference: 'FP-1', link: 'https://x.example' }
  const said = { product: 'X', contract: 'FP-1', end: '31.12.', named: '30.09.', due: '18.01.' }
  const compose = (next: string, sent = 'no') => {
    const values = { ...said, next, sent }
    return composeCaseMail('endTakenBack', { ...about, values, files: [], days: [] }, given).text
  }
  for (const day of ['31.12.', '30.09.', '18.01.']) expect(compose('waits')).toContain(day)
  expect(compose('waits')).toMatch(PROOF[language])
  expect(compose('waits', 'yes')).not.toBe(compose('waits'))
  expect(compose('goesOn')).toContain('31.12.')
  expect(compose('goesOn')).not.toMatch(PROOF[language])
  expect(compose('goesOn')).not.toContain('18.01.')
})
