import { translator } from '#i18n/translator.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { MailFacts } from './mail-facts.ts'

/**
 * Asks whether somebody really wants our news. Nothing in it advertises: until the link is used
 * that would be unasked for (§ 7 UWG).
 */
export function composeNewsMail(
  { to, language, link }: MailFacts,
  given: { readonly brandName: string; readonly messageId: string; readonly writtenAt: Date },
): Mail {
  const { brandName: brand, messageId, writtenAt } = given
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  return {
    to,
    language,
    messageId,
    writtenAt,
    subject: t('newsMail.subject', { brand }),
    ...renderMail({
      language,
      brand,
      title: t('newsMail.title'),
      paragraphs: [t('newsMail.text', { brand })],
      action: { label: t('newsMail.button'), url: link, hint: t('newsMail.hint') },
      note: t('newsMail.note'),
      signature: brand,
    }),
  }
}
