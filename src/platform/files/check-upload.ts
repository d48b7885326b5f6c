import { findPdfDanger } from './find-pdf-danger.ts'
import { isTable } from './is-table.ts'
import { UPLOAD_LIMIT_BYTES } from './upload-limits.ts'

/** What somebody may send us. */
export type UploadType = 'application/pdf' | 'image/jpeg' | 'image/png' | 'image/heic' | 'text/csv'

/** Why a file is not taken. */
export type UploadRefusal =
  | 'empty'
  | 'tooLarge'
  /** Its bytes are none of the kinds that we take, whatever its name says. */
  | 'wrongFileType'
  /** A PDF that runs something, opens something or carries other files. */
  | 'activeContent'
  /** A PDF that cannot be looked into: encrypted, or packed beyond measure. */
  | 'unreadable'

type CheckedUpload =
  | { readonly ok: true; readonly type: UploadType }
  | { readonly ok: false; readonly refusal: UploadRefusal }

/** Papers and photographs of them, which every upload takes unless it says otherwise. */
const PAPERS: readonly UploadType[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic']

/** Looks at the bytes alone: what the sender says about a file is not believed. */
export function checkUpload(bytes: Uint8Array, accept: readonly string[] = PAPERS): CheckedUpload {
  if (bytes.length === 0) return { ok: false, refusal: 'empty' }
  if (bytes.length > UPLOAD_LIMIT_BYTES) return { ok: false, refusal: 'tooLarge' }
  const type = typeOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (type === undefined || !accept.includes(type)) return { ok: false, refusal: 'wrongFileType' }
  const refusal = type === 'application/pdf' ? findPdfDanger(bytes) : undefined
  return refusal ? { ok: false, refusal } : { ok: true, type }
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** Brands of ISO base media files that hold a picture coded as HEVC (ISO 23008-12). */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

function typeOf(bytes: Buffer): UploadType | undefined {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff && endsAsJpeg(bytes)) {
    return 'image/jpeg'
  }
  if (bytes.subarray(0, 8).equals(PNG)) return isSoundPng(bytes) ? 'image/png' : undefined
  const isIsoMedia = bytes.subarray(4, 8).toString('latin1') === 'ftyp'
  if (isIsoMedia && HEIC_BRANDS.includes(bytes.subarray(8, 12).toString('latin1'))) {
    return isSoundHeic(bytes) ? 'image/heic' : undefined
  }
  return isTable(bytes) ? 'text/csv' : undefined
}

/** A picture that can be unpacked on a common machine, and nothing behind its end. */
function isSoundPng(bytes: Buffer): boolean {
  if (bytes.length < 24 || bytes.subarray(12, 16).toString('latin1') !== 'IHDR') return false
  const points = bytes.readUInt32BE(16) * bytes.readUInt32BE(20)
  const end = bytes.lastIndexOf('IEND')
  return points <= MOST_POINTS && !(end > 0 && bytes.includes('PK\u0003\u0004', end))
}

/** Four times the largest scan of a page; a few kilobytes can claim to be thousands of that. */
const MOST_POINTS = 200_000_000

/**
 * Boxes one after the other, each as long as it says, up to the very end (ISO 14496-12, 4.2); one
 * of them describes a picture, and another holds it. So nothing else rides along behind.
 */
function isSoundHeic(bytes: Buffer): boolean {
  const kinds: string[] = []
  let at = 0
  while (at + 8 <= bytes.length && kinds.length < MOST_BOXES) {
    const short = bytes.readUInt32BE(at)
    kinds.push(bytes.toString('latin1', at + 4, at + 8))
    const isLong = short === 1 && at + 16 <= bytes.length
    // Zero: to the end of the file.
    const length = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at
    if (length < 8) return false
    at += length
  }
  return at === bytes.length && kinds.includes('meta') && kinds.includes('mdat')
}

/** Cameras write a handful. */
const MOST_BOXES = 64

/** Cameras write padding after the end of the picture, but not another kind of file. */
function endsAsJpeg(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf(Buffer.from([0xff, 0xd9]))
  return end > 0 && !bytes.includes('PK\u0003\u0004', end)
}
