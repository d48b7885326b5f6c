import type { FastifyRequest } from 'fastify'
import { networkOf } from '#platform/network-of.ts'
import { ApiFailure } from './errors/api-failure.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Requests that one address may make in a minute on this route, counted apart from others. */
    requestsPerMinute?: number
  }
}

/** How much one caller may still ask, as the headers say it. */
export interface Allowance {
  readonly limit: string
  readonly remaining: string
  /** Until the count begins anew. */
  readonly seconds: string
  /** Set when it is too much. */
  readonly refusal: ApiFailure | undefined
}

/** As headers: name, value, name, value. */
export function allowanceHeaders({ limit, remaining, seconds }: Allowance): string[] {
  return [LIMIT, limit, REMAINING, remaining, RESET, seconds]
}

/** The same as they go over the wire. Numbers need no check. */
export function allowanceLines({ limit, remaining, seconds }: Allowance): string {
  return `${LIMIT}: ${limit}\r\n${REMAINING}: ${remaining}\r\n${RESET}: ${seconds}\r\n`
}

/** Counts a request of somebody and says how much is left. */
export type CountRequest = (request: FastifyRequest) => Allowance

/**
 * Requests that one address may make in a minute; an IPv6 network counts as one address. Counting is
 * part of the price of each quote, so here it is a look-up in a map and nothing else.
 */
export function limitRate(requestsPerMinute: number): CountRequest {
  const counts = new Counts(requestsPerMinute)
  return (request) => count(counts, request)
}

function count(counts: Counts, request: FastifyRequest): Allowance {
  const now = performance.now()
  const { requests, ends } = counts.add(networkOf(request.ip), now)
  const { max, limit } = counts
  const seconds = Math.ceil((ends - now) / 1000)
  return {
    limit,
    remaining: String(Math.max(0, max - requests)),
    seconds: String(seconds),
    refusal:
      requests > max ? new ApiFailure('too-many-requests', { params: { seconds } }) : undefined,
  }
}

/** A minute that began with a request. */
interface Window {
  requests: number
  /** On the clock that only runs forward. */
  readonly ends: number
}

class Counts {
  readonly max: number
  /** The same as text, for the header. */
  readonly limit: string
  private readonly windows = new Map<string, Window>()

  constructor(max: number) {
    this.max = max
    this.limit = String(max)
  }

  add(address: string, now: number): Window {
    const known = this.windows.get(address)
    if (known && now < known.ends) {
      known.requests += 1
      return known
    }
    // Anew at the end of the map, so that the first is always the one that ends first.
    this.windows.delete(address)
    if (this.windows.size >= MOST_ADDRESSES) this.forgetFirst()
    const made = { requests: 1, ends: now + MINUTE }
    this.windows.set(address, made)
    return made
  }

  private forgetFirst(): void {
    for (const address of this.windows.keys()) {
      this.windows.delete(address)
      return
    }
  }
}

const LIMIT = 'ratelimit-limit'
const REMAINING = 'ratelimit-remaining'
const RESET = 'ratelimit-reset'

const MINUTE = 60_000
/** Strangers choose their addresses; a flood of them must not fill the memory. */
const MOST_ADDRESSES = 10_000
