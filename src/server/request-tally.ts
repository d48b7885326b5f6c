import { metricText } from './metric-text.ts'

/**
 * Requests by who answered them: how many of each class of status, and how long they took. Kept
 * as plain numbers, because every request comes by here, and written out only when asked for.
 */
export class RequestTally {
  #byAnswerer = new Map<string, Tally>()
  #byCacheState: Record<CacheState, number> = { hit: 0, stale: 0, miss: 0, pass: 0 }

  observe(by: string, status: number, seconds: number, cache?: CacheState): void {
    if (cache !== undefined) this.#byCacheState[cache] += 1
    let tally = this.#byAnswerer.get(by)
    if (tally === undefined) {
      tally = { statuses: [0, 0, 0, 0, 0, 0], buckets: bounds.map(() => 0), count: 0, sum: 0 }
      this.#byAnswerer.set(by, tally)
    }
    const { statuses, buckets } = tally
    const statusClass = Math.floor(status / 100)
    statuses[statusClass] = (statuses[statusClass] ?? 0) + 1
    let bucket = 0
    while (seconds > (bounds[bucket] ?? Number.POSITIVE_INFINITY)) bucket += 1
    if (bucket < bounds.length) buckets[bucket] = (buckets[bucket] ?? 0) + 1
    tally.count += 1
    tally.sum += seconds
  }

  /** In Prometheus' text format. */
  toText(): string {
    const all = [...this.#byAnswerer]
    return [
      '# HELP http_requests_total Requests by who answered and the class of status',
      '# TYPE http_requests_total counter',
      ...all.flatMap(([by, { statuses }]) =>
        statuses.flatMap((count, status) =>
          count > 0 ? [`http_requests_total{by="${by}",status="${status}xx"} ${count}`] : [],
        ),
      ),
      '# HELP http_request_duration_seconds Time from the request line to the end of the answer',
      '# TYPE http_request_duration_seconds histogram',
      ...all.flatMap(([by, tally]) => durationLines(by, tally)),
      metricText(
        'page_cache_answers_total',
        'counter',
        'Answers that may come from memory, by whether they did',
        Object.entries(this.#byCacheState).map(([state, count]) => [{ state }, count] as const),
      ),
    ].join('\n')
  }
}

/** How the page cache answered; `pass`: with what it may not keep. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'pass'

type Tally = {
  /** By class: index 2 counts 2xx. */
  statuses: number[]
  /** Requests that took longer than the bound before and not longer than this one. */
  buckets: number[]
  count: number
  /** Seconds of all together. */
  sum: number
}

/** Upper bounds in seconds. */
const bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

function durationLines(by: string, { buckets, count, sum }: Tally): string[] {
  const name = 'http_request_duration_seconds'
  let upTo = 0
  const lines = bounds.map((bound, index) => {
    upTo += buckets[index] ?? 0
    return `${name}_bucket{le="${bound}",by="${by}"} ${upTo}`
  })
  return [
    ...lines,
    `${name}_bucket{le="+Inf",by="${by}"} ${count}`,
    `${name}_sum{by="${by}"} ${sum}`,
    `${name}_count{by="${by}"} ${count}`,
  ]
}
