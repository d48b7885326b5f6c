import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon, UserIcon } from '#ui/icons/icons.tsx'
import { SmallPage } from './frames.tsx'
import type { RecommendedPageData } from './recommended.ts'

/** What somebody sees to whom we were recommended. */
export function RecommendedPage({ page }: { page: RecommendedPageData }) {
  const t = useWording('referral')
  return (
    <SmallPage
      title={t('invited.title')}
      lead={t('invited.lead', { brand: page.brandName })}
      below={
        <>
          <p className="account-hint">{t('invited.data')}</p>
          <p className="account-hint account-links">
            <a href={page.termsHref}>{t('terms')}</a>
            <a href={page.privacyHref}>{t('invited.privacy')}</a>
          </p>
        </>
      }
    >
      <Button href={page.toolHref} fullWidth iconEnd={<ArrowRightIcon />}>
        {t('invited.find')}
      </Button>
      <Button href={page.siteHref} variant="secondary" fullWidth>
        {t('invited.look')}
      </Button>
      {page.accountHref && (
        <Button href={page.accountHref} variant="secondary" fullWidth iconStart={<UserIcon />}>
          {t('invited.account')}
        </Button>
      )}
    </SmallPage>
  )
}
