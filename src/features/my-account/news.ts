import { data } from 'react-router'
import { confirmMarketing } from '#brokerage/service/customer-choices.ts'
import { type AccountFacts, isTooMany } from './account-facts.ts'
import type { FormAnswer } from './form-answer.ts'
import { textIn } from './read-post.ts'

/** Takes the second yes to advertising, from whoever reads the mails of the address. */
export async function answerNews(facts: AccountFacts, form: FormData) {
  const again = (more: Partial<FormAnswer>, status: number) =>
    data<FormAnswer>({ values: {}, errors: {}, ...more }, status)
  if (isTooMany(facts, 'news')) return again({ problem: 'tooMany' }, 429)
  const isDone = await confirmMarketing(facts.desk, textIn(form, 'ticket', 200))
  return isDone ? again({ told: 'newsConfirmed' }, 200) : again({ problem: 'badLink' }, 400)
}
