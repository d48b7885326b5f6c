import { data, redirect } from 'react-router'
import { clearHealthOfDraft } from '#brokerage/consents/clear-health-of-draft.ts'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import type { Draft, DraftContents } from '#brokerage/drafts/draft.ts'
import { isBlank } from '#insurance/fields/field-kind.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { hasUnread } from './documents.ts'
import {
  computeFlow,
  type Flow,
  type FlowScreen,
  isRefused,
  mayOpen,
  pathOfCurrent,
  previousScreen,
} from './flow.ts'
import { fromReview, pathWith } from './from-review.ts'
import { type OpenJourney, openJourney } from './open-journey.ts'
import { keepUploads, mergeAnswers, partStreets, readAnswers } from './read-answers.ts'
import { readPost } from './read-post.ts'
import { saveForLater } from './save-for-later.ts'
import { leastEntries } from './screen-model.ts'
import { HEALTH_CONSENT } from './screens.ts'
import { sendOrder } from './send-order.ts'
import { startAgainAt } from './start-again.ts'

/** What a page sent: kept first, looked at then. Every way out is a redirect. */
export async function actOnPage(
  facts: ApplyFacts,
  where: { route: string; screen: string },
  request: Request,
): Promise<Response> {
  const open = await openJourney(facts, where.route, request)
  const { journey, draft, line, asOf } = open
  const form = await readPost(facts, request)
  if (!draft) return redirect(startAgainAt(journey))
  if (draft.submittedAs) return redirect(`${journey.base}/done`)
  if (!draft.contents.informed) return redirect(journey.base)
  if (where.screen === 'save') return saveForLater(facts, open, draft, form)
  const flow = computeFlow(line, draft.contents, asOf)
  const screen = flow.screens.find(({ id }) => id === where.screen)
  if (!screen) throw data(null, { status: 404 })
  if (!mayOpen(flow, screen.id)) return redirect(journey.base + pathOfCurrent(flow))
  if (screen.kind === 'review') return sendOrder(facts, open, draft, flow, { form, request })

  const isTakenBack = screen.kind === 'healthConsent' && form.get(HEALTH_CONSENT) === null
  const changed = isTakenBack
    ? await clearHealthOfDraft(facts.desk, draft)
    : await changeDraft(facts.desk, draft.id, (contents) =>
        withPage({ ...contents, notTaken: undefined }, open, screen, form, facts.desk.clock.now()),
      )
  if (!changed) return redirect(`${journey.base}/done`)
  const isUnread = screen.id === 'documents' && (await hasUnread(facts, open, changed))
  return redirect(journey.base + wayOn(open, screen, changed, form, isUnread))
}

/** What the form asks for beside "go on": an entry more, an entry less, or the page before. */
const ACTION = '_do'
/** Names of the fields that the page showed, since an unticked box sends nothing. */
const SHOWN = '_shown'

function withPage(
  contents: DraftContents,
  open: OpenJourney,
  screen: FlowScreen,
  form: FormData,
  now: Date,
): DraftContents {
  const { definition } = open.line
  switch (screen.kind) {
    case 'plans':
      return withPlan(contents, open, String(form.get('tier') ?? ''))
    case 'healthConsent': {
      const answers = mergeAnswers(contents.answers, { [HEALTH_CONSENT]: 'yes' })
      // Given before, it holds as it was read then.
      if (contents.healthConsentAt) return { ...contents, answers }
      const { language, line } = open
      const wording = copyOfField({ id: HEALTH_CONSENT }, line.wording[language]).question
      const healthConsentShown = { wording, language }
      return { ...contents, answers, healthConsentAt: now.toISOString(), healthConsentShown }
    }
    case 'review':
      return contents
    case 'questions': {
      const page = partStreets(readAnswers(form, shownFields(definition, screen, form)))
      const kept = keepUploads(page, contents.answers, groupsOf(definition))
      const answers = mergeAnswers(contents.answers, kept)
      return { ...contents, answers: editLists(answers, definition, screen, form) }
    }
  }
}

/** Choosing a package also answers what it stands for. */
function withPlan(contents: DraftContents, open: OpenJourney, tier: string): DraftContents {
  const found = open.line.definition.tiers.find(({ id }) => id === tier)
  if (!found) return contents
  return { ...contents, answers: { ...contents.answers, ...found.sets }, tier }
}

/** Of the page's fields those that it showed; uploads come by themselves. */
function shownFields(
  definition: LineDefinition,
  screen: Extract<FlowScreen, { kind: 'questions' }>,
  form: FormData,
): string[] {
  const shown = String(form.get(SHOWN) ?? screen.asked.join(' ')).split(' ')
  const uploads = definition.steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'upload')
    .map(({ id }) => id)
  return screen.fields.filter((id) => shown.includes(id) && !uploads.includes(id))
}

/** Questions made of others, of which some take files. */
function groupsOf({ steps }: LineDefinition) {
  return steps
    .flatMap(({ fields }) => fields)
    .filter(({ kind }) => kind === 'company')
    .map((field) => ({ id: field.id, parts: partsOf(field) }))
}

function editLists(
  answers: Record<string, unknown>,
  definition: LineDefinition,
  screen: Extract<FlowScreen, { kind: 'questions' }>,
  form: FormData,
): Record<string, unknown> {
  const [action, target = ''] = String(form.get(ACTION) ?? '').split(':')
  const [listId = '', index] = target.split('.')
  const edited = { ...answers }
  for (const field of definition.steps.flatMap(({ fields }) => fields)) {
    if (field.kind !== 'list' || !screen.fields.includes(field.id)) continue
    const given = edited[field.id]
    const min = leastEntries(field)
    const entries: unknown[] = Array.isArray(given) ? given : []
    if (field.id === listId && action === 'add') {
      const least = Math.max(min, entries.length)
      const blank = Array.from({ length: least + 1 - entries.length }, () => ({}))
      edited[field.id] = [...entries, ...blank].slice(0, field.max)
    } else if (field.id === listId && action === 'remove') {
      edited[field.id] = entries.filter((_, at) => String(at) !== index)
    } else if (entries.length > min) {
      // What was added and never filled in is no entry.
      edited[field.id] = entries.filter((entry, at) => at < min || !isEmptyEntry(entry))
    }
    if (Array.isArray(edited[field.id]) && (edited[field.id] as unknown[]).length === 0) {
      delete edited[field.id]
    }
  }
  return edited
}

function isEmptyEntry(entry: unknown): boolean {
  return typeof entry !== 'object' || entry === null || Object.values(entry).every(isBlank)
}

function wayOn(
  open: OpenJourney,
  screen: FlowScreen,
  draft: Draft,
  form: FormData,
  isUnread: boolean,
): string {
  const flow = computeFlow(open.line, draft.contents, open.asOf)
  const [action] = String(form.get(ACTION) ?? '').split(':')
  if (action === 'back') return `/${previousScreen(flow, screen.id)?.id ?? screen.id}`
  const from = fromReview(form)
  if (action === 'add' || action === 'remove') return pathWith(`/${screen.id}`, from)
  const now = flow.screens.find(({ id }) => id === screen.id)
  if (now && (!now.done || isUnread)) {
    const shown = String(form.get(SHOWN) ?? now.asked.join(' ')).split(' ')
    // A question that this very answer brought up was not left out: it is asked now.
    const isNew = now.asked.some((id) => !shown.includes(id))
    return pathWith(`/${screen.id}`, isNew ? from : { check: '1', ...from })
  }
  if (flow.quote.outcome === 'declined' || (screen.stage === 'quote' && isRefused(flow))) {
    return '/outcome'
  }
  return `/${('from' in from ? flow.current : followingScreen(flow, screen.id)).id}`
}

/** The next page with something left to say; what a link has filled in is not asked again. */
function followingScreen(flow: Flow, id: string): FlowScreen {
  const index = flow.screens.findIndex((screen) => screen.id === id)
  const { answers } = flow.journey
  return (
    flow.screens
      .slice(index + 1)
      .find(
        (screen) =>
          !screen.done ||
          (screen.kind === 'questions' && screen.asked.every((field) => isBlank(answers[field]))),
      ) ?? flow.current
  )
}
