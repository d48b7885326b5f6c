import {
  DEFAULT_QUALITY,
  IMAGE_QUALITIES,
  IMAGE_WIDTHS,
  OPTIMISED,
} from '#ui/image/image-address.ts'

export type ImageQuery = {
  folder: 'uploads' | 'assets'
  /** A single name: nothing in it can lead out of its folder. */
  name: string
  width: number
  quality: number
}

/** What is asked for, or undefined if it is nothing that a page of ours asks for. */
export function readImageQuery(query: string): ImageQuery | undefined {
  const given = new URLSearchParams(query)
  const [url, w, q] = ['url', 'w', 'q'].map((key) => given.getAll(key))
  if (url?.length !== 1 || w?.length !== 1 || (q?.length ?? 0) > 1) return undefined
  const [, folder, name] = OPTIMISED.exec(url[0] ?? '') ?? []
  const width = IMAGE_WIDTHS.find((each) => String(each) === w[0])
  const quality =
    q?.[0] === undefined ? DEFAULT_QUALITY : IMAGE_QUALITIES.find((each) => String(each) === q[0])
  if ((folder !== 'uploads' && folder !== 'assets') || !name || !width || !quality) return undefined
  return { folder, name, width, quality }
}

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png'

/** The smallest format that the browser says it shows; otherwise the picture's own. */
export function chooseFormat(accept: string | undefined, name: string): ImageFormat {
  if (accept?.includes('image/avif')) return 'avif'
  if (accept?.includes('image/webp')) return 'webp'
  return /\.jpe?g$/.test(name) ? 'jpeg' : 'png'
}
