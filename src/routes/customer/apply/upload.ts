import { redirect } from 'react-router'
import { actOnUpload } from '#features/apply/upload.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/upload.ts'
import { applyFacts } from './apply-facts.ts'
import { journeyAt } from './journey-at.ts'

/** For who asks again after an answer that went wrong: the application itself. */
export const loader = ({ url }: Route.LoaderArgs) => redirect(url.pathname.replace(/\/upload$/, ''))

export function action({ request, url, context }: Route.ActionArgs) {
  return answerOutage(actOnUpload(applyFacts(context), journeyAt(url.pathname), request))
}
