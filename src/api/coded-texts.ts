import { reasonText, type Wording } from '#insurance/lines/line-copy.ts'

export function codedReasons(codes: readonly string[], wording: Wording) {
  return codes.map((code) => ({ code, message: reasonText(code, wording) }))
}

export function codedNotices(codes: readonly string[], wording: Wording) {
  return codes.map((code) => ({ code, message: wording.line.notices[code] ?? code }))
}
