import { AppError } from '#platform/app-error.ts'
import { loadSharp } from '#platform/pictures/load-sharp.ts'
import { mostPixels } from './make-sizes.ts'

interface RecognisedFile {
  mime: string
  /** With its dot. */
  ext: string
  width?: number
  height?: number
  /** Whether smaller sizes can be made from it. */
  isPicture: boolean
}

const pictures: Readonly<Record<string, readonly [mime: string, ext: string]>> = {
  jpeg: ['image/jpeg', '.jpg'],
  png: ['image/png', '.png'],
  webp: ['image/webp', '.webp'],
  gif: ['image/gif', '.gif'],
  avif: ['image/avif', '.avif'],
  heif: ['image/avif', '.avif'],
  svg: ['image/svg+xml', '.svg'],
}

function tooManyPixels(): AppError {
  const millions = mostPixels / 1_000_000
  return new AppError(
    'input-invalid',
    `The picture has more than ${millions} million pixels: make it smaller, then upload it again`,
  )
}

/** What a file is, by its bytes: what the sender says about it is not believed. */
export async function recogniseFile(bytes: Buffer): Promise<RecognisedFile | undefined> {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    return { mime: 'application/pdf', ext: '.pdf', isPicture: false }
  }
  const sharp = await loadSharp()
  try {
    const { format, compression, width, height, orientation } = await sharp(bytes, {
      limitInputPixels: mostPixels,
    }).metadata()
    // Telephones keep photographs so, which neither we nor most browsers can read.
    if (compression === 'hevc') return undefined
    const known = format === undefined ? undefined : pictures[format]
    if (known === undefined || width === undefined || height === undefined) return undefined
    const [mime, ext] = known
    // Pictures of a camera held upright lie on their side in the file.
    const turned = orientation !== undefined && orientation >= 5
    const size = turned ? { width: height, height: width } : { width, height }
    return { mime, ext, ...size, isPicture: format !== 'svg' && format !== 'gif' }
  } catch (error) {
    if (/pixel limit/i.test(String(error))) throw tooManyPixels()
    return undefined
  }
}
