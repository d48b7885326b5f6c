import { maskIdentifier } from '#brokerage/mask.ts'
import { readableRecord } from '#insurance/application/readable-record.ts'
import { doubtsIn } from '#insurance/fields/doubt-about.ts'
import type { Signature } from '#insurance/fields/signature.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import type { Flow } from './flow.ts'

/** Everything that was said, with the page on which to change it. */
export interface ReviewSection {
  readonly title: string
  readonly screen: string
  readonly entries: readonly ReviewEntry[]
}

interface ReviewEntry {
  readonly question: string
  readonly answer: string
  /** What is odd about the answer, in words. */
  readonly doubt: string | undefined
  /** What was drawn, where a signature was. */
  readonly drawing?: string
}

export function reviewSections(
  line: LoadedLine,
  flow: Flow,
  language: Language,
  asOf: IsoDate,
): ReviewSection[] {
  const { answers, path: steps } = flow.journey
  const wording = line.wording[language]
  const doubts = doubtsIn(
    steps.flatMap(({ asked }) => asked),
    answers,
    asOf,
  )
  return readableRecord(flow.journey, wording, language)
    .map(({ step, title, entries }) => ({
      title,
      screen:
        flow.screens.find((each) => each.kind === 'questions' && each.step === step)?.id ?? '',
      entries: entries.map(({ question, answer, path, sensitive }) => ({
        question,
        answer: sensitive === 'identifier' ? maskIdentifier(answer) : answer,
        doubt: wording.shared.doubts[doubts.get(path) ?? ''],
        ...drawingOf(answers[path]),
      })),
    }))
    .filter(({ screen, entries }) => screen !== '' && entries.length > 0)
}

function drawingOf(answer: unknown): { drawing?: string } {
  const { drawing } = (answer ?? {}) as Partial<Signature>
  return drawing === undefined ? {} : { drawing }
}
