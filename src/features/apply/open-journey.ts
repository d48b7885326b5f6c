import { createHash } from 'node:crypto'
import { data } from 'react-router'
import { type ActingUser, anonymous } from '#accounts/acting-user.ts'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { ownDraft } from '#brokerage/drafts/own-drafts.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { parseLocale } from '#sites/locales.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { readDraftKey } from './draft-cookie.ts'
import { findJourney, type Journey } from './journeys.ts'

/** A journey with the line behind it and the draft that this browser has of it. */
export type OpenJourney = {
  readonly journey: Journey
  readonly line: LoadedLine
  readonly language: Language
  readonly asOf: IsoDate
  readonly draft: Draft | undefined
  /** Who fills it in. */
  readonly actor: ActingUser
}

export async function openJourney(
  facts: ApplyFacts,
  route: string,
  request: Request,
): Promise<OpenJourney> {
  const journey = findJourney(route)
  const line = journey && facts.desk.lines[journey.line]
  if (!journey || !line || journey.host !== facts.host) throw data(null, { status: 404 })
  const key = readDraftKey(request.headers.get('cookie'), journey.line)
  const signedIn = await facts.customer?.()
  const viewerId = signedIn?.customer.id
  const draft = await findDraft(facts.desk, journey.line, key, viewerId)
  return {
    journey,
    line,
    language: parseLocale(facts.locale).language,
    asOf: facts.desk.today(),
    ...(await forActor(facts, draft, key ?? '', viewerId, request.method)),
  }
}

/** What every page of it knows. */
export function frameOf({ journey, line, language, asOf, draft }: OpenJourney) {
  return {
    owner: draft && markOf(draft),
    line: journey.line,
    base: journey.base,
    product: line.wording[language].line.name,
    isFund: line.definition.statutoryFund === true,
    language,
    asOf,
  }
}

/** Tells one draft from another in the browser's history, where its id, which opens it, has no place. */
function markOf({ id }: Draft): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22)
}

/**
 * Whoever goes on with a draft while signed in has it in the account from then on. On our other
 * host, which knows no sessions, the key alone says whose it is.
 */
async function forActor(
  facts: ApplyFacts,
  draft: Draft | undefined,
  key: string,
  viewerId: string | undefined,
  method: string,
): Promise<{ draft: Draft | undefined; actor: ActingUser }> {
  const isUntied = draft && !draft.customerId && !draft.submittedAs
  const found =
    isUntied && viewerId && method === 'POST'
      ? await ownDraft(facts.desk, { kind: 'customer', userId: viewerId }, draft, key)
      : draft
  const userId = found ? found.customerId : viewerId
  return { draft: found, actor: userId ? { kind: 'customer', userId } : anonymous }
}
