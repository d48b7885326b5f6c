import { findHost, type HostTable } from '#sites/hosts.ts'
import { OTHER } from './countable-page.ts'

/** How many hosts a day are told apart; the rest is counted together. */
const HOSTS_A_DAY = 500

/**
 * The host under which a referrer is counted: empty for none and for our own, without `www.`, and
 * bounded in number, since anybody can send any name.
 */
export class ReferrerHosts {
  readonly #hosts: HostTable
  readonly #limit: number
  readonly #known = new Set<string>()
  #day = ''

  constructor(hosts: HostTable, limit: number = HOSTS_A_DAY) {
    this.#hosts = hosts
    this.#limit = limit
  }

  nameOf(given: string, day: string): string {
    const host = given.toLowerCase().replace(/^www\./, '')
    if (host === '' || findHost(this.#hosts, given) || findHost(this.#hosts, host)) return ''
    if (host.length > 253 || !hostName.test(host)) return OTHER
    if (day !== this.#day) {
      this.#day = day
      this.#known.clear()
    }
    if (!this.#known.has(host) && this.#known.size >= this.#limit) return OTHER
    this.#known.add(host)
    return host
  }
}

/** A name with a dot that is no number: addresses of machines say nothing to an editor. */
const hostName = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/
