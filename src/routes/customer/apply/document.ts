import { openDocument } from '#features/apply/documents.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/document.ts'
import { applyFacts } from './apply-facts.ts'
import { journeyAt } from './journey-at.ts'

export function loader({ request, url, params, context }: Route.LoaderArgs) {
  const where = { route: journeyAt(url.pathname), code: params.code }
  return answerOutage(openDocument(applyFacts(context), where, request))
}
