import { useWording } from '#i18n/use-wording.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import type { Category } from './categories.ts'
import type { PageSettings } from './page-settings.ts'
import { TEXT_VERSION } from './text-version.ts'

/**
 * In every page, closed, the same for everybody: consent-behaviour.ts opens it where no choice is
 * stored. Without script nothing that needs consent is loaded, so there is nothing to ask.
 *
 * Rejecting stands beside accepting, in the same size and colour, as German law has it (TDDDG § 25
 * with GDPR art. 4 no. 11 and art. 7; guidance of the supervisory authorities for digital services).
 */
export function ConsentBanner({ locale, settings }: { locale: Locale; settings: PageSettings }) {
  const t = useWording('consent')
  const legal = (path: string) => settings.legalOrigin + localePath(locale, path)
  return (
    <dialog
      className="consent"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      closedby="none"
      data-view="ask"
      data-locale={locale}
      data-text-version={TEXT_VERSION}
      data-cookie-domain={settings.cookieDomain}
      data-api={settings.api}
      data-tag-manager={settings.tagManagerId}
    >
      <div className="consent__ask">
        <h2 id="consent-title" tabIndex={-1}>
          {t('title')}
        </h2>
        {/* In two, so that neither is the largest text of the page, which speed is judged by. */}
        <div id="consent-text" className="consent__text">
          <p>{t('text')}</p>
          <p>{t('partners')}</p>
        </div>
        <div className="consent__actions">
          <Button data-consent="reject">{t('reject')}</Button>
          <Button data-consent="accept">{t('accept')}</Button>
          <Button variant="secondary" data-consent="edit">
            {t('edit')}
          </Button>
        </div>
        <p className="consent__legal">
          <a href={legal('/privacy-policy')}>{t('privacy')}</a>
          <a href={legal('/impressum')}>{t('imprint')}</a>
        </p>
      </div>
      <form className="consent__edit" method="dialog">
        <h2 tabIndex={-1}>{t('editTitle')}</h2>
        <p>{t('editText')}</p>
        <fieldset>
          <legend className="ui-visually-hidden">{t('editTitle')}</legend>
          {listed.map((category) => (
            <Checkbox
              key={category}
              name="consent"
              value={category}
              label={t(`categories.${category}.name`)}
              help={t(`categories.${category}.help`)}
              defaultChecked={category === 'functionality_storage'}
              disabled={category === 'functionality_storage'}
            />
          ))}
        </fieldset>
        <div className="consent__actions">
          <Button variant="secondary" data-consent="back">
            {t('back')}
          </Button>
          <Button type="submit">{t('save')}</Button>
        </div>
      </form>
    </dialog>
  )
}

// Not imported: a file shared with the behaviour would be one more to load on every page.
const listed = [
  'functionality_storage',
  'analytics_storage',
  'ad_storage',
  'ad_user_data',
  'ad_personalization',
] as const satisfies readonly Category[]
