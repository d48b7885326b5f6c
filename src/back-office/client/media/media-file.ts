import type { DocumentRecord } from '../../wire/document-record.ts'

/** What the back office shows of a file of the media library. */
export interface MediaFile {
  name: string
  alternativeText: string
  url: string
  mime: string
  width?: number
  height?: number
  /** In kilobytes. */
  size: number
  focalPoint?: { x: number; y: number }
  formats?: Record<string, { url: string; width: number; height: number; size: number }>
}

export function mediaFile({ attributes }: Pick<DocumentRecord, 'attributes'>): MediaFile {
  return attributes as unknown as MediaFile
}

/** The smallest form of a picture that is large enough for a tile; undefined for other files. */
export function tileUrl({ mime, url, formats }: MediaFile): string | undefined {
  if (!mime?.startsWith('image/')) return undefined
  return formats?.['small']?.url ?? formats?.['thumbnail']?.url ?? url
}
