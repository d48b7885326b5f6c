import { redirect } from 'react-router'
import { actOnOwnDraft } from '#features/apply/continue-own.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/continue.ts'
import { applyFacts } from './apply-facts.ts'

export const loader = () => redirect('/me/policies')

export function action({ request, context }: Route.ActionArgs) {
  return answerOutage(actOnOwnDraft(applyFacts(context), request))
}
