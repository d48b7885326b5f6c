import type { FastifyInstance } from 'fastify'

/** Sends files as a browser does; gives back the status and what was said against them. For tests. */
export async function sendFiles(
  { app, origin }: { readonly app: FastifyInstance; readonly origin: string },
  { url, cookie }: { readonly url: string; readonly cookie: string },
  files: readonly (readonly [bytes: string, name: string])[],
): Promise<[number, string | undefined]> {
  const form = new FormData()
  for (const [bytes, name] of files) form.append('file', new File([bytes], name))
  const body = new Request('http://x', { method: 'POST', body: form })
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { origin, cookie, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  })
  return [answer.statusCode, answer.json().error?.message]
}
