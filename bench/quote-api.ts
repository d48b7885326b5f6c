import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadRatedLine, type RatedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { quote } from '#insurance/quote/quote.ts'
import { berlinDay, systemClock } from '#platform/clock.ts'
import type { Bench } from './options.ts'
import { cpuSeconds } from './process-figures.ts'
import { bodiesScript } from './quote-api/bodies-script.ts'
import { measureLineBundle } from './quote-api/measure-line-bundle.ts'
import { type Contestant, startContestant } from './quote-api/start-contestant.ts'
import { runWrk } from './run-wrk.ts'
import type { Row } from './show-results.ts'
import { median } from './statistics.ts'

type Round = { perSecond: number; perCpuSecond: number }

/** Quotes through the API against an echo and against reading the body; then a quote by itself. */
export async function measureQuoteApi({ length, report }: Pick<Bench, 'length' | 'report'>) {
  const [rounds, seconds] = length === 'quick' ? [3, 2] : [9, 4]
  const folder = mkdtempSync(join(tmpdir(), 'feather-quotes-'))
  const script = join(folder, 'bodies.lua')
  const bodies = await differentBodies()
  writeFileSync(script, bodiesScript(bodies, 'de'))
  const contestants: Contestant[] = []
  try {
    for (const name of ['api', 'echo', 'validate'] as const) {
      contestants.push(await startContestant(name))
    }
    const results = new Map<string, Round[]>(contestants.map(({ name }) => [name, []]))
    // The first round warms up and does not count; it is long, for the compiler to settle.
    for (let round = 0; round <= rounds; round += 1) {
      for (const contestant of contestants) {
        report(`round ${round} of ${rounds}, ${contestant.name}`)
        const result = await runRound(contestant, script, round === 0 ? 8 : seconds)
        if (round > 0) results.get(contestant.name)?.push(result)
      }
    }
    report('bundle')
    return [
      ...toRows((name) => results.get(name) ?? []),
      ...(await timeQuotes()),
      ...(await measureLineBundle()),
    ]
  } finally {
    await Promise.all(contestants.map((each) => each.stop()))
    rmSync(folder, { recursive: true })
  }
}

async function runRound({ url, pid }: Contestant, script: string, seconds: number): Promise<Round> {
  const before = cpuSeconds(pid) ?? 0
  const result = await runWrk({ url, headers: {}, seconds, script })
  if (result.refused > 0 || result.broken > 0) {
    throw new Error(`${url} failed under load: ${JSON.stringify(result)}`)
  }
  const used = (cpuSeconds(pid) ?? 0) - before
  return { perSecond: result.requestsPerSecond, perCpuSecond: result.requests / used }
}

function toRows(of: (name: string) => readonly Round[]): Row[] {
  // Neighbours in time share the machine's mood, so each round makes its own ratio.
  const ratio = (other: string, figure: keyof Round) =>
    median(of('api').map((round, at) => round[figure] / (of(other)[at]?.[figure] ?? 0)))
  const rate = (name: string) => median(of(name).map(({ perSecond }) => perSecond))
  return [
    {
      what: 'Quotes through the API over a bare echo of the body',
      value: ratio('echo', 'perSecond'),
      goal: { atLeast: 0.5 },
    },
    {
      what: 'Quotes through the API over Fastify that only validates the body',
      value: ratio('validate', 'perSecond'),
      goal: { atLeast: 0.8 },
    },
    {
      what: 'The same over the echo, for each second of processor',
      value: ratio('echo', 'perCpuSecond'),
    },
    {
      what: 'The same over validating, for each second of processor',
      value: ratio('validate', 'perCpuSecond'),
    },
    { what: 'Quotes through the API, a second', value: rate('api') },
    { what: 'Bare echo, requests a second', value: rate('echo') },
    { what: 'Validating only, requests a second', value: rate('validate') },
  ]
}

/** Households of every size and place: their prices differ. */
async function differentBodies(): Promise<string[]> {
  const { definition } = await loadRatedLine('household')
  const answers = referenceAnswers(definition, today())
  return Array.from({ length: 97 }, (_, at) =>
    JSON.stringify({
      answers: { ...answers, sqm: 20 + at, claims5y: at % 2, pc: String(10_115 + 803 * at) },
    }),
  )
}

/** In time of the processor, which other programs on the machine move less than the clock's. */
async function timeQuotes(): Promise<Row[]> {
  const times = await Promise.all(LINE_IDS.map(loadRatedLine)).then((lines) =>
    lines.map((line) => [line.definition.id, timeQuote(line)] as const),
  )
  const slowest = times.reduce((so, each) => (each[1] > so[1] ? each : so))
  const row = (name: string, value: number): Row => ({
    what: `A quote of ${name} in process`,
    value,
    unit: 'µs',
    goal: { below: 50 },
  })
  return [
    ...times.filter(([id]) => id === 'household' || id === 'life').map((each) => row(...each)),
    row(`${slowest[0]}, the slowest,`, slowest[1]),
  ]
}

const QUOTES = 500
const ROUNDS = 40
/** In the first rounds the compiler works beside: for some twenty of them, in the larger lines. */
const WARMING = 24

function timeQuote(line: RatedLine): number {
  const answers = referenceAnswers(line.definition, today())
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    for (let times = 0; times < QUOTES; times += 1) quote(line, answers, today())
    const { user, system } = process.cpuUsage(before)
    return (user + system) / QUOTES
  })
  return median(rounds.slice(WARMING))
}

const day = berlinDay(systemClock.now())

function today() {
  return day
}
