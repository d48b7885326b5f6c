/**
 * The version of what the banner says, kept with every choice. It changes with the wording in any
 * language; the fingerprint makes a test fail when it does not.
 */
export const TEXT_VERSION = '2026-11-19'
export const TEXT_FINGERPRINT = '23cd20510576f36a'
