import { redirect } from 'react-router'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import type { Draft, NotTaken } from '#brokerage/drafts/draft.ts'
import { exceedsUploads } from '#brokerage/drafts/draft-limits.ts'
import { deleteUpload } from '#brokerage/files/delete-upload.ts'
import { hasSameUpload } from '#brokerage/files/has-same-upload.ts'
import { tryToStoreUpload } from '#brokerage/files/try-to-store-upload.ts'
import type { Field } from '#insurance/fields/field.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import type { UploadedFile } from '#insurance/fields/upload.ts'
import { cleanFileName } from '#platform/files/clean-file-name.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { fromReview, pathWith } from './from-review.ts'
import { type OpenJourney, openJourney } from './open-journey.ts'
import type { Refusal } from './page-data.ts'
import { placeOfFiles } from './place-of-files.ts'
import { mergeAnswers } from './read-answers.ts'
import { readPost } from './read-post.ts'
import { startAgainAt } from './start-again.ts'

/** Takes files for one question, or takes one away again. */
export async function actOnUpload(
  facts: ApplyFacts,
  route: string,
  request: Request,
): Promise<Response> {
  const open = await openJourney(facts, route, request)
  const { journey, draft, line } = open
  const form = await readPost(facts, request)
  const screen = String(form.get('_screen') ?? '').replace(/[^a-z0-9-]/g, '')
  const path = String(form.get('_field') ?? '')
  const back = `${journey.base}/${screen}`
  if (!draft) return redirect(startAgainAt(journey))
  const question = findQuestion(
    line.definition.steps.flatMap(({ fields }) => fields),
    path,
  )
  if (draft.submittedAs || !question) return redirect(back)
  const from = fromReview(form)
  // Else the page begins at its top, a screen or two above what was done on it.
  const atFiles = `${pathWith(back, from)}#${placeOfFiles(path)}`
  const removed = form.get('_remove')
  if (typeof removed === 'string') {
    await changeFiles(facts, draft, path, (files) => files.filter((file) => file.id !== removed))
    await deleteUpload(facts.desk, draft.id, removed)
    return redirect(atFiles)
  }
  // Where no file was chosen, a browser sends one without a name.
  const given = form.getAll('file').filter((each) => typeof each !== 'string' && each.name !== '')
  const refused: { name: string; refusal: Refusal }[] = []
  let held = filesAt(draft.contents.answers, path)
  for (const file of given as File[]) {
    const taken = await take(facts, { ...open, draft }, { path, question, held }, file)
    if (typeof taken === 'string') {
      refused.push({ name: cleanFileName(file.name, undefined), refusal: taken })
    } else held = taken
  }
  const notTaken: NotTaken | undefined =
    refused.length > 0
      ? {
          field: path,
          files: refused.slice(0, MOST_NAMED),
          ...(given.length > 1 ? { left: refused.length } : {}),
        }
      : undefined
  if (notTaken || draft.contents.notTaken) {
    // Names of files tell too much for an address.
    await changeDraft(facts.desk, draft.id, (contents) => ({ ...contents, notTaken }))
  }
  return redirect(notTaken ? pathWith(back, { ...from, refused: path }) : atFiles)
}

/** A choice of more is a folder taken by mistake: the number of the others is enough. */
const MOST_NAMED = 20

/** Takes one file; gives back all that are there then, or what stands against it. */
async function take(
  facts: ApplyFacts,
  { draft, actor }: OpenJourney & { readonly draft: Draft },
  { path, question, held }: { path: string; question: UploadQuestion; held: Files },
  file: File,
): Promise<Files | Refusal> {
  const { desk, clientIp } = facts
  const bytes = new Uint8Array(await file.arrayBuffer())
  const ids = held.map(({ id }) => id)
  if (await hasSameUpload(desk, draft.id, ids, bytes)) return held
  if (held.length >= question.maxFiles) return 'tooMany'
  if (exceedsUploads(clientIp, desk.clock.now(), file.size)) return 'tooOften'
  const { accept } = question
  const stored = await tryToStoreUpload(desk, actor, {
    bytes,
    name: file.name,
    draftId: draft.id,
    accept,
  })
  // The usual advice, to send a photo, helps nobody who is asked for a table.
  if (!stored.ok) return accept && stored.refusal === 'wrongFileType' ? 'notATable' : stored.refusal
  const kept = await changeFiles(facts, draft, path, (files) =>
    files.length < question.maxFiles ? [...files, stored.file] : files,
  )
  if (kept.some(({ id }) => id === stored.file.id)) return kept
  // Another window was quicker.
  await deleteUpload(desk, draft.id, stored.file.id)
  return 'tooMany'
}

type UploadQuestion = Extract<Field, { kind: 'upload' }>
type Files = readonly UploadedFile[]

function findQuestion(fields: readonly Field[], path: string): UploadQuestion | undefined {
  const [id = '', part] = path.split('.')
  const field = fields.find((each) => each.id === id)
  const asked = part && field ? partsOf(field).find((each) => each.id === part) : field
  return asked?.kind === 'upload' ? asked : undefined
}

function filesAt(answers: Readonly<Record<string, unknown>>, path: string): Files {
  const [id = '', part] = path.split('.')
  const value = part ? (answers[id] as Record<string, unknown> | undefined)?.[part] : answers[id]
  return Array.isArray(value) ? value : []
}

/** Changes the files that a draft has for a question; gives back those it has then. */
async function changeFiles(
  { desk }: Pick<ApplyFacts, 'desk'>,
  { id: draftId }: Pick<Draft, 'id'>,
  path: string,
  change: (files: Files) => Files,
): Promise<Files> {
  const [id = '', part] = path.split('.')
  const changed = await changeDraft(desk, draftId, (contents) => {
    const { answers } = contents
    const files = change(filesAt(answers, path))
    const value = files.length > 0 ? files : undefined
    if (!part) return { ...contents, answers: mergeAnswers(answers, { [id]: value }) }
    const whole = (answers[id] ?? {}) as Record<string, unknown>
    return { ...contents, answers: { ...answers, [id]: mergeAnswers(whole, { [part]: value }) } }
  })
  return changed ? filesAt(changed.contents.answers, path) : []
}
