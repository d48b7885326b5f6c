/**
 * Why a query failed, without the value that PostgreSQL repeats in its class 22, as in
 * `invalid input syntax for type date: "…"`.
 */
export function withoutQuote({ message, code }: { message: string; code?: unknown }): string {
  const isAboutValue = typeof code === 'string' && code.startsWith('22')
  return isAboutValue ? (message.split(':')[0] ?? '') : message
}
