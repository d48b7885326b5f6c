import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { ComplaintWays } from './complaint-ways.ts'

/** The way to complain, where the contract is that somebody is not satisfied with. */
export function Complain({ ways: { formHref, email } }: { ways: ComplaintWays }) {
  const t = useWording('account')
  return (
    <section aria-labelledby="complain">
      <h2 id="complain">{t('complain.title')}</h2>
      <p className="account-hint">
        <Words>{t('complain.text', { email })}</Words>
      </p>
      <ul className="account-files">
        <li>
          <a href={formHref}>
            <ArrowRightIcon />
            {t('complain.form')}
          </a>
        </li>
      </ul>
    </section>
  )
}
