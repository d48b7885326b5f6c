import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import type { StoredFile } from '../files/views.ts'

/**
 * Files of an application, each that was sent for one of its questions with that question: phones
 * give every photo the same name.
 */
export function filesWithQuestions(
  files: readonly StoredFile[],
  { answers, record }: Pick<FrozenApplication, 'answers' | 'record'>,
): StoredFile[] {
  const entries = record.flatMap((section) => section.entries)
  const questions = new Map(
    entries.flatMap(({ path, question }) =>
      idsIn(path.split('.').reduce(partOf, answers)).map((id) => [id, question] as const),
    ),
  )
  return files.map((file) => {
    const sentFor = questions.get(file.id)
    return sentFor === undefined ? file : { ...file, sentFor }
  })
}

function partOf(value: unknown, part: string): unknown {
  return isRecord(value) ? value[part] : undefined
}

/** Those of an answer that is made of files. */
function idsIn(answer: unknown): string[] {
  if (!Array.isArray(answer)) return []
  return answer.flatMap((each) =>
    isRecord(each) && typeof each['id'] === 'string' ? [each['id']] : [],
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
