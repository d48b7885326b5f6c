/**
 * The uid of a content entry: its locale and at least one more segment, joined by `--`, for
 * example `en-de--main-navigation`. The texts of the two errors are those of the specification.
 */
import { assertLocale, isLocale, type Locale } from './locales.ts'

export const UID_SEPARATOR = '--'

/** In a path or uid, says that search engines shall not list the page. */
const DEINDEX_MARKER = 'deindex'

interface Uid {
  readonly locale: Locale
  /** What follows the locale, cut at the separator; never empty. */
  readonly segments: readonly string[]
  /** What follows the locale, whole: `main-navigation`. */
  readonly name: string
}

export class UidError extends Error {
  override readonly name = 'UidError'
}

export function parseUid(uid: string): Uid {
  const [locale, ...rest] = uid.split(UID_SEPARATOR)
  if (!isLocale(locale)) {
    throw new UidError("The provided UID didn't contain a valid locale segment")
  }
  const segments = rest.filter((segment) => segment !== '')
  if (segments.length === 0) {
    throw new UidError("The provided UID didn't contain any non-locale segments")
  }
  return { locale, segments, name: segments.join(UID_SEPARATOR) }
}

/** The uid of a name or of several segments in a locale; the reverse of parsing. */
export function formatUid(locale: Locale, ...segments: readonly string[]): string {
  assertLocale(locale)
  const name = segments.join(UID_SEPARATOR)
  if (name === '') throw new UidError("The provided UID didn't contain any non-locale segments")
  if (!SOUND_NAME.test(name)) {
    throw new UidError(
      `${JSON.stringify(name)} cannot be part of a UID: no segment may be empty or have a hyphen at its edge`,
    )
  }
  return `${locale}${UID_SEPARATOR}${name}`
}

/** True when one part of a path or uid, between slashes or separators, is the marker. */
export function isDeindexed(pathOrUid: string): boolean {
  return pathOrUid.split(PART_EDGE).includes(DEINDEX_MARKER)
}

const SOUND_NAME = /^[^-]+(?:-{1,2}[^-]+)*$/
const PART_EDGE = /\/|--|[?#].*$/
