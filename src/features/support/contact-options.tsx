import { dialled } from '#i18n/dialled.ts'
import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { CalendarIcon, ChatIcon, EditIcon, MailIcon, PhoneIcon } from '#ui/icons/icons.tsx'
import type { Contact } from './load-contact.ts'

/** Ways to a human. */
export function ContactOptions({ locale, contact }: { locale: Locale; contact: Contact }) {
  const t = translator(locale, 'support')
  return (
    <section className="ui-page support-contact" id="contact" data-print="hide">
      <div className="support-contact__words">
        <h2>{t('contactTitle')}</h2>
        <p>{t('contactText')}</p>
      </div>
      <ul>
        {contact.hasChat && (
          <li>
            <ChatIcon />
            <div>
              <strong>{t('chat')}</strong>
              <span>{t('chatText')}</span>
            </div>
          </li>
        )}
        {contact.callHref && (
          <li>
            <CalendarIcon />
            <div>
              <a href={contact.callHref}>{t('call')}</a>
              <span>{t('callText')}</span>
            </div>
          </li>
        )}
        <li>
          <EditIcon />
          <div>
            <a href={contact.formHref}>{t('form')}</a>
            <span>{t('formText')}</span>
          </div>
        </li>
        <li>
          <MailIcon />
          <div>
            <a href={`mailto:${contact.email}`}>{t('mail')}</a>
            <span>{contact.email}</span>
          </div>
        </li>
        <li>
          <PhoneIcon />
          <div>
            <a href={`tel:${dialled(contact.phone)}`}>{t('phone')}</a>
            <span>{contact.phone}</span>
          </div>
        </li>
      </ul>
    </section>
  )
}
