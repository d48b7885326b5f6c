import { contentLine } from './content-line.ts'

/**
 * VTIMEZONE for the time around an entry: RFC 5545 wants every TZID described in the file. The
 * changes of the clock come from the platform's own table, so any zone works.
 */
export function timeZoneComponent(timeZone: string, from: Date, to: Date): string {
  const start = new Date(Date.UTC(from.getUTCFullYear() - 1, 0, 1))
  const end = new Date(Date.UTC(to.getUTCFullYear() + 1, 11, 31))
  const changes = changesBetween(timeZone, start, end)
  const first = { at: start, before: offsetAt(timeZone, start), after: offsetAt(timeZone, start) }
  const observances = (changes.length > 0 ? changes : [first]).map(({ at, before, after }) => {
    const kind = after > before ? 'DAYLIGHT' : 'STANDARD'
    const local = new Date(at.getTime() + before * 60_000)
    return [
      contentLine('BEGIN', kind),
      contentLine('DTSTART', local.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')),
      contentLine('TZOFFSETFROM', showOffset(before)),
      contentLine('TZOFFSETTO', showOffset(after)),
      contentLine('END', kind),
    ].join('')
  })
  return [
    contentLine('BEGIN', 'VTIMEZONE'),
    contentLine('TZID', timeZone),
    ...observances,
    contentLine('END', 'VTIMEZONE'),
  ].join('')
}

/** The clock on the wall at a moment, as YYYYMMDDTHHMMSS. */
export function localStamp(moment: Date, timeZone: string): string {
  const local = new Date(moment.getTime() + offsetAt(timeZone, moment) * 60_000)
  return local.toISOString().replaceAll(/[-:]|\.\d+Z$/g, '')
}

/** Minutes that a zone is ahead of UTC. Looked up once for each quarter of an hour: it takes long. */
export function offsetAt(timeZone: string, moment: Date): number {
  const quarter = Math.floor(moment.getTime() / QUARTER)
  const key = `${quarter} ${timeZone}`
  const known = offsets.get(key)
  if (known !== undefined) return known
  const offset = lookUpOffset(timeZone, new Date(quarter * QUARTER))
  if (offsets.size >= mostOffsets) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** No clock is put forward or back within one; Newfoundland's was the last, until 2011. */
const QUARTER = 900_000

const offsets = new Map<string, number>()

/** Together two megabytes. */
const mostOffsets = 20_000

function lookUpOffset(timeZone: string, moment: Date): number {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const wall = Date.UTC(
    parts['year'] ?? 0,
    (parts['month'] ?? 1) - 1,
    parts['day'],
    parts['hour'],
    parts['minute'],
    parts['second'],
  )
  return Math.round((wall - Math.floor(moment.getTime() / 1000) * 1000) / 60_000)
}

interface Change {
  readonly at: Date
  readonly before: number
  readonly after: number
}

const DAY = 86_400_000

function changesBetween(timeZone: string, start: Date, end: Date): readonly Change[] {
  const changes: Change[] = []
  for (let day = start.getTime(); day < end.getTime(); day += DAY) {
    const before = offsetAt(timeZone, new Date(day))
    const after = offsetAt(timeZone, new Date(day + DAY))
    if (before === after) continue
    let [low, high] = [day, day + DAY]
    while (high - low > 60_000) {
      const middle = low + Math.floor((high - low) / 120_000) * 60_000
      if (offsetAt(timeZone, new Date(middle)) === before) low = middle
      else high = middle
    }
    changes.push({ at: new Date(high), before, after })
  }
  return changes
}

function showOffset(minutes: number): string {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}

const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formatters.set(timeZone, formatter)
  return formatter
}
