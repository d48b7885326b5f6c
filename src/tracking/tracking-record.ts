import {
  COOKIES,
  cookieValues,
  TRACKING_PARAMETERS,
  UTM_KEYS,
  type UtmKey,
} from '#sites/cookies.ts'

/** How a visitor came: the campaign, and Google's id of the click. */
type TrackingRecord = Partial<Record<UtmKey | 'gclid', string>>

/**
 * The record in an address. Of a key that is given twice the first usable value counts, and
 * `utm_source` before its short form. A value that is too long, empty, or not what its encoding
 * promised is ignored by itself.
 */
export function recordOfQuery(search: string): TrackingRecord {
  const given = new URLSearchParams(search.slice(0, longestQuery))
  const record: TrackingRecord = {}
  for (const [parameter, key] of Object.entries(TRACKING_PARAMETERS).toReversed()) {
    const value = given.getAll(parameter).find((each) => isUsable(key, each))
    if (value !== undefined) record[key] ??= value
  }
  return record
}

/** The record that is kept in a Cookie header or in `document.cookie`. */
export function recordOfCookies(cookies: string): TrackingRecord {
  const [kept = ''] = cookieValues(cookies, COOKIES.tracking.name)
  const fields = new URLSearchParams(kept.slice(0, longestQuery))
  const [gclid = ''] = cookieValues(cookies, COOKIES.clickId.name)
  const record: TrackingRecord = isUsable('gclid', gclid) ? { gclid } : {}
  for (const key of UTM_KEYS) {
    const value = fields.get(key)
    if (value !== null && isUsable(key, value)) record[key] = value
  }
  return record
}

/** The value of the tracking cookie, which the click id has no part in; empty for no campaign. */
export function formatRecord(record: TrackingRecord): string {
  const fields = UTM_KEYS.flatMap((key) => {
    const value = record[key]
    return value === undefined ? [] : [[key, value]]
  })
  return new URLSearchParams(fields).toString()
}

const longestQuery = 4096
const longestValue = 150

/** No control characters, and nothing that a decoder put in the place of broken bytes. */
const text = /^[^\p{Cc}\u{fffd}]+$/u
const clickId = /^[\w.-]+$/

function isUsable(key: UtmKey | 'gclid', value: string): boolean {
  return value.length <= longestValue && (key === 'gclid' ? clickId : text).test(value)
}
