import { AppError } from '#platform/app-error.ts'
import { loadSharp } from '#platform/pictures/load-sharp.ts'

/** Longest sides, as Strapi's upload plugin has them. */
const sizes = { large: 1000, medium: 750, small: 500 } as const
const thumbnailBox = { width: 245, height: 156 } as const

type SizeName = keyof typeof sizes | 'thumbnail'

interface PictureSize {
  name: SizeName
  bytes: Buffer
  width: number
  height: number
}

/** More than any camera makes; a small file that unpacks to more is an attack. */
export const mostPixels = 100_000_000

/** Smaller sizes of a picture, in its own format; only those that are smaller than it. */
export async function makeSizes(
  picture: Buffer,
  original: { width: number; height: number },
): Promise<PictureSize[]> {
  const longest = Math.max(original.width, original.height)
  const made: PictureSize[] = []
  if (original.width > thumbnailBox.width || original.height > thumbnailBox.height) {
    made.push(await resize(picture, 'thumbnail', thumbnailBox))
  }
  for (const [name, side] of Object.entries(sizes) as [keyof typeof sizes, number][]) {
    if (longest > side) made.push(await resize(picture, name, { width: side, height: side }))
  }
  return made
}

async function resize(
  picture: Buffer,
  name: SizeName,
  box: { width: number; height: number },
): Promise<PictureSize> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(picture, { limitInputPixels: mostPixels })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toBuffer({ resolveWithObject: true })
    .catch(refuseDamaged)
  return { name, bytes: data, width: info.width, height: info.height }
}

export function refuseDamaged(cause: unknown): never {
  const message = 'The picture is damaged: save it anew, then upload it again'
  throw new AppError('input-invalid', message, { cause })
}
