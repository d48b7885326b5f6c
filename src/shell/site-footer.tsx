import { softHyphens } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { parseLocale } from '#sites/locales.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { AppStoreIcon, PlayStoreIcon } from '#ui/icons/brand-icons.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { FrameLink } from './frame-menu.ts'
import { LanguageSwitcher } from './language-switcher.tsx'
import { LegalBar } from './legal-bar.tsx'
import type { SiteFrame } from './site-frame.ts'
import { SocialIcon } from './social-icon.tsx'

export function SiteFooter({ frame }: { frame: SiteFrame }) {
  const t = translator(frame.locale, 'shell')
  const isGerman = parseLocale(frame.locale).language === 'de'
  return (
    <footer className="site-footer">
      <div className="ui-page">
        {frame.banner && <SiteBanner {...frame.banner} />}
        <div className="site-footer__top">
          <Logo name={frame.brandName.toLowerCase()} />
          <LanguageSwitcher frame={frame} place="footer" />
        </div>
        <nav className="site-footer__columns" aria-label={t('footerNavigation')}>
          {frame.footerColumns.map(({ title, links, social }) => (
            <div key={links[0]?.href} data-continues={title === '' || undefined}>
              {title && <p className="site-footer__title">{title}</p>}
              <ul>
                {links.map(({ name, href }) => (
                  <li key={href}>
                    {/* The longest names are wider than half a phone. */}
                    <a href={href}>
                      <span>{isGerman ? softHyphens(name) : name}</span>
                    </a>
                  </li>
                ))}
              </ul>
              {social && social.length > 0 && (
                <SocialLinks label={t('socialNavigation')} links={social} />
              )}
            </div>
          ))}
        </nav>
        {frame.appLinks && <AppBadges {...frame.appLinks} />}
        <div className="site-footer__bottom">
          <LegalBar
            locale={frame.locale}
            links={frame.legal}
            withdraw={frame.withdraw}
            wording={{
              copyright: t('copyright', { year: String(frame.year), name: frame.legalName }),
              legal: t('legalNavigation'),
              theme: t('theme'),
              themes: { system: t('themeSystem'), light: t('themeLight'), dark: t('themeDark') },
            }}
          />
        </div>
      </div>
    </footer>
  )
}

/** From the personal to the business site, and back. */
function SiteBanner({ title, text, link }: NonNullable<SiteFrame['banner']>) {
  return (
    <aside className="site-banner">
      <div>
        <p className="site-banner__title">{title}</p>
        <p>{text}</p>
      </div>
      <a className="site-banner__link" href={link.href}>
        {link.name}
        <ArrowRightIcon />
      </a>
    </aside>
  )
}

function SocialLinks({ label, links }: { label: string; links: FrameLink[] }) {
  return (
    <ul className="site-footer__social" aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <a href={href} rel="noreferrer" aria-label={name}>
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  )
}

function AppBadges({ ios, android }: NonNullable<SiteFrame['appLinks']>) {
  return (
    <ul className="site-footer__apps">
      <li>
        <a href={ios} rel="noreferrer">
          <AppStoreIcon />
          App Store
        </a>
      </li>
      <li>
        <a href={android} rel="noreferrer">
          <PlayStoreIcon />
          Google Play
        </a>
      </li>
    </ul>
  )
}
