import { describe, expect, it } from 'vitest'
import { renderAdvice } from '#brokerage/advice/advice-paper.tsx'
import type { CompanyFacts } from '#brokerage/desk.ts'
import { toolAdviceWithoutHealth } from '#brokerage/privacy/forget-health-in-advice.ts'
import { translator } from '#i18n/translator.ts'
import { CURRENT_HEALTH_RULES } from '#insurance/eligibility/recommend-health.ts'
import { CURRENT_RULES } from '#insurance/recommendation/recommend.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { findFaults } from '#papers/test-find-faults.ts'
import { latin, textOf } from '#papers/test-read-pdf.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { generalResult } from './general-result.ts'
import { healthResult } from './health-result.ts'
import { loadGeneralSource, loadHealthSource } from './load-lines.ts'
import { makeGeneralAdvice, makeHealthAdvice } from './make-advice.ts'
import type { RawAnswers } from './read-answers.ts'
import { sendAdvice } from './send-advice.ts'
import { HEALTH_CASES, LIFE_CASES } from './test-cases.ts'

const today = isoDateOf('2026-11-15')
const company: CompanyFacts = {
  brandName: 'Feather',
  legalName: 'Feather Beispielmakler GmbH',
  address: 'Berlin',
  email: 'help@feather.example',
  privacyEmail: 'privacy@feather.example',
  withdrawUrl: 'https://app.feather.example/withdraw',
  intermediaryNumber: '',
  registerUrl: '',
  registerBody: undefined,
  chamber: '',
  ombudsmen: [],
  insurers: [
    { name: 'Erste Versicherung', lines: ['private-health'] },
    { name: 'Zweite Kasse', lines: ['public-health'] },
    { name: 'Dritte Sachversicherung', lines: ['household'] },
  ],
}

async function adviceFor(
  language: (typeof LANGUAGES)[number],
  conditions = 'yes',
  asked: RawAnswers | undefined = HEALTH_CASES[2]?.answers,
) {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const life = generalResult(LIFE_CASES[2]?.answers ?? {}, today, await loadGeneralSource(language))
  const health = healthResult({ ...asked, conditions }, today, await loadHealthSource(language))
  if (!life || !health) throw new Error('a question is open')
  const source = { locale, company, answers: { age: 30, conditions } }
  return { general: makeGeneralAdvice(life, source), health: makeHealthAdvice(health, source) }
}

describe('an advice record', () => {
  it.each(LANGUAGES)('calls a public fund no package in %s', async (language) => {
    const { general } = await adviceFor(language)
    const parts = general.paper.sections.flatMap(({ parts: of }) => of ?? [])
    const priced = parts
      .flatMap(({ paragraphs }) => paragraphs ?? [])
      .filter((each) => /TK/.test(each))
    expect(priced.length).toBeGreaterThan(0)
    for (const each of priced) expect(each).not.toMatch(/plan|paket|formule/i)
  })

  it.each(LANGUAGES)(
    'holds questions, answers, rules, market and reasons in %s',
    async (language) => {
      for (const record of Object.values(await adviceFor(language))) {
        const text = JSON.stringify(record.paper)
        const ruleSetVersion = record.tool === 'health' ? CURRENT_HEALTH_RULES : CURRENT_RULES
        expect(record).toMatchObject({ language, ruleSetVersion, asOf: '2026-11-15' })
        // Those who offer what was compared, and nobody else.
        const names = ['Erste Versicherung', 'Zweite Kasse', 'Dritte Sachversicherung']
        const compared = names.slice(0, record.tool === 'health' ? 2 : 3).join(', ')
        expect(text).toMatch(new RegExp(`\\(§\\u00a060 VVG\\)\\u00a0?: ${compared}\\.`))
        expect(text).toContain('help@feather.example')
        expect(text).not.toMatch(/"(general|health) \d|undefined|\[object|""(?!\])/)
        const asked = record.paper.sections.flatMap(({ facts }) => facts ?? [])
        expect(asked.length).toBeGreaterThan(12)
        expect(asked.flat()).not.toContain('')
      }
    },
  )

  it.each(LANGUAGES)('says in %s which price is not in the total', async (language) => {
    const { general } = await adviceFor(language)
    const locale = MAIN_LOCALE_OF_LANGUAGE[language]
    const sentence = translator(locale, 'recommendation')('result.notAdded')
    const parts = general.paper.sections.flatMap((section) => section.parts ?? [])
    const marked = parts.filter(({ paragraphs }) => paragraphs.includes(sentence))
    // Of health insurance one has only one, and this household is insured.
    expect(marked.map(({ title }) => title)).toEqual([
      expect.stringMatching(/^(Public health|Gesetzliche Kranken|Seguro médico púb|Assurance mal)/),
    ])
  })

  it('ranks nothing where nothing is open', async () => {
    const posted = HEALTH_CASES.find(({ answers }) => answers['status'] === 'posted')?.answers
    const titles = async (asked: RawAnswers | undefined) =>
      (await adviceFor('en', 'no', asked)).health.paper.sections.map(({ title }) => title)
    const title = translator('en-de', 'advice')('ranking')
    expect(await titles(undefined)).toContain(title)
    expect(await titles(posted)).not.toContain(title)
  })

  it('sets colons and semicolons off in French', async () => {
    for (const record of Object.values(await adviceFor('fr')))
      expect(JSON.stringify(record.paper)).not.toMatch(/[\p{L}\d)][:;] /u)
  })

  it('says in codes what came out', async () => {
    const { general, health } = await adviceFor('en')
    expect(general.outcome).toContainEqual(
      expect.objectContaining({
        subject: 'dog-liability',
        verdict: 'required',
        reasons: ['dogDuty'],
      }),
    )
    expect(health.outcome.map(({ verdict }) => verdict)).toEqual(['yes', 'yes', 'no', 'no'])
  })
})

describe('a record of the health tool', () => {
  it.each(LANGUAGES)('says the same in %s without the answer about health', async (language) => {
    const { copy } = await loadHealthSource(language)
    const question = copy.fields['conditions']?.question ?? '?'
    for (const [conditions, sentence = '?'] of [
      ['yes', copy.warnings['stopListApplies']],
      ['no', copy.rankings['employeeFirstPrivate']],
    ]) {
      const { health } = await adviceFor(language, conditions)
      const without = await toolAdviceWithoutHealth(health)
      for (const telling of [question, sentence]) {
        expect(JSON.stringify(health)).toContain(telling)
        expect(JSON.stringify(without)).not.toContain(telling)
      }
      expect(without.answers).toEqual({ age: 30 })
      expect(without.outcome).toEqual(health.outcome)
      expect(without.paper.sections.length).toBe(health.paper.sections.length)
    }
  })

  it.each([
    ['yes', 'freelancerOnStopList'],
    ['no', 'freelancerEarnsEnough'],
  ])('gives no reason that tells it (%s)', async (conditions, reason) => {
    const freelancer = HEALTH_CASES.find(({ row }) => row === 8)?.answers
    const rich = { ...freelancer, yearlyIncome: '90000' }
    const { health } = await adviceFor('en', conditions, rich)
    const without = await toolAdviceWithoutHealth(health)
    const { copy } = await loadHealthSource('en')
    for (const telling of [reason, copy.reasons[reason] ?? '?']) {
      expect(JSON.stringify(health)).toContain(telling)
      expect(JSON.stringify(without)).not.toContain(telling)
    }
    const verdicts = ({ outcome }: typeof health) => outcome.map(({ verdict }) => verdict)
    expect(verdicts(without)).toEqual(verdicts(health))
    expect(JSON.stringify(without)).toContain(copy.reasons['freelancerWithoutStatutoryTime'])
  })
})

describe('the mail with a record', () => {
  async function mailOf(tool: 'general' | 'health'): Promise<Mail> {
    const record = (await adviceFor('de'))[tool]
    const sent: Mail[] = []
    const mailer = { sendMail: async (mail: Mail) => void sent.push(mail) }
    await sendAdvice(
      { mailer, company: async () => company },
      {
        to: 'ana@example.com',
        locale: 'de-de',
        stored: {
          id: 'x',
          reference: 'FB-1',
          writtenAt: new Date('2026-11-15'),
          linkSalt: null,
          record,
        },
        link: 'https://app.feather.example/recommendation-tool/advice/token',
      },
    )
    const [mail] = sent
    if (!mail) throw new Error('nothing was sent')
    return mail
  }

  it('carries the paper of a life situation', async () => {
    const mail = await mailOf('general')
    expect(mail.attachments?.[0]?.filename).toBe('FB-1.pdf')
    expect(Buffer.from(mail.attachments?.[0]?.content ?? []).toString('latin1', 0, 5)).toBe('%PDF-')
  })

  it('carries only a link where health is concerned', async () => {
    const mail = await mailOf('health')
    expect(mail.attachments).toBeUndefined()
    expect(mail.text).toContain('/recommendation-tool/advice/token')
    const { health } = await adviceFor('de')
    for (const [question, answer] of health.paper.sections.flatMap(({ facts }) => facts ?? [])) {
      expect(mail.text).not.toContain(question)
      if (answer.length > 4) expect(mail.text).not.toContain(answer)
    }
  })
})

it.each([
  [4, {}, 'Whoever is exempted keeps the policy they have, at its price.'],
  [20, { familyInsurer: 'pkv', yearlyIncome: '0' }, 'Your family adds you to its own policy'],
])('says why there is no amount, as the page does: row %i', async (row, more, said) => {
  const asked = { ...HEALTH_CASES.find((each) => each.row === row)?.answers, ...more }
  const { health } = await adviceFor('en', 'no', asked)
  expect(JSON.stringify(health.paper)).toContain(said)
})

it.each(LANGUAGES)('becomes a paper in %s that can be listened to', async (language) => {
  for (const record of Object.values(await adviceFor(language))) {
    const writtenAt = new Date('2026-11-15T12:00:00Z')
    const stored = { id: 'x', reference: 'FB-1', writtenAt, linkSalt: null, record }
    const bytes = await renderAdvice(stored)
    expect(latin(bytes)).toContain(`/Lang (${language})`)
    // Whose it is and when it was given, at the foot of each page.
    expect(await textOf(bytes)).toMatch(/FB-1, 15.{2,20}2026.{1,8}13:00/)
    expect(findFaults(bytes)).toEqual([])
  }
})
