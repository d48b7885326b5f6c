import { randomBytes } from 'node:crypto'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import type { Queries } from '#platform/database/connect.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { formatUid } from '#sites/uid.ts'
import { type ContentDocument, contentFiles } from '../tables.ts'
import { savePublished } from '../write-document.ts'
import { makeSizes } from './make-sizes.ts'
import { recogniseFile } from './recognise-file.ts'
import { sizeInFile } from './size-in-file.ts'
import { withoutCameraNotes } from './without-camera-notes.ts'

export interface NewFile {
  bytes: Buffer
  /** As the sender calls it. */
  name: string
  /**
   * What a picture shows; empty says that it is decoration. Required for pictures, unlike in Strapi:
   * who cannot see them would be left without, and nobody would notice.
   */
  alternativeText?: string | undefined
  caption?: string | undefined
  focalPoint?: { x: number; y: number } | undefined
}

/** Keeps a file and its smaller sizes, and makes it a document of the media library. */
export async function saveFile(
  queries: Queries,
  file: NewFile,
  by: ActingUser,
): Promise<ContentDocument> {
  const recognised = await recogniseFile(file.bytes)
  if (recognised === undefined) {
    throw new AppError(
      'input-invalid',
      'Only pictures (JPEG, PNG, WebP, AVIF, GIF, SVG) and PDF files can be kept',
    )
  }
  const isImage = recognised.mime.startsWith('image/')
  if (isImage && file.alternativeText === undefined) {
    throw new AppError('input-invalid', 'alternativeText is a required field')
  }
  const { mime, ext, width, height, isPicture } = recognised
  const hash = `${slugOf(file.name)}_${randomBytes(6).toString('hex')}`
  // Marks of direction would show another name than the one that is kept.
  const name = file.name.replace(/\p{C}/gu, '').trim() || hash
  const bytes = isPicture ? await withoutCameraNotes(file.bytes) : file.bytes
  const made = isPicture && width && height ? await makeSizes(bytes, { width, height }) : []
  const described = (kept: Buffer, name: string) => ({
    hash: name,
    ext,
    mime,
    size: sizeInFile(kept),
    url: `/uploads/${name}${ext}`,
  })
  const formats = Object.fromEntries(
    made.map((size) => [
      size.name,
      {
        name: `${size.name}_${name}`,
        width: size.width,
        height: size.height,
        ...described(size.bytes, `${size.name}_${hash}`),
        path: null,
      },
    ]),
  )
  return queries.transaction(async (transaction) => {
    await transaction.insert(contentFiles).values([
      { name: `${hash}${ext}`, mime, bytes, withoutNotes: true },
      ...made.map((size) => ({
        name: `${size.name}_${hash}${ext}`,
        mime,
        bytes: size.bytes,
        withoutNotes: true,
      })),
    ])
    const attributes = {
      name,
      alternativeText: file.alternativeText ?? '',
      caption: file.caption,
      focalPoint: file.focalPoint,
      width,
      height,
      formats: made.length > 0 ? formats : undefined,
      ...described(bytes, hash),
    }
    const uid = formatUid(DEFAULT_LOCALE, hash.replaceAll('--', '-'))
    return savePublished(transaction, 'media', uid, attributes, { by, mustBeNew: true })
  })
}

function slugOf(name: string): string {
  const slug = name
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return slug.slice(0, 60) || 'file'
}
