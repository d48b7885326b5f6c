import { redirect } from 'react-router'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { exceedsDrafts } from '#brokerage/drafts/draft-limits.ts'
import { createResumeToken, LINK_HOURS } from '#brokerage/drafts/resume-link.ts'
import { translator } from '#i18n/translator.ts'
import { email } from '#insurance/fields/email.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { originOf } from '#sites/hosts.ts'
import { tellLocale } from '#sites/tell-locale.ts'
import type { ApplyFacts } from './apply-facts.ts'
import type { OpenJourney } from './open-journey.ts'
import type { SaveState } from './page-data.ts'

/** Mails a link by which the application goes on, here or on another device. */
export async function saveForLater(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  form: FormData,
): Promise<Response> {
  return redirect(`${open.journey.base}/save?state=${await send(facts, open, draft, form)}`)
}

async function send(
  facts: ApplyFacts,
  open: OpenJourney,
  draft: Draft,
  form: FormData,
): Promise<SaveState> {
  const parsed = email.parse(
    form.get('email'),
    { id: 'email', kind: 'email' },
    {
      asOf: open.asOf,
      siblings: {},
    },
  )
  if (!parsed.ok) return 'notAnEmail'
  if (exceedsDrafts('link', facts.clientIp, facts.desk.clock.now())) return 'tooMany'
  const token = await createResumeToken(facts.desk, facts.env.secretKey, draft.id, {
    email: parsed.value,
  })
  if (!token) return 'tooMany'
  const t = translator(facts.locale, 'apply')
  const { brandName } = await facts.desk.company()
  const product = open.line.wording[open.language].line.name
  const page = `${originOf(facts.hosts, facts.host)}/policies/resume?token=${token}`
  const link = tellLocale(facts.hosts, page, facts.locale)
  try {
    await facts.desk.mailer.sendMail({
      to: parsed.value,
      subject: t('mail.subject', { product }),
      language: open.language,
      ...renderMail({
        language: open.language,
        brand: brandName,
        title: t('mail.title'),
        paragraphs: [t('mail.text', { product })],
        action: { label: t('mail.action'), url: link, hint: t('mail.hint') },
        note: t('mail.note', { hours: String(LINK_HOURS) }),
        signature: t('mail.signature', { brand: brandName }),
      }),
    })
    return 'sent'
  } catch (error) {
    facts.desk.log.error({ err: error }, 'a link to a draft could not be mailed')
    return 'failed'
  }
}
