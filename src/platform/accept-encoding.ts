export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send a handful of different headers, so each is read once. Bounded against strangers. */
const known = new Map<string, Encoding>()
const knownLimit = 500

/** The best encoding the client accepts: brotli, else gzip, else none. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return 'identity'
  const text = typeof header === 'string' ? header : header.join(',')
  const seen = known.get(text)
  if (seen) return seen
  const chosen = parse(text)
  if (known.size < knownLimit) known.set(text, chosen)
  return chosen
}

function parse(header: string): Encoding {
  const accepted = new Map<string, boolean>()
  for (const part of header.toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    if (name) accepted.set(name, quality === undefined || Number(quality.slice(2)) > 0)
  }
  const takes = (name: string) => accepted.get(name) ?? accepted.get('*') ?? false
  if (takes('br')) return 'br'
  if (takes('gzip')) return 'gzip'
  return 'identity'
}
