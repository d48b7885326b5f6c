import { loadSharp } from '#platform/pictures/load-sharp.ts'
import { mostPixels, refuseDamaged } from './make-sizes.ts'

/**
 * A picture without what camera and programs noted in it: where it was taken, with what, by whom. Once
 * kept it is public, and nobody sees these notes before. What has none keeps its bytes.
 */
export async function withoutCameraNotes(bytes: Buffer): Promise<Buffer> {
  const sharp = await loadSharp()
  const { format, exif, xmp, iptc, pages = 1 } = await sharp(bytes).metadata()
  if (!exif && !xmp && !iptc) return bytes
  const picture = sharp(bytes, { limitInputPixels: mostPixels, animated: pages > 1 })
    // The notes also say which side is up.
    .rotate()
    .keepIccProfile()
  if (format === 'jpeg') picture.jpeg({ quality: HIGH, mozjpeg: true })
  if (format === 'webp') picture.webp({ quality: HIGH })
  // What browsers call AVIF.
  if (format === 'heif') picture.avif({ quality: HIGH })
  return picture.toBuffer().catch(refuseDamaged)
}

/** Nobody sees a difference, and smaller sizes are made from it. */
const HIGH = 92
