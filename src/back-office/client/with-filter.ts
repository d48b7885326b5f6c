type Change = { name: string; value: string; page?: string | undefined }

/** Other filters begin at the first page again; an empty one is none. */
export function withFilter(params: URLSearchParams, { name, value, page }: Change) {
  const next = new URLSearchParams(params)
  if (value === '') next.delete(name)
  else next.set(name, value)
  if (page !== undefined && name !== page) next.delete(page)
  return next
}
