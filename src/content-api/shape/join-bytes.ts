/**
 * The bytes of texts one after the other. Written one by one into a place that is kept, because
 * joining them first makes a text so large that memory for it comes from the system each time.
 */
export function joinBytes(texts: readonly string[]): Buffer {
  let most = 0
  // A character of a JavaScript text is three bytes of UTF-8 at most.
  for (const text of texts) most += text.length * 3
  if (most > place.length) return Buffer.from(texts.join(''))
  let end = 0
  for (const text of texts) end += place.write(text, end)
  return Buffer.from(place.subarray(0, end))
}

const place = Buffer.allocUnsafeSlow(1_048_576)
