import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, sep } from 'node:path'
import { chooseEncoding, type Encoding } from '#platform/accept-encoding.ts'
import { type StoredVariant, toVariant } from './page-cache/stored-page.ts'
import type { HeaderList } from './security-headers.ts'

export type HeldFiles = {
  has(path: string): boolean
  /** A file in the best form that is taken, if that form is in memory. */
  peek(path: string, acceptEncoding: string | undefined): StoredVariant | undefined
  /** The same from disk, if need be. Undefined where no such file is, or is any more. */
  read(path: string, acceptEncoding: string | undefined): Promise<StoredVariant | undefined>
}

/** A file that lies on no disk. */
type MadeFile = { path: string; contentType: string; body: Buffer }

type HeldFile = {
  headers: readonly string[]
  /** Beside the file itself, which every file has. */
  encodings: Set<Encoding>
  variants: Partial<Record<Encoding, StoredVariant>>
}

/**
 * The files of a folder, compressed when they were built, each form read once when it is first
 * asked for. Kept is what is sent as it lies on disk to nearly everybody: compressed texts, and
 * what cannot be compressed. The plain form of a text, which few programs want, is read every time,
 * so that memory holds no more than the compressed forms together.
 *
 * What lies under /assets carries a hash in its name and never changes; the rest is asked for again
 * after an hour.
 */
export async function holdFiles(
  folder: string,
  security: HeaderList,
  made: readonly MadeFile[] = [],
): Promise<HeldFiles> {
  const files = await listFiles(folder, security)
  for (const { path, contentType, body } of made) {
    const headers = headersOf(path, contentType, security)
    const identity = toFileVariant(body, headers, 'identity')
    files.set(path, { headers, encodings: new Set(), variants: { identity } })
  }

  const formOf = ({ encodings }: HeldFile, acceptEncoding: string | undefined): Encoding => {
    if (encodings.size === 0) return 'identity'
    const best = chooseEncoding(acceptEncoding)
    return encodings.has(best) ? best : 'identity'
  }
  return {
    has: (path) => files.has(path),
    peek(path, acceptEncoding) {
      const file = files.get(path)
      return file?.variants[formOf(file, acceptEncoding)]
    },
    async read(path, acceptEncoding) {
      const file = files.get(path)
      if (file === undefined) return undefined
      const encoding = formOf(file, acceptEncoding)
      const kept = file.variants[encoding]
      if (kept) return kept
      const body = await readFile(join(folder, path) + suffixes[encoding]).catch(nothing)
      if (body === undefined) return undefined
      const variant = toFileVariant(body, file.headers, encoding)
      if (encoding !== 'identity' || file.encodings.size === 0) file.variants[encoding] = variant
      return variant
    },
  }
}

const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' }

/** A build that was cleared away while the product runs. */
function nothing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}

async function listFiles(folder: string, security: HeaderList): Promise<Map<string, HeldFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
  const all = new Set(names)
  const paths = names.filter((path) => !/\.(?:br|gz)$/.test(path))
  return new Map(
    paths.map((path) => {
      const encodings = new Set(
        (['br', 'gzip'] as const).filter((encoding) => all.has(path + suffixes[encoding])),
      )
      const contentType = contentTypes[extname(path)] ?? 'application/octet-stream'
      const headers = headersOf(path, contentType, security)
      if (encodings.size > 0) headers.push('vary', 'Accept-Encoding')
      return [path, { headers, encodings, variants: {} }]
    }),
  )
}

function headersOf(path: string, contentType: string, security: HeaderList): string[] {
  const lifetime = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'max-age=3600'
  return [
    ...Object.entries(security).flat(),
    'content-type',
    contentType,
    'cache-control',
    `public, ${lifetime}`,
  ]
}

function toFileVariant(
  body: Buffer,
  headers: readonly string[],
  encoding: Encoding,
): StoredVariant {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return toVariant(body, etag, [...headers, 'etag', etag, ...encoded])
}

/** Of what a build or the folder of public files may hold. */
const contentTypes: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webm': 'video/webm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
}
