import { constants } from 'node:os'
import { type Check, type CheckResult, checks } from './checks.ts'
import { ensureChromium, wishHeadlessShell } from './chromium.ts'
import { type Failure, summariseFailures } from './list-failures.ts'
import { bold, dim, green, red, runPhase, showDuration } from './phase.js'
import { stopTools } from './run-tool.ts'

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const unknown = wanted.filter((name) => !checks.some((check) => check.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no ${unknown.join(', ')}: choose from ${checks.map(({ name }) => name).join(', ')}.`,
  )
  finish(0, 1)
}

/** Handed on by the tools of patient checks to what they start. */
const patiently = { priority: constants.priority.PRIORITY_LOW }

// Test tools read it; what they start (the product) decides for itself.
delete process.env['NODE_ENV']
stopChildrenWithUs()

const chosen = checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name))
const results = new Map<string, CheckResult>()
if (chosen.some(({ name }) => name === 'journeys')) await prepareBrowser()
const begin = performance.now()
console.log(dim(`Running ${chosen.map(({ name }) => name).join(', ')} …`))

const patient = runInTurn(chosen.filter(({ isPatient }) => isPatient))
const first = chosen.filter(({ after, isPatient }) => !after && !isPatient)
await Promise.all(first.map(runCheck))
await runInTurn(chosen.filter(({ after }) => after))
await patient

for (const [name, { failed, output }] of results) {
  if (failed > 0) console.log(`\n${red(bold(`${name} failed`))}\n${output.trim()}`)
}
// Once more and short, for those who see only the end of it.
const failures = [...results].flatMap(([name, result]) => failuresOf(name, result))
const secondWalks = [...results.values()].flatMap((result) => result.secondWalks ?? [])
if (secondWalks.length > 0)
  console.log(`\n${bold('Passed at the second walk')}\n${summariseFailures(secondWalks)}`)
if (failures.length > 0) console.log(`\n${red(bold('Failed'))}\n${summariseFailures(failures)}`)
const total = (key: 'passed' | 'failed' | 'skipped') =>
  [...results.values()].reduce((sum, result) => sum + result[key], 0)
console.log(dim(`\n${showDuration(performance.now() - begin)}, ${total('skipped')} skipped`))
finish(total('passed'), total('failed'))

/** As the packages, it is there before the time of the tests begins; the journeys say if it is not. */
async function prepareBrowser(): Promise<void> {
  await runPhase('Browser', async () => {
    ensureChromium()
    wishHeadlessShell()
  }).catch(() => undefined)
}

async function runInTurn(queue: readonly Check[]): Promise<void> {
  for (const check of queue) await runCheck(check)
}

async function runCheck(check: Check): Promise<void> {
  const start = performance.now()
  const obstacle = check.after?.find((name) => (results.get(name)?.failed ?? 0) > 0)
  const result = obstacle
    ? { passed: 0, failed: 1, skipped: 0, output: `Not run, because ${obstacle} failed.` }
    : await check.run(check.isPatient ? patiently : {}).catch((error: Error) => ({
        passed: 0,
        failed: 1,
        skipped: 0,
        output: error.stack ?? error.message,
      }))
  results.set(check.name, result)
  const mark = result.failed === 0 ? green('✓') : red('✗')
  const took = showDuration(performance.now() - start).padStart(8)
  const counts = `${result.passed} passed${result.failed > 0 ? `, ${result.failed} failed` : ''}`
  console.log(`${mark} ${check.name.padEnd(10)} ${dim(took)}  ${counts}`)
}

/** Tools that tell no single failures say at their end what is wrong. */
function failuresOf(name: string, { failed, failures = [], output }: CheckResult): Failure[] {
  if (failed === 0) return []
  if (failures.length > 0)
    return failures.map((each) => ({ ...each, title: `${name}: ${each.title}` }))
  return [{ title: name, message: output.trim().split('\n').slice(-25).join('\n') }]
}

/** The last line of `npm test`, whatever happened. */
function finish(passed: number, failed: number): never {
  console.log(`${passed} passed, ${failed} failed`)
  process.exit(failed === 0 ? 0 : 1)
}

function stopChildrenWithUs(): void {
  const stop = () => {
    stopTools()
    finish(0, 1)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
  process.on('disconnect', stop)
}
