import { data } from 'react-router'
import type { Draft } from '#brokerage/drafts/draft.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
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
  return {
    journey,
    line,
    language: parseLocale(facts.locale).language,
    asOf: facts.desk.today(),
    draft: await findDraft(facts.desk, journey.line, key),
  }
}
