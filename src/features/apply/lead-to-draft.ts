import { data, redirect } from 'react-router'
import type { Draft } from '#brokerage/drafts/draft.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { draftCookie } from './draft-cookie.ts'
import { computeFlow, pathOfCurrent } from './flow.ts'
import { JOURNEYS } from './journeys.ts'

/** To the page where a draft stands, with a key for this browser. */
export function leadToDraft(
  facts: ApplyFacts,
  { draft, key }: { readonly draft: Draft; readonly key: string },
): Response {
  const all = JOURNEYS.filter(({ line, host }) => line === draft.line && host === facts.host)
  const journey =
    all.find(({ preset }) =>
      Object.entries(preset).every(([id, value]) => draft.contents.answers[id] === value),
    ) ?? all[0]
  if (!journey) throw data(null, { status: 404 })
  const line = facts.desk.lines[journey.line]
  const cookie = draftCookie(facts.hosts, facts.host, journey.line, key)
  const current =
    line && draft.contents.informed
      ? pathOfCurrent(computeFlow(line, draft.contents, facts.desk.today()))
      : ''
  return redirect(journey.base + current, { headers: { 'set-cookie': cookie } })
}
