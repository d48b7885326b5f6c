import { ConsentReopen } from '#consent/consent-reopen.tsx'
import { translator } from '#i18n/translator.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import type { SiteFrame } from './site-frame.ts'

export function SiteFooter({ frame }: { frame: SiteFrame }) {
  const t = translator(frame.locale, 'shell')
  return (
    <footer className="site-footer">
      <div className="ui-page">
        <div className="site-footer__top">
          <Logo name={frame.brandName.toLowerCase()} />
          <LanguageSwitcher frame={frame} place="footer" />
          <a className="site-footer__other" href={frame.otherSite.href}>
            {frame.otherSite.kind === 'business' ? t('forBusinesses') : t('forIndividuals')}
            <ArrowRightIcon />
          </a>
        </div>
        <nav className="site-footer__columns" aria-label={t('footerNavigation')}>
          {frame.footerColumns.map(({ title, links }) => (
            <div key={links[0]?.href} data-continues={title === '' || undefined}>
              {title && <p className="site-footer__title">{title}</p>}
              <ul>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href}>{name}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="site-footer__bottom">
          <p>{t('copyright', { year: String(frame.year), name: frame.legalName })}</p>
          <nav aria-label={t('legalNavigation')}>
            <ul>
              {frame.legal.map(({ name, href }) => (
                <li key={href}>
                  <a href={href}>{name}</a>
                </li>
              ))}
              <li>
                <ConsentReopen locale={frame.locale} />
              </li>
            </ul>
          </nav>
          <ThemeSwitch
            label={t('theme')}
            choices={{
              system: t('themeSystem'),
              light: t('themeLight'),
              dark: t('themeDark'),
            }}
          />
        </div>
      </div>
    </footer>
  )
}
