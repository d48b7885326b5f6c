/**
 * Where a part of a path is itself the permission to read what is behind it (whoever has the
 * address needs no account), or says whose link it is. Routers take any letter case, so this does too.
 */
const BEFORE_TOKENS =
  /((?:me\/+calendar|calendars|calls\/+booking|recommendation-tool\/+advice|reset-password|recommended)\/+)[^/]+/gi

/** A path as others may read it, in a log or elsewhere. Cheap enough for every request. */
export function hideTokens(path: string): string {
  const read = path.includes('%') ? decoded(path) : path
  const hidden = read.replace(BEFORE_TOKENS, '$1:token')
  return hidden === read ? path : hidden
}

/** Routers read `/c%61lls` as `/calls`. What cannot be decoded leads nowhere. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
