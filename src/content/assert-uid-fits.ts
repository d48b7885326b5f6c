import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'
import { parseUid, UidError } from '#sites/uid.ts'
import { knownCollection } from './collections/registry.ts'

/** The longest uid that is kept: it is a key of an index, and part of addresses. */
const longestUid = 300

/**
 * The locale of a uid that a document of the collection may have. Throws a UidError otherwise,
 * for the two cases of the specification with its texts.
 */
export function assertUidFits(collection: string, uid: string): Locale {
  const { locale, name } = parseUid(uid)
  if (uid.length > longestUid) {
    throw new UidError(`A UID has at most ${longestUid} characters`)
  }
  // Only what the parser read may stand there, or two spellings would be one document.
  if (uid !== `${locale}--${name}`) {
    throw new UidError('A UID has no empty segments')
  }
  if (!knownCollection(collection).localized && locale !== DEFAULT_LOCALE) {
    throw new UidError(`A UID in ${collection} begins with ${DEFAULT_LOCALE}`)
  }
  return locale
}
