import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'

/** Plain links: nobody learns that the page was read unless one of them is followed. */
export function ShareLinks({ locale, title, url }: { locale: Locale; title: string; url: string }) {
  const t = translator(locale, 'blog')
  const [words, address] = [encodeURIComponent(title), encodeURIComponent(url)]
  const links = [
    { name: t('mail'), href: `mailto:?subject=${words}&body=${address}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${words}%20${address}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { name: 'X', href: `https://x.com/intent/post?text=${words}&url=${address}` },
  ]
  return (
    <nav aria-label={t('share')} className="share-links" data-print="hide">
      <p>{t('share')}</p>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a
              href={href}
              rel="noopener nofollow"
              {...(href.startsWith('https') ? { target: '_blank' } : {})}
              aria-label={t('shareBy', { name })}
            >
              {name}
            </a>
          </li>
        ))}
        <li>
          <button type="button" data-print="page" hidden>
            {t('print')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
