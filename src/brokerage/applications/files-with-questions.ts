import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import type { StoredFile } from '../files/views.ts'
import { findUploads } from './find-uploads.ts'

/**
 * Files of an application, each that was sent for one of its questions with that question: phones
 * give every photo the same name.
 */
export function filesWithQuestions(
  files: readonly StoredFile[],
  { answers, record }: Pick<FrozenApplication, 'answers' | 'record'>,
): StoredFile[] {
  const questions = new Map(
    record.flatMap(({ entries }) => entries).map(({ path, question }) => [path, question]),
  )
  const paths = new Map(findUploads(answers).map(({ fileId, path }) => [fileId, path]))
  return files.map((file) => {
    const sentFor = questions.get(paths.get(file.id) ?? '')
    return sentFor === undefined ? file : { ...file, sentFor }
  })
}
