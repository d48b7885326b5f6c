import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { MailIcon } from '#ui/icons/icons.tsx'
import type { ConsentsPageData, ShownConsent } from './consents.ts'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'

/** Every consent with its words and its day, and the button that takes it back. */
export function ConsentsPage({
  page,
  answer,
}: {
  page: ConsentsPageData
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const told = toldKey(page.told)
  const { holding, over, declared, mandateEmail } = page
  return (
    <OwnPage title={t('consents.title')} lead={t('consents.lead')} place="data">
      {told && !answer && <ToldNotice>{t(`told.${told}`)}</ToldNotice>}
      <FormMessages answer={answer} labels={{}} />
      <section aria-labelledby="holding" className="account-stack">
        <h2 id="holding">{t('consents.holding')}</h2>
        {holding.length === 0 && <p className="account-hint">{t('consents.none')}</p>}
        <ul className="account-consents">
          {holding.map((consent) => (
            <Consent key={consent.key} consent={consent} />
          ))}
        </ul>
      </section>
      {over.length > 0 && (
        <section aria-labelledby="over" className="account-stack">
          <h2 id="over">{t('consents.over')}</h2>
          <ul className="account-consents">
            {over.map((consent) => (
              <Consent key={consent.key} consent={consent} />
            ))}
          </ul>
        </section>
      )}
      {declared.length > 0 && (
        <section aria-labelledby="declared" className="account-stack">
          <h2 id="declared">{t('consents.declared')}</h2>
          <p className="account-hint">{t('consents.declaredText')}</p>
          <ul className="account-dates">
            {declared.map((consent) => (
              <li key={consent.key}>
                <span lang={consent.lang}>{consent.wording}</span>
                <Given consent={consent} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {mandateEmail && (
        <section aria-labelledby="mandate" className="account-stack">
          <h2 id="mandate">{t('consents.mandate.title')}</h2>
          <p>
            <Words>{t('consents.mandate.text')}</Words>
          </p>
          <ul className="account-files">
            <li>
              <a
                href={`mailto:${mandateEmail}?subject=${encodeURIComponent(t('consents.mandate.subject'))}`}
              >
                <MailIcon />
                {t('consents.mandate.end', { email: mandateEmail })}
              </a>
            </li>
          </ul>
        </section>
      )}
      <p className="account-hint">{t('consents.cookies')}</p>
    </OwnPage>
  )
}

function Consent({ consent }: { consent: ShownConsent }) {
  const t = useWording('account')
  const { code, reference, wording, lang, withdrawn, replaced, effect } = consent
  const ended = withdrawn
    ? t('consents.withdrawnOn', { date: withdrawn })
    : replaced && t('consents.replacedOn', { date: replaced })
  return (
    <Card as="li" padding="large" className="account-stack">
      <blockquote className="account-consent__words" lang={lang}>
        {wording}
      </blockquote>
      <Given consent={consent} />
      {ended && (
        <p>
          <Badge variant="neutral">{ended}</Badge>
        </p>
      )}
      {/* What followed from taking it back may not hold beside another mandate. */}
      {effect && !replaced && (
        <p>
          <Words>{t(`consents.effects.${effect}.${withdrawn ? 'done' : 'will'}`)}</Words>
        </p>
      )}
      {!ended && (
        <Form method="post">
          <input type="hidden" name="code" value={code} />
          <input type="hidden" name="reference" value={reference} />
          <Button type="submit" variant="secondary" size="small">
            {t('consents.withdraw')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

function Given({ consent: { given, product, reference, source } }: { consent: ShownConsent }) {
  const t = useWording('account')
  return (
    <p className="account-hint">
      <Words>{t(`consents.given.${source}`, { date: given, product: product ?? '' })}</Words>
      {(source === 'application' || source === 'advice') && (
        <>
          , <span className="account-number">{reference}</span>
        </>
      )}
    </p>
  )
}
