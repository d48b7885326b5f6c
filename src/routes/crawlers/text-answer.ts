/** An answer for programs. The front door adds how long it may be kept. */
export function textAnswer(body: string, type: string): Response {
  return new Response(body, { headers: { 'content-type': `${type}; charset=utf-8` } })
}
