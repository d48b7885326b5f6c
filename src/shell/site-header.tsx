import { translator } from '#i18n/translator.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChevronDownIcon, CrossIcon, MenuIcon, SearchIcon, UserIcon } from '#ui/icons/icons.tsx'
import { LanguageSwitcher } from './language-switcher.tsx'
import { MenuGroups } from './menu-groups.tsx'
import type { SiteFrame } from './site-frame.ts'

/**
 * Logo, menus and sign-in. The menus stand once in the page: in the bar of a desktop they drop
 * down, on a phone they are the sections of the screen that the drawer's button shows. Both are
 * details elements, so they open without script; menu-behaviour.ts adds what pointers and
 * keyboards expect.
 */
export function SiteHeader({ frame }: { frame: SiteFrame }) {
  const t = translator(frame.locale, 'shell')
  return (
    <header
      className="site-header"
      data-locale={frame.locale}
      data-cookie-domain={frame.cookieDomain}
      data-localeless={frame.localeless.join(' ') || undefined}
    >
      <div className="ui-page site-header__bar">
        <a
          href={frame.homeHref}
          className="site-header__logo"
          aria-label={t('home', { brand: frame.brandName })}
        >
          <Logo name={frame.brandName.toLowerCase()} />
        </a>
        {/* What it opens stands after it, because a desktop shows that without it. */}
        <details className="site-drawer" data-drawer="">
          <summary aria-label={t('menu')}>
            <MenuIcon />
            <CrossIcon />
          </summary>
        </details>
        <div className="site-header__panel">
          <Menus frame={frame} />
          <LanguageSwitcher frame={frame} place="menu" />
          {frame.signInHref && (
            <Button href={frame.signInHref} fullWidth iconStart={<UserIcon />}>
              {t('account')}
            </Button>
          )}
        </div>
        {frame.searchHref && (
          <a href={frame.searchHref} className="site-header__search" aria-label={t('search')}>
            <SearchIcon />
          </a>
        )}
        {frame.signInHref && (
          <>
            <Button
              href={frame.signInHref}
              variant="secondary"
              size="small"
              className="site-header__sign-in"
            >
              {t('logIn')}
            </Button>
            <a href={frame.signInHref} className="site-header__user" aria-label={t('logIn')}>
              <UserIcon />
            </a>
          </>
        )}
      </div>
    </header>
  )
}

function Menus({ frame }: { frame: SiteFrame }) {
  const t = translator(frame.locale, 'shell')
  return (
    <nav className="site-header__menus" aria-label={t('mainNavigation')}>
      {frame.menus.map((menu) => (
        <details
          key={menu.title}
          name="main-menu"
          className="site-menu"
          data-menu=""
          data-wide={menu.groups.length > 1 || undefined}
        >
          <summary>
            {menu.title}
            <ChevronDownIcon />
          </summary>
          <div className="site-menu__panel">
            <MenuGroups menu={menu} />
          </div>
        </details>
      ))}
      {frame.menuLinks.map(({ name, href }) => (
        <a key={href} href={href} className="site-menu-link">
          <span>{name}</span>
        </a>
      ))}
    </nav>
  )
}
