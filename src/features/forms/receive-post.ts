import { createHash } from 'node:crypto'
import { FORM_INPUTS, type FormState } from '#blocks/form/form-state.ts'
import type { ContentEntry } from '#content/source.ts'
import { asSentence } from '#i18n/as-sentence.ts'
import { translator } from '#i18n/translator.ts'
import type { AppError } from '#platform/app-error.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import type { FormDesk } from './form-desk.ts'
import { type FormToken, issueFormToken, LEAST_AGE_MS, readFormToken } from './form-token.ts'
import { keepUploads } from './keep-uploads.ts'
import { type Problem, readAnswers } from './read-answers.ts'
import { isStored, storeSubmission } from './store-submission.ts'

/** `sent`: show the thanks. `again`: show the form with what was typed. */
type PostOutcome =
  | { kind: 'sent' }
  | { kind: 'again'; status: Status; state: FormState; failure?: AppError | undefined }

/** 503: files cannot be kept now, for the reason that `failure` names. */
type Status = 422 | 429 | 200 | 503

/**
 * Takes a form that was sent from a page. In this order: programs that fill in everything are
 * thanked and forgotten; what is wrong comes back with all that was typed; who sent it without a
 * token of their own, or faster than anybody types, gets a second look; the rest is kept.
 */
export async function receivePost(
  desk: FormDesk,
  form: ContentEntry<'forms'>,
  data: FormData,
  { place, clientIp }: { place: PageAddress; clientIp: string | undefined },
): Promise<PostOutcome> {
  const now = desk.clock.now()
  if (isFilled(data, FORM_INPUTS.bait)) return { kind: 'sent' }
  const { fields } = form.attributes
  const read = readAnswers(fields, data)
  const isFlood = desk.limits.exceeds('post', clientIp, now)
  const uploads = await keepUploads(
    desk,
    form.uid,
    fields,
    data,
    () => !isFlood && !desk.limits.exceeds('upload', clientIp, now),
  )
  const problems = inOrder([...read.problems, ...uploads.problems], form)
  const again = (stage: FormState['stage'], status: Status): PostOutcome => ({
    kind: 'again',
    status,
    failure: uploads.failure,
    state: {
      form: form.uid,
      stage,
      token: issueFormToken(desk.secretKey, form.uid, now),
      typed: read.typed,
      problems: stage === 'errors' ? problems.map((each) => worded(each, place)) : [],
      kept: uploads.kept,
    },
  })
  const token = readFormToken(desk.secretKey, form.uid, textOf(data, FORM_INPUTS.token), now)
  const nonce = token && nonceOf(token, data)
  // Pressed twice. Asked after files were looked for, which the first press may just have taken.
  if (nonce && (await isStored(desk, nonce))) return { kind: 'sent' }
  if (isFlood || uploads.areRefused) return again('refused', 429)
  if (uploads.failure) return again('failed', 503)
  if (problems.length > 0) return again('errors', 422)
  if (!nonce || token.ageMs < LEAST_AGE_MS) return again('check', 200)
  if (desk.limits.exceeds('message', clientIp, now)) return again('refused', 429)
  const body = { email: read.email, answers: read.answers }
  await storeSubmission(desk, form, {
    body,
    place,
    nonce,
    uploadIds: uploads.uploadIds,
  })
  return { kind: 'sent' }
}

/**
 * Makes the same form sent twice one message. Whoever goes back in the browser has the same token and may
 * write something else, which is another.
 */
function nonceOf({ nonce }: FormToken, data: FormData): string {
  const sent = [...data].map(([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, value.name, value.size],
  )
  return createHash('sha256').update(nonce).update(JSON.stringify(sent)).digest('base64url')
}

function isFilled(data: FormData, name: string): boolean {
  return data.getAll(name).some((value) => typeof value !== 'string' || value !== '')
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value.slice(0, 200) : ''
}

/** As the questions stand on the page. */
function inOrder(problems: Problem[], form: ContentEntry<'forms'>): Problem[] {
  const order = form.attributes.fields.map(({ id }) => id)
  return problems.toSorted((one, other) => order.indexOf(one.field) - order.indexOf(other.field))
}

function worded({ field, code, params }: Problem, { locale }: PageAddress) {
  const t = translator(locale, 'forms')
  const problem = t(`errors.${code}`, { ...noParams, ...params })
  if (SAYS_WHAT.includes(code)) return { field, message: problem, inList: problem }
  const label = String(params['label'])
  return { field, message: asSentence(problem), inList: t('named', { label, problem }) }
}

/** Names the file itself, or what was not agreed to. */
const SAYS_WHAT: readonly Problem['code'][] = [
  'requiredConsent',
  'empty',
  'tooLarge',
  'wrongFileType',
  'activeContent',
  'unreadable',
]

/** Every text of an error names some of these. */
const noParams = { name: '', max: 0, length: 0, megabytes: 0 }
