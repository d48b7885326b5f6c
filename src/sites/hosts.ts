/**
 * Which host serves what, and at which address. A table is built once from the settings; look-ups
 * go both ways. The schemes:
 *
 * - development: `localhost` and `<label>.localhost`, http, with the port.
 * - production: `<label>.<domain>`, https; the personal site is `www.<domain>` and the bare domain
 *   leads to it. A broker may have a domain of its own; its place below the domain leads there.
 * - staging: `<prefix><label>.<domain>`, for example `staging-app.feather.example`. The prefix is
 *   part of the label, not a label of its own, because a wildcard certificate covers one level
 *   only: `*.feather.example` then serves production and staging alike. Brokers stay below the
 *   domain here, whatever their own domains are, for the same reason.
 */
import { BROKERS, type Broker, isBroker, SITE_VARIANTS, type Site } from './site-config.ts'

export const APP_ENVS = ['development', 'staging', 'production'] as const
export type AppEnv = (typeof APP_ENVS)[number]

export const HOST_ROLES = [...SITE_VARIANTS, 'app', 'health', 'api', 'cms', ...BROKERS] as const
export type HostRole = Site | 'app' | 'health' | 'api' | 'cms'

export const DEFAULT_STAGING_PREFIX = 'staging-'

export interface HostSettings {
  readonly appEnv: AppEnv
  /** The bare product domain, such as `feather.example`. Required outside development. */
  readonly siteDomain?: string | undefined
  /** The port that development addresses carry; the others use https on its own port. */
  readonly port: number
  /** Domains of brokers, in production; a broker without one is `<broker>.<domain>`. */
  readonly brokerDomains?: Partial<Readonly<Record<Broker, string | undefined>>> | undefined
  /** Put before every label in staging. */
  readonly stagingPrefix?: string | undefined
}

interface HostEntry {
  readonly role: HostRole
  /** True when the host is only another name, whose visitors are sent to the role's origin. */
  readonly alias: boolean
}

export interface HostTable {
  readonly appEnv: AppEnv
  /** The domain that all hosts share; `localhost` in development. */
  readonly siteDomain: string
  /** The canonical host name of each role, without port. */
  readonly hosts: Readonly<Record<HostRole, string>>
  /** Scheme, host and port of each role, without a slash at the end. */
  readonly origins: Readonly<Record<HostRole, string>>
  /** Every host name that is answered. */
  readonly byHost: ReadonlyMap<string, HostEntry>
}

export function buildHostTable(settings: HostSettings): HostTable {
  const { appEnv, port } = settings
  const siteDomain = appEnv === 'development' ? 'localhost' : checkedSiteDomain(settings)
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new RangeError(`The port must be a whole number from 1 to 65535, but is ${port}`)
  }
  const hosts = recordOfRoles((role) => hostOf(role, siteDomain, settings))
  const scheme = appEnv === 'development' ? 'http' : 'https'
  const suffix = appEnv === 'development' && port !== 80 ? `:${port}` : ''
  const origins = recordOfRoles((role) => `${scheme}://${hosts[role]}${suffix}`)

  const byHost = new Map<string, HostEntry>()
  for (const role of HOST_ROLES) {
    const other = byHost.get(hosts[role])
    if (other !== undefined) {
      throw new RangeError(`${hosts[role]} cannot serve both ${other.role} and ${role}`)
    }
    byHost.set(hosts[role], { role, alias: false })
  }
  const onBare = byHost.get(siteDomain)
  if (onBare !== undefined && onBare.role !== 'default') {
    throw new RangeError(`${siteDomain} leads to the site and cannot serve ${onBare.role}`)
  }
  for (const [host, role] of aliases(settings, siteDomain, hosts)) {
    if (!byHost.has(host)) byHost.set(host, { role, alias: true })
  }
  return { appEnv, siteDomain, hosts, origins, byHost }
}

/** The entry of a Host header, or undefined when it is malformed or not ours. */
export function findHost(table: HostTable, header: string | undefined): HostEntry | undefined {
  if (header === undefined) return undefined
  const exact = table.byHost.get(header)
  if (exact !== undefined) return exact
  const host = parseHost(header)
  return host === undefined ? undefined : table.byHost.get(host)
}

/** The host name in a Host header: lower case, without port and trailing dot. */
export function parseHost(header: string): string | undefined {
  if (header.length > MAX_HOST_HEADER) return undefined
  const match = HOST_HEADER.exec(header)
  if (match === null) return undefined
  const [, host, port] = match
  if (host === undefined || host.length > MAX_HOST || Number(port ?? 1) > 65_535) return undefined
  return host.toLowerCase()
}

export function originOf(table: HostTable, role: HostRole): string {
  return table.origins[role]
}

/** Host and port as browsers send them: the origin without its scheme. */
export function hostInAddress(table: HostTable, role: HostRole): string {
  const origin = originOf(table, role)
  return origin.slice(origin.indexOf('//') + 2)
}

const MAX_HOST = 253
const MAX_HOST_HEADER = MAX_HOST + '.:65535'.length
const HOST_HEADER = /^([a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])\.?(?::(\d{1,5}))?$/i
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
const STAGING_PREFIX = /^[a-z0-9][a-z0-9-]*$/

function recordOfRoles(nameOf: (role: HostRole) => string): Record<HostRole, string> {
  return Object.fromEntries(HOST_ROLES.map((role) => [role, nameOf(role)])) as Record<
    HostRole,
    string
  >
}

function hostOf(role: HostRole, siteDomain: string, settings: HostSettings): string {
  if (settings.appEnv === 'development') {
    return role === 'default' ? siteDomain : `${role}.${siteDomain}`
  }
  const label = role === 'default' ? 'www' : role
  if (settings.appEnv === 'staging') {
    const prefix = settings.stagingPrefix ?? DEFAULT_STAGING_PREFIX
    if (!STAGING_PREFIX.test(prefix)) {
      throw new RangeError(
        `The staging prefix ${JSON.stringify(prefix)} must be letters, digits and hyphens: a dot would need a second certificate`,
      )
    }
    return checkedDomain(`${prefix}${label}.${siteDomain}`, 'The staging host')
  }
  const own = isBroker(role) ? settings.brokerDomains?.[role] : undefined
  return own === undefined ? `${label}.${siteDomain}` : checkedDomain(own, `The ${role} domain`)
}

/** Other names by which visitors may come, each with the role that they mean. */
function aliases(
  settings: HostSettings,
  siteDomain: string,
  hosts: Readonly<Record<HostRole, string>>,
): (readonly [string, HostRole])[] {
  if (settings.appEnv === 'staging') return []
  if (settings.appEnv === 'development') {
    return [
      [`www.${siteDomain}`, 'default'],
      ['127.0.0.1', 'default'],
      ['[::1]', 'default'],
    ]
  }
  const ownDomains = BROKERS.filter((broker) => !hosts[broker].endsWith(`.${siteDomain}`))
  const moved = BROKERS.filter((broker) => hosts[broker] !== `${broker}.${siteDomain}`)
  return [
    [siteDomain, 'default'],
    ...ownDomains.map((broker) => [otherWwwForm(hosts[broker]), broker] as const),
    // Links to where the broker's site was before it got its domain stay alive.
    ...moved.map((broker) => [`${broker}.${siteDomain}`, broker] as const),
  ]
}

function otherWwwForm(host: string): string {
  return host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
}

function checkedSiteDomain({ appEnv, siteDomain }: HostSettings): string {
  if (siteDomain === undefined || siteDomain === '') {
    throw new RangeError(`The site domain must be set in ${appEnv}, for example feather.example`)
  }
  const domain = checkedDomain(siteDomain, 'The site domain')
  if (domain.startsWith('www.')) {
    throw new RangeError(`The site domain ${domain} must be given without www`)
  }
  return domain
}

function checkedDomain(value: string, what: string): string {
  const domain = value.toLowerCase().replace(/\.$/, '')
  const labels = domain.split('.')
  if (
    labels.length < 2 ||
    domain.length > MAX_HOST ||
    !labels.every((label) => LABEL.test(label))
  ) {
    throw new RangeError(`${what} ${JSON.stringify(value)} is not a domain name`)
  }
  return domain
}
