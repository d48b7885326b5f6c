import { data } from 'react-router'
import { confirmMarketing } from '#brokerage/service/customer-choices.ts'
import { type AccountFacts, limitOn } from './account-facts.ts'
import { type FormAnswer, tooOften } from './form-answer.ts'
import { textIn } from './read-post.ts'

/** Takes the second yes to advertising, from whoever reads the mails of the address. */
export async function answerNews(facts: AccountFacts, form: FormData) {
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit) =>
    data<FormAnswer>({ values: {}, errors: {}, ...more }, init)
  const limit = limitOn(facts, 'news')
  if (limit) return again({ problem: limit }, tooOften(limit))
  const isDone = await confirmMarketing(facts.desk, textIn(form, 'ticket', 200))
  return isDone ? again({ told: 'newsConfirmed' }, 200) : again({ problem: 'badLink' }, 400)
}
