import { envelopeAddress } from '#error-reporting/envelope-address.ts'
import { reportingSettings } from '#error-reporting/reporting-settings.ts'
import type { Env } from '#platform/env.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { chatSources } from './chat-sources.ts'
import { tagManagerSources } from './tag-manager-sources.ts'

export type HeaderList = Readonly<Record<string, string>>

/**
 * Content pages run only files of our own, so their policy is the same for all and can be cached;
 * hydrated pages carry inline hand-over data and need a nonce; data is never a document at all.
 */
export type SecurityHeaders = {
  content: HeaderList
  hydrated: (nonce: string) => HeaderList
  /** Hydrated pages of the content system's host, whose libraries write style elements. */
  backOffice: (nonce: string) => HeaderList
  data: HeaderList
  /** Styles, scripts, fonts and pictures of ours. Short: a page waits for half a dozen of them. */
  file: HeaderList
}

export function securityHeaders(
  env: Env,
  hosts: HostTable,
  { hotReload = false }: { hotReload?: boolean } = {},
): SecurityHeaders {
  const everywhere = alwaysSent(env)
  const sources = ownOrigins(hosts)
  // Without a nonce, the tag manager is allowed by its host.
  const contentScripts = [
    "'self'",
    ...(env.tagManagerId ? [tagManagerSources.script] : []),
    ...(env.intercomAppId ? [chatSources.script] : []),
  ].join(' ')
  const withPolicy = (policy: string): HeaderList => ({
    ...everywhere,
    'content-security-policy': policy,
  })
  return {
    content: withPolicy(pagePolicy(env, sources, contentScripts, hotReload)),
    hydrated: (nonce) =>
      withPolicy(pagePolicy(env, sources, strictScripts(nonce), hotReload, 'app')),
    backOffice: (nonce) =>
      withPolicy(pagePolicy(env, sources, strictScripts(nonce), hotReload, 'back-office')),
    data: withPolicy("default-src 'none'; frame-ancestors 'none'; base-uri 'none'"),
    file: withPolicy("default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"),
  }
}

function strictScripts(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`
}

function alwaysSent(env: Env): HeaderList {
  const list: Record<string, string> = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy':
      'browsing-topics=(), camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  }
  if (env.appEnv !== 'development') {
    list['strict-transport-security'] = 'max-age=63072000; includeSubDomains; preload'
  }
  return list
}

type OwnOrigins = {
  api: string
  app: string
  cms: string
  health: string
  sites: readonly string[]
}

function ownOrigins(hosts: HostTable): OwnOrigins {
  return {
    api: originOf(hosts, 'api'),
    app: originOf(hosts, 'app'),
    cms: originOf(hosts, 'cms'),
    health: originOf(hosts, 'health'),
    sites: [originOf(hosts, 'default'), originOf(hosts, 'business')],
  }
}

function pagePolicy(
  env: Env,
  own: OwnOrigins,
  scripts: string,
  hotReload: boolean,
  place: 'site' | 'app' | 'back-office' = 'site',
): string {
  const isDevelopment = env.appEnv === 'development'
  const directives: Record<string, string> = {
    'default-src': "'self'",
    'script-src': scripts,
    // Style attributes set widths and positions; style elements and foreign sheets stay out.
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    // Vite's hot reload talks over a socket.
    'connect-src': `'self' ${own.api}${hotReload ? ' ws:' : ''}`,
    'form-action': `'self' ${own.app} ${own.health} ${own.sites.join(' ')}`,
    // The visual editor on the cms host shows pages of the sites in a frame. Where customers sign and
    // cancel, nobody lays anything over a button.
    'frame-ancestors': place === 'app' ? "'none'" : `'self' ${own.cms}`,
    'object-src': "'none'",
    'base-uri': "'none'",
  }
  if (place === 'back-office') {
    // See docs/decisions/025: its libraries write style elements, and its editor frames the sites.
    directives['style-src'] = "'self' 'unsafe-inline'"
    directives['frame-src'] = `'self' ${own.sites.join(' ')}`
  } else if (env.tagManagerId) {
    directives['img-src'] += ` ${tagManagerSources.img}`
    directives['connect-src'] += ` ${tagManagerSources.connect}`
    directives['frame-src'] = `'self' ${tagManagerSources.frame}`
  }
  const reporting = reportingSettings(env)
  if (reporting) directives['connect-src'] += ` ${envelopeAddress(reporting.dsn).origin}`
  if (env.intercomAppId) {
    directives['style-src'] += ` ${chatSources.style}`
    directives['img-src'] += ` ${chatSources.img}`
    directives['font-src'] += ` ${chatSources.font}`
    directives['media-src'] = `'self' ${chatSources.media}`
    directives['connect-src'] += ` ${chatSources.connect}`
    directives['frame-src'] = `${directives['frame-src'] ?? "'self'"} ${chatSources.frame}`
    directives['form-action'] += ` ${chatSources.form}`
  }
  if (!isDevelopment) directives['upgrade-insecure-requests'] = ''
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`.trim())
    .join('; ')
}
