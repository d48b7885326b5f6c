// Plain JavaScript: it also runs before the packages and the pinned Node are there.

const isTerminal = process.stdout.isTTY === true && process.env['TERM'] !== 'dumb'
// What happens is told to whoever listens: a full disk or a reader who left ends no start, and no stop.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

const isColourful = isTerminal && process.env['NO_COLOR'] === undefined
/** @param {number} code @param {string} text */
const paint = (code, text) => (isColourful ? `\x1b[${code}m${text}\x1b[0m` : text)

/** @param {string} text */
export const dim = (text) => paint(2, text)
/** @param {string} text */
export const bold = (text) => paint(1, text)
/** @param {string} text */
export const green = (text) => paint(32, text)
/** @param {string} text */
export const red = (text) => paint(31, text)

/** @param {number} milliseconds */
export function showDuration(milliseconds) {
  return milliseconds < 1000
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`
}

/**
 * Does the work while the terminal shows that it is under way, then how long it took.
 *
 * @template Result
 * @param {string} title
 * @param {(report: (detail: string) => void) => Promise<Result>} work
 * @param {(result: Result) => string} [summarise] A few words about the outcome.
 * @returns {Promise<Result>}
 */
export async function runPhase(title, work, summarise = () => '') {
  const begin = performance.now()
  const live = isTerminal ? showSpinner(title) : showSigns(title)
  try {
    const result = await work((detail) => live.report(detail))
    live.clear()
    const took = showDuration(performance.now() - begin)
    const summary = summarise(result)
    console.log(
      isTerminal
        ? `${green('✓')} ${title.padEnd(18)} ${dim(took.padStart(8))}  ${dim(summary)}`.trimEnd()
        : `${title}: done in ${took}${summary && `, ${summary}`}`,
    )
    return result
  } catch (error) {
    live.clear()
    console.log(`${red('✗')} ${title}`)
    throw error
  }
}

/** @param {string} title */
function showSpinner(title) {
  const frames = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'
  const begin = performance.now()
  let detail = ''
  let count = 0
  const draw = () => {
    const frame = frames[count++ % frames.length]
    const rest = [secondsSince(begin), detail].filter(Boolean).join('  ')
    process.stdout.write(`\r\x1b[K${frame} ${title.padEnd(18)} ${dim(rest)}`)
  }
  const timer = setInterval(draw, 80)
  draw()
  return {
    /** @param {string} text */
    report(text) {
      detail = text
    },
    clear() {
      clearInterval(timer)
      process.stdout.write('\r\x1b[K')
    },
  }
}

/** A log that says nothing for minutes looks like one of a process that hangs. */
const SIGN_MS = 15_000

/**
 * The same where lines are kept: one now and then.
 *
 * @param {string} title
 */
function showSigns(title) {
  const begin = performance.now()
  let detail = ''
  console.log(`${title} …`)
  const timer = setInterval(() => {
    console.log(`${title} … ${[secondsSince(begin), detail].filter(Boolean).join(', ')}`)
  }, SIGN_MS)
  return {
    /** @param {string} text */
    report(text) {
      detail = text
    },
    clear: () => clearInterval(timer),
  }
}

/** @param {number} begin */
function secondsSince(begin) {
  const seconds = Math.floor((performance.now() - begin) / 1000)
  return seconds > 0 ? `${seconds} s` : ''
}
