import type { Settings } from '#content/source.ts'
import { translator } from '#i18n/translator.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'

export const MANIFEST_PATH = '/manifest.webmanifest'

/** What a phone shows when the site is put on its home screen. */
export function webManifest({ brandName }: Pick<Settings, 'brandName'>, locale: Locale): object {
  const start = localePath(locale, '/')
  return {
    id: start,
    name: brandName,
    short_name: brandName,
    description: translator(locale, 'shell')('shareDescription'),
    lang: parseLocale(locale).language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: '#faf8f5',
    theme_color: '#faf8f5',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
}
