import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { AdviceScene } from '#ui/scenes/advice-scene.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import type { RecommendPageData } from './recommend.ts'
import { ShareLink } from './share-link.tsx'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'

type Props = { page: RecommendPageData; answer: FormAnswer | undefined }

/** The link with which a customer recommends us: made, passed on, ended. */
export function RecommendPage({ page, answer }: Props) {
  const t = useWording('referral')
  const account = useWording('account')
  const { link } = page
  const told = toldKey(page.told)
  const isTrue = told === (link ? 'referralMade' : 'referralStopped')
  return (
    <OwnPage title={t('title')} lead={t('lead')} place="recommend">
      {told && isTrue && !answer && <ToldNotice>{account(`told.${told}`)}</ToldNotice>}
      <FormMessages answer={answer} labels={{}} />
      <div className="account-columns">
        {link && (
          <Card as="section" padding="large" className="account-stack">
            <ShareLink address={link.address} brandName={page.brandName} />
          </Card>
        )}
        {link && <Came count={link.came} />}
        <How page={page} />
        {link ? <Stop /> : <AdviceScene className="account-small__scene" />}
      </div>
    </OwnPage>
  )
}

function How({ page }: Pick<Props, 'page'>) {
  const t = useWording('referral')
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('how')}</h2>
      <ul className="account-checklist">
        {(['own', 'count', 'thanks', 'stop'] as const).map((point) => (
          <li key={point}>{t(`points.${point}`)}</li>
        ))}
      </ul>
      {!page.link && (
        <Form method="post">
          <Button type="submit" name="do" value="make">
            {t('create')}
          </Button>
        </Form>
      )}
      <p className="account-hint account-links">
        <a href={page.termsHref}>{t('terms')}</a>
      </p>
    </Card>
  )
}

function Came({ count }: { count: number }) {
  const t = useWording('referral')
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('came')}</h2>
      <p data-came={count}>
        <strong>{t('cameCount', { count })}</strong>
      </p>
      <p className="account-hint">{t('cameHint')}</p>
    </Card>
  )
}

function Stop() {
  const t = useWording('referral')
  return (
    <Card as="section" padding="large" className="account-stack">
      <h2>{t('stopTitle')}</h2>
      <p>{t('stopText')}</p>
      <Form method="post">
        <Button type="submit" name="do" value="stop" variant="secondary">
          {t('stop')}
        </Button>
      </Form>
    </Card>
  )
}
