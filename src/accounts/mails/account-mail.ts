import { translator } from '#i18n/translator.ts'
import type { Mail } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render-mail.ts'
import { knownLanguage, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'

export type AccountMailKind =
  | 'confirm'
  | 'hasAccount'
  | 'reset'
  | 'signIn'
  | 'newAddress'
  | 'addressTaken'
  | 'addressChanged'
  | 'passwordChanged'
  | 'secondFactorOff'
  | 'invitation'

/**
 * A mail with a link. It carries no text that a user typed, not even a name: whoever registers a
 * stranger's address could otherwise send them a message in our name.
 */
export function accountMail(
  kind: AccountMailKind,
  { to, language, link, brandName }: AccountMailFacts,
): Mail {
  const known = knownLanguage(language)
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[known], 'mails')
  const brand = { brand: brandName }
  return {
    to,
    language: known,
    subject: t(`${kind}.subject`, brand),
    ...renderMail({
      language: known,
      brand: brandName,
      title: t(`${kind}.title`),
      paragraphs: [t(`${kind}.text`, brand)],
      action: { label: t(`${kind}.button`), url: link, hint: t('link') },
      note: t(`${kind}.note`),
      signature: t('team', brand),
    }),
  }
}

type AccountMailFacts = {
  to: string
  /** The language of the account. */
  language: string
  /** The absolute address that the button opens. */
  link: string
  brandName: string
}
