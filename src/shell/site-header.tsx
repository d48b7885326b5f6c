import { translator } from '#i18n/translator.ts'
import { Logo } from '#ui/brand/logo.tsx'
import { Button } from '#ui/button/button.tsx'
import { ChevronDownIcon, MenuIcon } from '#ui/icons/icons.tsx'
import type { FrameMenu, SiteFrame } from './site-frame.ts'

/** Logo, menus and sign-in. The menus are details elements, so they open without script. */
export function SiteHeader({ frame }: { frame: SiteFrame }) {
  const t = translator(frame.locale, 'shell')
  return (
    <header className="site-header">
      <div className="ui-page site-header__bar">
        <a
          href={frame.homeHref}
          className="site-header__logo"
          aria-label={t('home', { brand: frame.brandName })}
        >
          <Logo name={frame.brandName.toLowerCase()} />
        </a>
        <nav className="site-header__menus" aria-label={t('mainNavigation')}>
          {frame.menus.map((menu) => (
            <details key={menu.title} name="main-menu" className="site-menu">
              <summary>
                {menu.title}
                <ChevronDownIcon />
              </summary>
              <div className="site-menu__panel">
                <MenuGroups menu={menu} />
              </div>
            </details>
          ))}
        </nav>
        {frame.signInHref && (
          <Button href={frame.signInHref} variant="secondary" size="small">
            {t('logIn')}
          </Button>
        )}
        <details className="site-drawer">
          <summary aria-label={t('menu')}>
            <MenuIcon />
          </summary>
          <nav className="site-drawer__panel" aria-label={t('mainNavigation')}>
            {frame.menus.map((menu) => (
              <details key={menu.title} name="drawer-section" className="site-drawer__section">
                <summary>
                  {menu.title}
                  <ChevronDownIcon />
                </summary>
                <MenuGroups menu={menu} />
              </details>
            ))}
          </nav>
        </details>
      </div>
    </header>
  )
}

function MenuGroups({ menu }: { menu: FrameMenu }) {
  return menu.groups.map(({ title, links }) => (
    <div key={title ?? menu.title} className="site-menu__group">
      {title && <p className="site-menu__title">{title}</p>}
      <ul>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </div>
  ))
}
