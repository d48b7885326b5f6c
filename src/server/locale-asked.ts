import { appLocale } from '#sites/app-locale.ts'
import { isLocale, type Locale } from '#sites/locales.ts'

/**
 * The locale in which to say that something is wrong, whatever it is: that of the address where it
 * begins with one, else what the visitor chose or the browser asks for.
 */
export function localeAsked(url: string, headers: Parameters<typeof appLocale>[0]): Locale {
  const [first = ''] = url.slice(1).split(/[/?]/, 1)
  return isLocale(first) ? first : appLocale(headers)
}

/** The same for bytes that could not be read as a request, of which some lines may stand as ever. */
export function localeInBytes(bytes: Buffer | undefined): Locale {
  const text = bytes?.toString('latin1') ?? ''
  const [, url = ''] = /^[A-Z]+ (\/\S*)/.exec(text) ?? []
  const [, language] = /^accept-language:(.*)$/im.exec(text) ?? []
  return localeAsked(url, { 'accept-language': language })
}
