/** A choice in the cookie banner, in the words that the banner has for it. */
export interface ConsentRecord {
  id: string
  /** ISO 8601. */
  givenAt: string
  /** The button that was pressed. */
  button: string
  /** The names of what was granted. */
  granted: string[]
  textVersion: string
  locale: string
}

/** The newest of a span of days, and how many there are. */
export interface ConsentLog {
  data: ConsentRecord[]
  total: number
}
