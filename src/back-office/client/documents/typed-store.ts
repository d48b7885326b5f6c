/** What somebody typed into the form of a document and did not save yet; kept in this tab only. */
interface Typed {
  /** The state that it was written upon; none for a new document. */
  revision?: number
  locale?: string
  name?: string
  attributes?: Record<string, unknown>
}

const keyOf = (place: string) => `feather-typed:${place}`

export function readTyped(place: string): Typed | undefined {
  try {
    const text = sessionStorage.getItem(keyOf(place))
    return text === null ? undefined : (JSON.parse(text) as Typed)
  } catch {
    return undefined
  }
}

export function keepTyped(place: string, { revision, locale, name, attributes }: Typed): void {
  try {
    const typed = { revision, locale, name, attributes }
    sessionStorage.setItem(keyOf(place), JSON.stringify(typed))
  } catch {
    // A full or forbidden store: the form itself still has everything.
  }
}

export function forgetTyped(place: string): void {
  try {
    sessionStorage.removeItem(keyOf(place))
  } catch {
    // Nothing was kept then.
  }
}
