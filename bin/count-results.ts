/** How a run of tests went. */
export type Counts = { passed: number; failed: number; skipped: number }

/** The part of Vitest's JSON report that is read here. */
type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** A file that could not even be loaded counts as one failure. */
export function countVitest(report: VitestReport, exitCode: number): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length
  return failWhenTold(
    {
      passed: report.numPassedTests,
      failed: report.numFailedTests + unloaded,
      skipped: report.numPendingTests ?? 0,
    },
    exitCode,
  )
}

/** The part of Playwright's JSON report that is read here. */
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors?: unknown[]
}

/** A journey that came through at its second walk counts as passed (decision 032); errors are those outside any test. */
export function countPlaywright({ stats, errors }: PlaywrightReport, exitCode: number): Counts {
  const counts = {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (errors?.length ?? 0),
    skipped: stats.skipped,
  }
  return failWhenTold(counts, exitCode)
}

/** An error beside the tests (unhandled rejection, no test found) shows in the exit code alone. */
function failWhenTold(counts: Counts, exitCode: number): Counts {
  return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}
