import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'

/** Open Graph's usual size, as the specification has it. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const

/**
 * Where the drawn picture of a page is: `/og.png` of a home page, `/de-de/og-image/blog.png` … The
 * folder has more than two letters, because two are read as a country or a language.
 */
export function shareImagePath(locale: Locale, path: string): string {
  return localePath(locale, path === '/' ? '/og.png' : `/og-image${path}.png`)
}

/** The page whose picture is asked for; undefined for an address that no page ever names. */
export function pageOfShareImage(path: string): string | undefined {
  if (path === '/og.png') return '/'
  const page = /^\/og-image(\/.+)\.png$/.exec(path)?.[1]
  // The picture of a picture would be drawn from a picture, and so on.
  return page === undefined || page.startsWith('/og') || page.endsWith('.png') ? undefined : page
}
