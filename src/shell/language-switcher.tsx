import { translator } from '#i18n/translator.ts'
import { COLON } from '#insurance/values/colon.ts'
import { parseLocale } from '#sites/locales.ts'
import { LANGUAGE_LABELS } from '#sites/regions.ts'
import { Flag } from '#ui/flags/flag.tsx'
import { ChevronDownIcon } from '#ui/icons/icons.tsx'
import type { SiteFrame } from './site-frame.ts'

/** Every region with its languages as plain links: choosing one loads the page anew. */
export function LanguageSwitcher({ frame, place }: { frame: SiteFrame; place: 'footer' | 'menu' }) {
  const t = translator(frame.locale, 'shell')
  const { country, language } = parseLocale(frame.locale)
  if (frame.regions.length === 0) return null
  return (
    <details className="language-switcher" data-place={place} data-dismissable="">
      <summary>
        <Flag code={country} />
        <span>
          <span className="ui-visually-hidden">
            {t('language')}
            {COLON[language]}{' '}
          </span>
          {frame.placeLabel} · {LANGUAGE_LABELS[language]}
        </span>
        <ChevronDownIcon />
      </summary>
      <div className="language-switcher__panel">
        <ul>
          {frame.regions.map(({ id, label, languages }) => (
            <li key={id}>
              <span>
                <Flag code={id} />
                {label}
              </span>
              <span>
                {languages.map((option) => (
                  <a
                    key={option.locale}
                    href={option.href}
                    lang={option.id}
                    hrefLang={option.id}
                    aria-current={option.locale === frame.locale ? 'true' : undefined}
                  >
                    {option.label}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </details>
  )
}
