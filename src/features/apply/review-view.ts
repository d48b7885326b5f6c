import { readableRecord } from '#insurance/application/readable-record.ts'
import type { Signature } from '#insurance/fields/signature.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { Language } from '#insurance/values/language.ts'
import type { Flow } from './flow.ts'

/** Everything that was said, with the page on which to change it. */
export interface ReviewSection {
  readonly title: string
  readonly screen: string
  readonly entries: readonly ReviewEntry[]
}

export interface ReviewEntry {
  readonly question: string
  readonly answer: string
  /** What was drawn, where a signature was. */
  readonly drawing?: string
}

export function reviewSections(line: LoadedLine, flow: Flow, language: Language): ReviewSection[] {
  const { answers } = flow.journey
  return readableRecord(flow.journey, line.wording[language], language)
    .map(({ step, title, entries }) => ({
      title,
      screen:
        flow.screens.find((each) => each.kind === 'questions' && each.step === step)?.id ?? '',
      entries: entries.map(({ question, answer, path }) => ({
        question,
        answer: path === 'iban' ? maskIban(answer) : answer,
        ...drawingOf(answers[path]),
      })),
    }))
    .filter(({ screen, entries }) => screen !== '' && entries.length > 0)
}

function drawingOf(answer: unknown): { drawing?: string } {
  const { drawing } = (answer ?? {}) as Partial<Signature>
  return drawing === undefined ? {} : { drawing }
}

/** The last digits are enough to recognise it, and nobody beside the screen learns the rest. */
function maskIban(shown: string): string {
  const bare = shown.replace(/\s/g, '')
  return `${bare.slice(0, 4)} •••• ${bare.slice(-4)}`
}
