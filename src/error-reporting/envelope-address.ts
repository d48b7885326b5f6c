/** Where Sentry's protocol takes envelopes: `https://key@host/path/project` names it. */
export function envelopeAddress(dsn: string): { origin: string; url: string } {
  const { origin, username, pathname } = new URL(dsn)
  const at = pathname.lastIndexOf('/')
  const [folder, project] = [pathname.slice(0, at), pathname.slice(at + 1)]
  const query = new URLSearchParams({ sentry_version: '7', sentry_key: username })
  return { origin, url: `${origin}${folder}/api/${project}/envelope/?${query}` }
}
