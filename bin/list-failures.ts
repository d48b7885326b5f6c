import { stripVTControlCharacters } from 'node:util'

/** One thing that failed, for the short list at the end of `npm test`. */
export type Failure = { title: string; message: string }

/** The part of Vitest's JSON report that is read here. */
type VitestFailures = {
  testResults: {
    name: string
    message?: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[]
  }[]
}

export function listVitestFailures({ testResults }: VitestFailures): Failure[] {
  return testResults.flatMap(({ name, message = '', status, assertionResults }) => {
    if (status === 'failed' && assertionResults.length === 0) {
      return [{ title: name, message: stripVTControlCharacters(message) }]
    }
    return assertionResults
      .filter((each) => each.status === 'failed')
      .map(({ fullName, failureMessages }) => ({
        title: `${name}: ${fullName}`,
        message: stripVTControlCharacters((failureMessages ?? []).join('\n')),
      }))
  })
}

type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
}

/** The part of Playwright's JSON report that is read here. */
export type PlaywrightFailures = PlaywrightSuite & { errors?: { message?: string }[] }

/** Of a journey that was walked twice, why it failed at first. */
export function listPlaywrightFailures(report: PlaywrightFailures): Failure[] {
  const outside = (report.errors ?? []).map(({ message = '' }) => ({
    title: 'outside of any journey',
    message: stripVTControlCharacters(message),
  }))
  return [...outside, ...specsThat(report, 'unexpected')]
}

/** Journeys that came through when they were walked once more, with why they failed at first (decision 032). */
export function listSecondWalks(report: PlaywrightFailures): Failure[] {
  return specsThat(report, 'flaky')
}

function specsThat(
  { suites = [], specs = [] }: PlaywrightSuite,
  were: 'unexpected' | 'flaky',
): Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === were)
      .map(({ results }) => ({
        title: `${file}:${line} ${title}`,
        message: stripVTControlCharacters(
          (results[0]?.errors ?? []).map(({ message = '' }) => message).join('\n'),
        ),
      })),
  )
  return [...own, ...suites.flatMap((suite) => specsThat(suite, were))]
}

/** What whoever sees only the end of a long output still reads. */
const LINES = 80

/** The beginnings of all messages, in so many lines. */
export function summariseFailures(failures: readonly Failure[]): string {
  const shown = failures.slice(0, 12)
  const each = Math.max(3, Math.min(25, Math.floor(LINES / Math.max(1, shown.length)) - 2))
  const parts = shown.map(({ title, message }, index) => {
    const text = message.split('\n').filter((line) => line.trim() !== '')
    return [`${index + 1}) ${title}`, ...text.slice(0, each).map((line) => `   ${line}`)].join('\n')
  })
  const more = failures.length - shown.length
  return [...parts, ...(more > 0 ? [`and ${more} more`] : [])].join('\n')
}
