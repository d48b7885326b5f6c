/** A part of an answer: text, or text whose bytes are kept. */
export type Piece = string | Buffer

/**
 * The bytes of pieces one after the other. Written one by one into a place that is kept, because
 * joining texts first makes one so large that memory for it comes from the system each time.
 */
export function joinBytes(pieces: readonly Piece[]): Buffer {
  let most = 0
  // A character of a JavaScript text is three bytes of UTF-8 at most.
  for (const piece of pieces) most += typeof piece === 'string' ? piece.length * 3 : piece.length
  if (most > place.length) return Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
  let end = 0
  for (const piece of pieces) {
    end += typeof piece === 'string' ? place.write(piece, end) : piece.copy(place, end)
  }
  return Buffer.from(place.subarray(0, end))
}

const place = Buffer.allocUnsafeSlow(1_048_576)
