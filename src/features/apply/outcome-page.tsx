import { dialled } from '#i18n/dialled.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { ArrowLeftIcon, MailIcon, PhoneIcon } from '#ui/icons/icons.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import type { Contact, PageData } from './page-data.ts'

/** A no, or a "not by a machine": why, what to do now, and a human. */
export function OutcomePage({ data }: { data: Extract<PageData, { page: 'outcome' }> }) {
  const t = useWording('apply')
  const kind = data.outcome
  return (
    <div className="ui-page apply apply-outcome">
      <div className="apply__page">
        <p className="apply__product">
          <Words>{data.product}</Words>
        </p>
        <h1 className="apply__title">
          {data.stopped
            ? t('outcome.stopped.title', { date: data.stopped.date })
            : t(`outcome.${kind}.title`)}
        </h1>
        <ul className="apply-outcome__reasons">
          {data.reasons.map((reason) => (
            <li key={reason}>
              <Words>{reason}</Words>
            </li>
          ))}
        </ul>
        <h2>{t('outcome.next')}</h2>
        {data.stopped && <p>{t('outcome.stopped.next')}</p>}
        <p>{t(`outcome.${kind}.next`)}</p>
        <ContactLinks contact={data.contact} subject={data.product} />
        <p className="apply__small">
          {t('outcome.human', { by: data.isFund ? 'fund' : 'insurer' })}
        </p>
        <div className="apply-buttons">
          <Button href={data.back} variant="secondary" iconStart={<ArrowLeftIcon />}>
            {t(data.stopped ? 'outcome.stopped.change' : 'outcome.change')}
          </Button>
          <Button href={`${data.base}/save`} variant="quiet">
            {t('outcome.save')}
          </Button>
        </div>
      </div>
      <HelpScene />
    </div>
  )
}

export function ContactLinks({ contact, subject }: { contact: Contact; subject: string }) {
  const t = useWording('apply')
  return (
    <ul className="apply-contact">
      <li>
        <a href={`mailto:${contact.email}?subject=${encodeURIComponent(subject)}`}>
          <MailIcon />
          <span>
            {t('contact.mail')}
            <small>{contact.email}</small>
          </span>
        </a>
      </li>
      <li>
        <a href={`tel:${dialled(contact.phone)}`}>
          <PhoneIcon />
          <span>
            {t('contact.phone')}
            <small>{contact.phone}</small>
          </span>
        </a>
      </li>
    </ul>
  )
}
