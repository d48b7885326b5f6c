import { data } from 'react-router'
import { loadLegalPaper } from '#features/legal-papers/load-legal-paper.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/legal-paper.ts'

/** A legal text as PDF: `/papers/privacy-policy.pdf` is the text of `/privacy-policy`. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const path = /^(.+)\.pdf$/.exec(params['*'])?.[1]
  const paper =
    path && (await answerOutage(loadLegalPaper(facts, { ...facts.target, path: `/${path}` })))
  if (!paper) throw data(null, 404)
  return new Response(Buffer.from(paper), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${path.replaceAll('/', '-')}.pdf"`,
    },
  })
}
