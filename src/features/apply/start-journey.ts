import { redirect } from 'react-router'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import { deleteDraft } from '#brokerage/drafts/delete-draft.ts'
import type { DraftContents } from '#brokerage/drafts/draft.ts'
import {
  DRAFT_LIMITS,
  exceedsDrafts,
  MOST_DRAFTS_OF_ACCOUNT,
} from '#brokerage/drafts/draft-limits.ts'
import { findHandedOver, redeemHandOver } from '#brokerage/drafts/hand-over.ts'
import { roomForDrafts } from '#brokerage/drafts/own-drafts.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { maySell } from '#brokerage/may-sell.ts'
import { brokerNote } from '#content/broker-note.ts'
import { HOST_ROLES, type HostRole, originOf } from '#sites/hosts.ts'
import { RECOMMENDED, readRecommendationCode } from '#sites/recommendation-code.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { disclosureHref } from './documents.ts'
import { draftCookie } from './draft-cookie.ts'
import { computeFlow } from './flow.ts'
import { initialInformation } from './informed.ts'
import { frameOf, type OpenJourney, openJourney } from './open-journey.ts'
import type { StartData, TooMany } from './page-data.ts'
import { readPrefill } from './prefill.ts'
import { priceView } from './price-view.ts'
import { readPost } from './read-post.ts'
import { GONE, startAgainAt } from './start-again.ts'

/** The first page. Answers in its address are kept where they may be, and the address is cleaned. */
export async function loadStart(
  facts: ApplyFacts,
  { route, url }: { route: string; url: URL },
  request: Request,
): Promise<StartData> {
  const open = await openJourney(facts, route, request)
  const token = url.searchParams.get('continue')
  if (token !== null) throw await takeOver(facts, open, token, request)
  const { journey, line, language, asOf, draft } = open
  const prefill = readPrefill(line.definition, url.searchParams, asOf)
  const kept = prefill.found ? await keepPrefill(facts, open, url.searchParams, request) : undefined
  if (kept instanceof Response) throw kept
  const wording = line.wording[language]
  const answers = draft?.submittedAs ? {} : { ...draft?.contents.answers, ...journey.preset }
  const underWay = draft?.contents.informed !== undefined && !draft.submittedAs
  const settings = await facts.content.getSettings()
  return {
    ...frameOf(open),
    fund: wording.line.tiers[journey.preset['fund'] ?? '']?.name,
    summary: wording.line.summary,
    price: priceView({ line, wording, language, answers, tier: draft?.contents.tier, asOf }),
    information: initialInformation(settings, journey.line),
    informationHref: brokerNote(settings, facts.hosts, facts.locale).href,
    disclosureHref: disclosureHref(open),
    underWay,
    goneSignInHref:
      url.searchParams.has(GONE) && !underWay
        ? `${originOf(facts.hosts, 'app')}/account/signin?next=/me/policies`
        : undefined,
    isClosed: !maySell(facts.hosts, settings.intermediary.registerNumber),
    tooMany: kept,
    recommended: readRecommendationCode(url.searchParams.get(RECOMMENDED)),
  }
}

/**
 * Begins, goes on, or begins anew. By beginning, our information was shown: noted with its version.
 * No further one where so many were begun that no person does it.
 */
export async function actOnStart(
  facts: ApplyFacts,
  route: string,
  request: Request,
): Promise<Response | TooMany> {
  const open = await openJourney(facts, route, request)
  const { journey, line, asOf } = open
  const form = await readPost(facts, request)
  const settings = await facts.content.getSettings()
  const { version } = initialInformation(settings, journey.line)
  const informed = { version, at: facts.desk.clock.now().toISOString() }
  const isAnew = form.get('_do') === 'anew'
  const begun = open.draft?.submittedAs ? undefined : open.draft
  const tooMany = begun && !isAnew ? undefined : await findTooMany(facts, open, begun !== undefined)
  if (tooMany) return tooMany
  if (isAnew && begun) await deleteDraft(facts.desk, begun.id)
  const before = isAnew || open.draft?.submittedAs ? undefined : open.draft
  const recommended = readRecommendationCode(String(form.get(RECOMMENDED) ?? ''))
  const change = (was: DraftContents): DraftContents => ({
    ...was,
    ...(recommended ? { recommended } : {}),
    answers: { ...was.answers, ...journey.preset },
    // What counts is when it was shown first.
    informed: was.informed?.version === version ? was.informed : informed,
  })
  const changed = before && (await changeDraft(facts.desk, before.id, change))
  const contents = changed?.contents ?? change({ answers: {} })
  const headers = new Headers()
  if (!changed) {
    headers.append('set-cookie', await startHere(facts, open, contents))
  }
  const { current } = computeFlow(line, contents, asOf)
  return redirect(`${journey.base}/${current.id}`, { headers })
}

/**
 * Keeps what a link brings along. Anybody can put a link to us anywhere, so once somebody has begun
 * to answer, it changes nothing any more, unless it stands on a page of ours: there the visitor has
 * just moved the quote card themselves.
 */
async function keepPrefill(
  facts: ApplyFacts,
  open: OpenJourney,
  query: URLSearchParams,
  request: Request,
): Promise<Response | TooMany> {
  const { journey, draft, line, asOf } = open
  const isOurs = comesFrom(facts, request, HOST_ROLES)
  const change = (was: DraftContents): DraftContents => {
    if (was.informed && !isOurs) return was
    const { answers, tier } = readPrefill(line.definition, query, asOf, was.answers)
    const given = { ...was.answers, ...answers, ...journey.preset }
    return { ...was, answers: given, ...(tier ? { tier } : {}) }
  }
  const headers = new Headers()
  const changed = draft && !draft.submittedAs && (await changeDraft(facts.desk, draft.id, change))
  if (!changed) {
    const tooMany = await findTooMany(facts, open)
    if (tooMany) return tooMany
    headers.append('set-cookie', await startHere(facts, open, change({ answers: {} })))
  }
  const { rest } = readPrefill(line.definition, query, asOf)
  return redirect(journey.base + (rest.size > 0 ? `?${rest}` : ''), { headers })
}

/** A new draft, of the account of who is signed in; gives back the cookie that opens it. */
async function startHere(
  { desk, hosts, host }: ApplyFacts,
  { journey, actor }: OpenJourney,
  contents: DraftContents,
): Promise<string> {
  const owner = actor.kind === 'customer' ? actor.userId : undefined
  const { key } = await startDraft(desk, journey.line, contents, owner)
  return draftCookie(hosts, host, journey.line, key)
}

/** What stands against one more, where it does not stand in for another. */
async function findTooMany(
  { clientIp, desk }: ApplyFacts,
  { actor }: OpenJourney,
  standsIn = false,
): Promise<TooMany | undefined> {
  const isFull = actor.kind === 'customer' && !standsIn && (await roomForDrafts(desk, actor)) === 0
  if (isFull) return { by: 'account', most: MOST_DRAFTS_OF_ACCOUNT }
  return exceedsDrafts('draft', clientIp, desk.clock.now())
    ? { by: 'network', most: DRAFT_LIMITS.draft }
    : undefined
}

/**
 * From our other host: the draft goes on here, where it stands. Anybody can put such a link
 * anywhere too: it takes nobody's begun answers out of their browser.
 */
async function takeOver(
  facts: ApplyFacts,
  open: OpenJourney,
  token: string,
  request: Request,
): Promise<Response> {
  const { journey, line, asOf } = open
  const keepsOthers = comesFrom(facts, request, ['app'])
  if (!keepsOthers && (await wouldReplace(facts, open, token))) return redirect(journey.base)
  const redeemed = await redeemHandOver(facts.desk, token, { line: journey.line, keepsOthers })
  if (!redeemed) return redirect(startAgainAt(journey))
  const { current } = computeFlow(line, redeemed.draft.contents, asOf)
  const cookie = draftCookie(facts.hosts, facts.host, journey.line, redeemed.key)
  return redirect(`${journey.base}/${current.id}`, { headers: { 'set-cookie': cookie } })
}

/** Whether a link leads away from an application that was begun in this browser, to another one. */
async function wouldReplace(
  { desk }: ApplyFacts,
  { draft }: OpenJourney,
  token: string,
): Promise<boolean> {
  if (!draft?.contents.informed || draft.submittedAs) return false
  return (await findHandedOver(desk, token))?.id !== draft.id
}

/** Browsers say where somebody comes from, and no other site can say that it was ours. */
function comesFrom(
  { hosts }: Pick<ApplyFacts, 'hosts'>,
  request: Request,
  roles: readonly HostRole[],
): boolean {
  const origin = URL.parse(request.headers.get('referer') ?? '')?.origin
  return roles.some((role) => originOf(hosts, role) === origin)
}
