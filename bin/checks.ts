import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildProduct } from './build-product.ts'
import { ensureChromium } from './chromium.ts'
import { type Counts, countPlaywright, countVitest } from './count-results.ts'
import {
  type Failure,
  listPlaywrightFailures,
  listSecondWalks,
  listVitestFailures,
} from './list-failures.ts'
import { runTool, type ToolOptions } from './run-tool.ts'

export type CheckResult = Counts & {
  /** All that the tool said. */
  output: string
  /** What failed, one by one, where the tool tells it. */
  failures?: readonly Failure[]
  /** What passed only when it was tried once more. */
  secondWalks?: readonly Failure[]
}

/** One part of `npm test`. */
export type Check = {
  /** Chooses it on the command line: `npm test -- unit`. */
  name: string
  /** Counts as one check; a run of tests counts its tests. */
  run: (how: ToolOptions) => Promise<CheckResult>
  /** Those that must have passed before it may run; of the others only patient ones run beside it. */
  after?: readonly string[]
  /** Takes only what the others leave of the processors: it computes, and waits for nothing. */
  isPatient?: true
}

/** By its path, because TypeScript 6 has a `tsc` as well: decision 039. */
const typeScript = join('..', '@typescript', 'native', 'bin', 'tsc')

/** For Go's runtime: TypeScript 7 needs to its end nearly all that it takes. See decision 039. */
const keepMemory = { GOGC: 'off', GOMEMLIMIT: '3GiB' }

/**
 * What the journeys wait for, then the journeys. Both wait for answers a sixth of the time, which
 * the patient ones fill.
 */
export const checks: readonly Check[] = [
  { name: 'db', run: (how) => runVitest('db', how, '--maxWorkers=2') },
  { name: 'build', run: () => asCheck(async () => void (await buildProduct())) },
  { name: 'journeys', run: runJourneys, after: ['build'] },
  { name: 'unit', run: (how) => runVitest('unit', how), isPatient: true },
  {
    name: 'types',
    run: (how) =>
      runTools(
        { ...how, env: { ...how.env, ...keepMemory } },
        ['react-router', 'typegen'],
        [typeScript, '--singleThreaded'],
      ),
    isPatient: true,
  },
  { name: 'lint', run: (how) => runTools(how, ['biome', 'check', '.']), isPatient: true },
  {
    name: 'fences',
    run: (how) => runTools(how, ['depcruise', 'src', '--config', '.dependency-cruiser.js']),
    isPatient: true,
  },
]

async function runTools(
  how: ToolOptions,
  ...commands: [tool: string, ...args: string[]][]
): Promise<CheckResult> {
  for (const [tool, ...args] of commands) {
    const { code, output } = await runTool(tool, args, how)
    if (code !== 0) return { passed: 0, failed: 1, skipped: 0, output }
  }
  return { passed: 1, failed: 0, skipped: 0, output: '' }
}

async function asCheck(work: () => Promise<void>): Promise<CheckResult> {
  try {
    await work()
    return { passed: 1, failed: 0, skipped: 0, output: '' }
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, output: (error as Error).message }
  }
}

/** Database tests wait for PostgreSQL half of the time, and last longest: they may use two workers. */
function runVitest(project: string, how: ToolOptions, ...options: string[]): Promise<CheckResult> {
  return withReport(async (report) => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const args = ['run', `--project=${project}`, ...reporters, ...options]
    const { code, output } = await runTool('vitest', args, how)
    const read = (text: string) => {
      const report = JSON.parse(text)
      return { ...countVitest(report, code), failures: listVitestFailures(report) }
    }
    return { output, read }
  })
}

async function runJourneys(): Promise<CheckResult> {
  const browser = await asCheck(async () => void ensureChromium())
  if (browser.failed > 0) return browser
  return withReport(async (report) => {
    const { code, output } = await runTool('playwright', ['test', '--reporter=line,json'], {
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report, PLAYWRIGHT_FORCE_TTY: '0' },
    })
    const read = (text: string) => {
      const report = JSON.parse(text)
      return {
        ...countPlaywright(report, code),
        failures: listPlaywrightFailures(report),
        secondWalks: listSecondWalks(report),
      }
    }
    return { output, read }
  })
}

/** Where a tool ends before it writes its report, that is one failure. */
async function withReport(
  run: (report: string) => Promise<{
    output: string
    read: (text: string) => Omit<CheckResult, 'output'>
  }>,
): Promise<CheckResult> {
  const folder = mkdtempSync(join(tmpdir(), 'feather-report-'))
  try {
    const report = join(folder, 'report.json')
    const { output, read } = await run(report)
    try {
      return { ...read(readFileSync(report, 'utf8')), output }
    } catch (error) {
      const reason = `There is no report: ${(error as Error).message}`
      return { passed: 0, failed: 1, skipped: 0, output: `${output}\n${reason}` }
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
