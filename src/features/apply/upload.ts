import { redirect } from 'react-router'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import { exceedsUploads } from '#brokerage/drafts/draft-limits.ts'
import { deleteUpload } from '#brokerage/files/delete-upload.ts'
import { storeUpload } from '#brokerage/files/store-upload.ts'
import type { UploadedFile } from '#insurance/fields/upload.ts'
import type { ApplyFacts } from './apply-facts.ts'
import { openJourney } from './open-journey.ts'
import { mergeAnswers } from './read-answers.ts'
import { readPost } from './read-post.ts'

/** Takes a file for one question, or takes it away again. */
export async function actOnUpload(
  facts: ApplyFacts,
  route: string,
  request: Request,
): Promise<Response> {
  const { journey, draft, line, actor } = await openJourney(facts, route, request)
  const form = await readPost(facts, request)
  const screen = String(form.get('_screen') ?? '').replace(/[^a-z0-9-]/g, '')
  const path = String(form.get('_field') ?? '')
  const back = `${journey.base}/${screen}`
  const [id = '', part] = path.split('.')
  const field = line.definition.steps.flatMap(({ fields }) => fields).find((each) => each.id === id)
  if (!draft || draft.submittedAs || !field) return redirect(back)
  const removed = form.get('_remove')
  if (typeof removed === 'string') {
    await keep((files) => files.filter((file) => file.id !== removed))
    await deleteUpload(facts.desk, draft.id, removed)
    return redirect(back)
  }
  for (const given of form.getAll('file').slice(0, 10)) {
    if (typeof given === 'string' || given.size === 0) continue
    if (exceedsUploads(facts.clientIp, facts.desk.clock.now(), given.size)) {
      return redirect(`${back}?refused=tooOften&field=${path}`)
    }
    const bytes = new Uint8Array(await given.arrayBuffer())
    const stored = await storeUpload(facts.desk, actor, {
      bytes,
      name: given.name,
      draftId: draft.id,
      ...(field.kind === 'upload' ? { accept: field.accept } : {}),
    })
    if (!stored.ok) return redirect(`${back}?refused=${stored.refusal}&field=${path}`)
    await keep((files) => [...files, stored.file])
  }
  return redirect(back)

  async function keep(change: (files: UploadedFile[]) => UploadedFile[]): Promise<void> {
    await changeDraft(facts.desk, draft?.id ?? '', (contents) => {
      const { answers } = contents
      if (!part)
        return { ...contents, answers: mergeAnswers(answers, { [id]: changed(answers[id]) }) }
      const whole = (answers[id] ?? {}) as Record<string, unknown>
      const parts = mergeAnswers(whole, { [part]: changed(whole[part]) })
      return { ...contents, answers: { ...answers, [id]: parts } }
    })

    function changed(value: unknown): UploadedFile[] | undefined {
      const files = change(Array.isArray(value) ? value : [])
      return files.length > 0 ? files : undefined
    }
  }
}
