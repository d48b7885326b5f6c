/**
 * Whether a path of the content system's host is a screen of the back office. What answers with
 * JSON beside the screens is not: the API, better-auth, the first run, invitations.
 */
export function isBackOfficePage(path: string): boolean {
  return /^\/admin(?:\/|\.data$|$)/.test(path) && !dataPath.test(path)
}

const dataPath = /^\/admin\/(?:api|auth|first-run|invitations)(?:\/|$)/
