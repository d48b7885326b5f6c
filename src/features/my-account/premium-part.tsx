import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
import type { PolicyPageData } from './load-policy.ts'

type Premium = NonNullable<PolicyPageData['premium']>
type PremiumPartProps = {
  premium: Premium
  page: Pick<PolicyPageData, 'card' | 'nextCover'>
  answer: FormAnswer | undefined
}

/** The price that the insurer announced, and the right to end the contract because of it. */
export function PremiumPart({ premium, page, answer }: PremiumPartProps) {
  const t = useWording('account')
  const { by } = page.card
  const { right, sooner, over, instalment } = premium
  return (
    <section aria-labelledby="premium" className="account-stack">
      <h2 id="premium">{t('premium.title', { by })}</h2>
      <Notice kind={right || sooner ? 'warning' : 'info'}>
        <div className="account-stack">
          <p>
            <strong>{t('premium.price', premium.price)}</strong>{' '}
            {instalment && t('premium.instalment', instalment)}{' '}
            {t(`premium.cover.${premium.cover}`)}
          </p>
          <p>
            {t('premium.why', { by, received: premium.received })}{' '}
            {premium.paper && <a href={premium.paper}>{t('premium.readPaper')}</a>}
          </p>
          {right && <p>{t(`premium.right.${right.law}`, right.days)}</p>}
          {sooner && <p>{t('premium.sooner', sooner)}</p>}
          {over && <p>{t('premium.over', { until: over })}</p>}
          {premium.hasNoRight && <p>{t('premium.none')}</p>}
        </div>
      </Notice>
      {right && <CancelForPremium right={right} page={page} answer={answer} />}
    </section>
  )
}

function CancelForPremium({
  right,
  page,
  answer,
}: Omit<PremiumPartProps, 'premium'> & { right: NonNullable<Premium['right']> }) {
  const t = useWording('account')
  const own = answer?.form === 'cancelForPremium' ? answer : undefined
  const check = useChecks(own)
  const { nextCover } = page
  return (
    <div data-print="hide">
      <Disclosure summary={t('premium.cancel')} open={own !== undefined}>
        <Form method="post" className="account-stack" noValidate>
          <FormMessages answer={own} labels={{ sureForPremium: t('fields.sure') }} />
          <p>
            {t(right.isPast ? 'premium.cancelPast' : 'changes.cancelText', {
              date: right.days.end,
            })}
          </p>
          {nextCover === 'fund' && <p>{t('changes.cancelMore.fund')}</p>}
          {right.proofDue && <p>{t('changes.cancelMore.insurer', { due: right.proofDue })}</p>}
          <Checkbox
            name="sureForPremium"
            id="sureForPremium"
            value="yes"
            label={t('fields.sure')}
            error={check('sureForPremium')}
            required
          />
          <Button type="submit" name="do" value="cancelForPremium" variant="danger" size="small">
            {t('changes.cancelNow')}
          </Button>
        </Form>
      </Disclosure>
    </div>
  )
}
