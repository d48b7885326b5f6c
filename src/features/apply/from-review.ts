/** Where a page leads on, of whoever came from the last page before the order: they go back there. */
export function fromReview(form: FormData): Readonly<Record<string, string>> {
  return form.get('_from') === 'review' ? { from: 'review' } : {}
}

/** A page of the application, with what it is told. */
export function pathWith(path: string, told: Readonly<Record<string, string>>): string {
  const query = new URLSearchParams(told).toString()
  return query === '' ? path : `${path}?${query}`
}
