import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { PageConsent } from '#consent/page-consent.tsx'
import { useWording } from '#i18n/use-wording.ts'
import { COLON } from '#insurance/values/colon.ts'
import { LOCALE_KEY } from '#sites/locale-key.ts'
import { parseLocale } from '#sites/locales.ts'
import { LANGUAGE_LABELS } from '#sites/regions.ts'
import { SkipLink } from '#ui/a11y/skip-link.tsx'
import { Logo } from '#ui/brand/logo.tsx'
import { ChevronDownIcon, GlobeIcon, QuestionIcon, UserIcon } from '#ui/icons/icons.tsx'
import type { AppFrame } from './app-frame.ts'
import { ConnectionNotice } from './connection-notice.tsx'
import { LegalBar } from './legal-bar.tsx'

/** The frame of every page of the customer's app: small, so that the task has the room. */
export function AppShell({ frame, children }: { frame: AppFrame; children: ReactNode }) {
  const t = useWording('app')
  return (
    <>
      <SkipLink target="content" label={t('skip')} />
      <AppHeader frame={frame} />
      <main id="content" tabIndex={-1} className="app-main">
        {children}
      </main>
      <AppFooter frame={frame} />
      <ConnectionNotice />
      <PageConsent locale={frame.locale} />
    </>
  )
}

function AppHeader({ frame }: { frame: AppFrame }) {
  const t = useWording('app')
  return (
    <header className="app-header">
      <div className="ui-page app-header__bar">
        <a
          href={frame.homeHref}
          className="app-header__logo"
          aria-label={t('home', { brand: frame.brandName })}
        >
          <Logo name={frame.brandName.toLowerCase()} />
        </a>
        <a href={frame.helpHref} className="app-header__link" aria-label={t('help')}>
          <QuestionIcon />
          <span aria-hidden="true">{t('help')}</span>
        </a>
        <LanguageChoice frame={frame} />
        <a href={frame.accountHref} className="app-header__link" aria-label={t('account')}>
          <UserIcon />
          <span aria-hidden="true">{t('account')}</span>
        </a>
      </div>
    </header>
  )
}

/** Plain links: the page comes again as a document, in the other language. */
function LanguageChoice({ frame }: { frame: AppFrame }) {
  const t = useWording('app')
  const { search } = useLocation()
  const { language } = parseLocale(frame.locale)
  return (
    <details className="app-language" data-dismissable="">
      <summary aria-label={`${t('language')}${COLON[language]} ${LANGUAGE_LABELS[language]}`}>
        <GlobeIcon />
        <span aria-hidden="true">{LANGUAGE_LABELS[language]}</span>
        <ChevronDownIcon />
      </summary>
      <ul>
        {frame.languages.map(({ id, label }) => (
          <li key={id}>
            <a
              href={withLanguage(search, id)}
              lang={id}
              hrefLang={id}
              aria-current={id === language ? 'true' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

function withLanguage(search: string, language: string): string {
  const query = new URLSearchParams(search)
  query.set(LOCALE_KEY, language)
  return `?${query}`
}

function AppFooter({ frame }: { frame: AppFrame }) {
  const t = useWording('app')
  return (
    <footer className="app-footer">
      <div className="ui-page app-footer__bar">
        <LegalBar
          locale={frame.locale}
          links={frame.legal}
          withdraw={frame.withdraw}
          wording={{
            copyright: t('copyright', { year: String(frame.year), name: frame.legalName }),
            legal: t('legal'),
            theme: t('theme'),
            themes: { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') },
          }}
        />
      </div>
    </footer>
  )
}
