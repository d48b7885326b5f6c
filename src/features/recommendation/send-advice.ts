import { ADVICE_LINK_DAYS } from '#brokerage/advice/advice-link.ts'
import { renderAdvice } from '#brokerage/advice/advice-paper.tsx'
import type { StoredAdvice } from '#brokerage/advice/find-advice.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { translator } from '#i18n/translator.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'

/** Sends a record: the paper itself, or only a link where it speaks of health. */
export async function sendAdvice(
  desk: Pick<BrokerageDesk, 'mailer' | 'company'>,
  advice: { to: string; locale: Locale; stored: StoredAdvice; link: string },
): Promise<void> {
  const { to, locale, stored, link } = advice
  const t = translator(locale, 'advice')
  const { language } = parseLocale(locale)
  const { brandName } = await desk.company()
  const isPrivate = stored.record.tool === 'health'
  await desk.mailer.sendMail({
    to,
    language,
    subject: `${t('mail.subject')} · ${brandName}`,
    ...renderMail({
      language,
      brand: brandName,
      title: t('mail.title'),
      paragraphs: [isPrivate ? t('mail.linked') : t('mail.attached')],
      ...(isPrivate ? { action: { label: t('mail.open'), url: link, hint: t('mail.hint') } } : {}),
      note: isPrivate ? t('mail.note', { days: String(ADVICE_LINK_DAYS) }) : t('mail.noteAttached'),
      signature: t('mail.signature', { brand: brandName }),
    }),
    ...(isPrivate
      ? {}
      : {
          attachments: [
            {
              filename: `${stored.reference}.pdf`,
              content: await renderAdvice(stored),
              contentType: 'application/pdf',
            },
          ],
        }),
  })
}
