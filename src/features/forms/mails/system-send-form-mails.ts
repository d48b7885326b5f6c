import { eq } from 'drizzle-orm'
import type { Settings } from '#content/source.ts'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { handleJob, type JobHandler } from '#platform/jobs/handle-job.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { DEFAULT_LOCALE, isLocale, type Locale, parseLocale } from '#sites/locales.ts'
import { WORKING_DAYS_TO_ANSWER } from '../complaints.ts'
import type { FormDesk } from '../form-desk.ts'
import { saysComplaint, unsealAnswer, unsealBody } from '../submission-body.ts'
import { formEvents, formSubmissions } from '../tables.ts'
import { sendAnswer, sendConfirmation, sendNotice } from './mail-jobs.ts'

type Sending = Pick<FormDesk, 'db' | 'keyring' | 'content' | 'clock'> & {
  mailer: Pick<Mailer, 'sendMail'>
  hosts: HostTable
}

type Submission = typeof formSubmissions.$inferSelect

export function formMailHandlers(desk: Sending): JobHandler[] {
  return [
    handleJob(sendNotice, async ({ submissionId }) => {
      const submission = await find(desk, submissionId)
      if (submission) await notify(desk, submission)
    }),
    handleJob(sendConfirmation, async ({ submissionId }) => {
      const submission = await find(desk, submissionId)
      if (submission) await confirm(desk, submission)
    }),
    handleJob(sendAnswer, ({ eventId }) => answer(desk, eventId)),
  ]
}

/**
 * No word of the sender is in it, neither in the subject nor in the text: what people write to a
 * broker is theirs, and a mailbox is no place for it. It says where to read it.
 */
async function notify(desk: Sending, submission: Submission): Promise<void> {
  const settings = await desk.content.getSettings()
  const t = translator(DEFAULT_LOCALE, 'forms')
  const { reference, formTitle, id } = submission
  await desk.mailer.sendMail({
    to: await mailboxOf(desk, submission, settings),
    subject: t('mail.noticeSubject', { reference }),
    language: parseLocale(DEFAULT_LOCALE).language,
    ...renderMail({
      language: parseLocale(DEFAULT_LOCALE).language,
      brand: settings.brandName,
      title: t('mail.noticeTitle'),
      paragraphs: [t('mail.noticeText', { form: formTitle })],
      action: {
        label: t('mail.noticeButton'),
        url: `${originOf(desk.hosts, 'cms')}/admin/inbox/${id}`,
        hint: translator(DEFAULT_LOCALE, 'mails')('link'),
      },
      signature: settings.brandName,
    }),
  })
}

/**
 * Says nothing that a stranger could have typed: whoever enters somebody else's address must not
 * be able to send them words of their own through us.
 */
async function confirm(desk: Sending, submission: Submission): Promise<void> {
  const body = unsealBody(desk.keyring, submission)
  const { email } = body
  if (email === undefined) return
  const settings = await desk.content.getSettings()
  const locale = localeOf(submission)
  const t = translator(locale, 'forms')
  const { reference, channel } = submission
  const brand = settings.brandName
  // Entered by a colleague: whoever complained wrote to us in no form.
  const words = channel === 'form' ? 'confirm' : 'noted'
  const days = WORKING_DAYS_TO_ANSWER
  await desk.mailer.sendMail({
    to: email,
    replyTo: await mailboxOf(desk, submission, settings),
    subject: t(`mail.${words}Subject`, { reference }),
    language: parseLocale(locale).language,
    ...renderMail({
      language: parseLocale(locale).language,
      brand,
      title: t(`mail.${words}Title`),
      paragraphs: [
        t(`mail.${words}Text`, { brand, reference, days }),
        // The register begins with it, so what happens to it is told (§ 17 VersVermV).
        ...(channel === 'form' && saysComplaint(body) ? [t('mail.complaintText', { days })] : []),
      ],
      note: t(`mail.${words}Note`),
      signature: translator(locale, 'mails')('team', { brand }),
    }),
  })
}

async function answer(desk: Sending, eventId: number): Promise<void> {
  const [found] = await desk.db
    .select({ event: formEvents, submission: formSubmissions })
    .from(formEvents)
    .innerJoin(formSubmissions, eq(formEvents.submissionId, formSubmissions.id))
    .where(eq(formEvents.id, eventId))
  if (!found?.event.body || found.event.sentAt) return
  const { submission, event } = found
  const body = unsealBody(desk.keyring, submission)
  const { email } = body
  if (email === undefined) return
  const settings = await desk.content.getSettings()
  const locale = localeOf(submission)
  const { language } = parseLocale(locale)
  const t = translator(locale, 'forms')
  const { reference } = submission
  const text = unsealAnswer(desk.keyring, reference, found.event.body)
  await desk.mailer.sendMail({
    to: email,
    replyTo: await mailboxOf(desk, submission, settings),
    isByPerson: true,
    subject: t('mail.answerSubject', { reference }),
    language,
    ...renderMail({
      language,
      brand: settings.brandName,
      title: t('mail.answerTitle'),
      paragraphs: [
        ...text.split(/\n{2,}/),
        ...((submission.isComplaint ?? saysComplaint(body)) ? [furtherWays(settings, locale)] : []),
      ],
      note: t('mail.answerNote', { reference, date: formatDate(submission.createdAt, locale) }),
      signature: translator(locale, 'mails')('team', { brand: settings.brandName }),
    }),
  })
  await desk.db
    .update(formEvents)
    .set({ sentAt: desk.clock.now() })
    .where(eq(formEvents.id, event.id))
}

/** Where somebody can turn whom our answer does not satisfy (§ 17 VersVermV, § 37 VSBG). */
function furtherWays({ ombudsmen }: Settings, locale: Locale): string {
  const t = translator(locale, 'forms')
  const bodies = ombudsmen.map(({ name, address, url }) => `${name}, ${address}, ${url}`)
  return [t('mail.complaintWays'), ...bodies].join('\n')
}

async function find(desk: Sending, submissionId: number): Promise<Submission | undefined> {
  const rows = await desk.db
    .select()
    .from(formSubmissions)
    .where(eq(formSubmissions.id, submissionId))
  return rows[0]
}

/** The one that the form names now; of a form that is gone, the one for everything. */
async function mailboxOf(
  desk: Sending,
  { formUid }: Submission,
  settings: Settings,
): Promise<string> {
  const form = await desk.content.findByUid('forms', formUid)
  return settings.emails[form?.attributes.mailbox ?? 'hello']
}

function localeOf({ locale }: Submission): Locale {
  return isLocale(locale) ? locale : DEFAULT_LOCALE
}
