import { RECOMMENDED } from '#sites/recommendation-code.ts'
import type { AnswerItem } from './answer-items.ts'
import { answersQuery, type RawAnswers } from './read-answers.ts'
import { TOOLS, type ToolId } from './tool.ts'

/**
 * The way from a result to the other tool, with what that would ask again. An answer that is only
 * likely there stands chosen at its question, which is asked first.
 */
export function otherToolHref(
  to: ToolId,
  { raw, result }: { raw: RawAnswers; result: { readonly answers: readonly AnswerItem[] } },
): string {
  // Of the address only what was asked: it keeps what somebody said before they changed their mind.
  const said = Object.fromEntries(result.answers.map(({ id, value }) => [id, value]))
  const { same, likely, cover } = WORDS_OF[to]
  const status = String(said['status'])
  const answers = {
    status: same[status] ?? likely[status] ?? '',
    yearlyIncome: said['yearlyIncome'] ?? '',
    age: said['age'] ?? '',
    health: cover?.[String(said['priorCover'])] ?? '',
    [RECOMMENDED]: raw[RECOMMENDED] ?? '',
  }
  return TOOLS[to].path + answersQuery(TOOLS[to], answers, likely[status] && 'status')
}

/** Answers of one tool in the words of the other. What has none is asked there. */
interface Words {
  readonly same: Readonly<Record<string, string>>
  readonly likely: Readonly<Record<string, string>>
  readonly cover?: Readonly<Record<string, string>>
}

const WORDS_OF: Readonly<Record<ToolId, Words>> = {
  general: {
    same: {
      employee: 'employee',
      miniJob: 'employee',
      freelancer: 'selfEmployed',
      artist: 'selfEmployed',
      student: 'student',
      trainee: 'trainee',
      unemployed: 'jobSeeker',
      retiree: 'retired',
    },
    likely: {
      civilServant: 'employee',
      posted: 'employee',
      languageCourse: 'student',
      doctoral: 'student',
    },
    cover: { gkv: 'public', private: 'private' },
  },
  health: {
    same: { trainee: 'trainee' },
    // Of several kinds there is the commonest: a job is also a mini-job or a civil servant's.
    likely: {
      employee: 'employee',
      selfEmployed: 'freelancer',
      student: 'student',
      retired: 'retiree',
    },
  },
}
