import { ConsentReopen } from '#consent/consent-reopen.tsx'
import type { Locale } from '#sites/locales.ts'
import { ThemeSwitch } from '#ui/theme/theme-switch.tsx'
import type { FrameLink } from './frame-menu.ts'

type LegalBarProps = {
  locale: Locale
  links: readonly FrameLink[]
  withdraw: FrameLink
  wording: { copyright: string; legal: string; theme: string; themes: Themes }
}
type Themes = { system: string; light: string; dark: string }

/** The end of every page: whose it is, what the law asks for, the cookies, the theme. */
export function LegalBar({ locale, links, withdraw, wording }: LegalBarProps) {
  return (
    <>
      <p>{wording.copyright}</p>
      <nav aria-label={wording.legal}>
        <ul>
          <li>
            <a href={withdraw.href}>
              <strong>{withdraw.name}</strong>
            </a>
          </li>
          {links.map(({ name, href }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
          <li>
            <ConsentReopen locale={locale} />
          </li>
        </ul>
      </nav>
      <ThemeSwitch label={wording.theme} choices={wording.themes} />
    </>
  )
}
