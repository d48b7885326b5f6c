/**
 * The one exception of the product, for bugs and outages. An expected "no" (declined,
 * incomplete, not eligible) is a value with reason codes, never an AppError.
 *
 * The message is one sentence for the person who reads the log: what, why, what to do.
 */
export class AppError extends Error {
  readonly code: AppErrorCode
  /** Facts that help to find the cause. Logged, so never personal data or a secret. */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(
    code: AppErrorCode,
    message: string,
    options: { details?: Readonly<Record<string, unknown>>; cause?: unknown } = {},
  ) {
    super(message, 'cause' in options ? { cause: options.cause } : undefined)
    this.name = 'AppError'
    this.code = code
    this.details = options.details
  }
}

/** The HTTP status of each code, so that the edge chooses it in one place. */
const statusOfCode = {
  /** A request carries a value that its schema refuses. */
  'input-invalid': 400,
  /** A request needs a signed-in user and has none. */
  'not-signed-in': 401,
  /** The acting user may not do or see this. */
  'not-allowed': 403,
  /** The thing that the address names does not exist. */
  'not-found': 404,
  /** Someone else changed the same thing in between. */
  conflict: 409,
  /** A request carries more than it may. */
  'body-too-large': 413,
  /** All visitors together send or ask for more than this process can hold. */
  'too-busy': 503,
  /** A setting in the environment is missing or has a value that cannot be used. */
  'setting-invalid': 500,
  /** Another process listens on the port that the server was told to use. */
  'port-taken': 500,
  /** The database cannot be reached, or did not answer in time. */
  'database-unavailable': 503,
  /** The database was migrated by other code than this, so its shape is unknown. */
  'database-version-unknown': 500,
  /** A change of the database's shape failed, and nothing of it was kept. */
  'migration-failed': 500,
  /** A notification is larger than PostgreSQL carries (8,000 bytes). */
  'notification-too-large': 500,
  /** A ciphertext has no key, or does not belong where it stands. */
  'decryption-failed': 500,
  /** The store of uploaded files cannot be reached, or lost one. */
  'files-unavailable': 503,
  /** A partner's system cannot be reached, or refused what it was told. */
  'partner-unavailable': 503,
  /** A mail has an address or a subject that could be taken for something else. */
  'mail-refused': 500,
  /** The mail server cannot be reached, or refused the message. */
  'mail-unavailable': 503,
  /** A content document does not fit the schema of its collection. */
  'content-invalid': 500,
  /** Content that every page needs (main navigation, footer, settings) is not published. */
  'content-missing': 500,
  /** The content system did not give what a page asked for. */
  'content-unavailable': 503,
  /** A look-up by uid, which names one document, found several. */
  'too-many-results': 500,
} as const satisfies Record<string, number>

type AppErrorCode = keyof typeof statusOfCode

export function httpStatusOf(code: AppErrorCode): number {
  return statusOfCode[code]
}

/** How loud the log is about it: what all visitors together ask too much of mends itself. */
export function logLevelOf(error: unknown): 'warn' | 'error' {
  return error instanceof AppError && error.code === 'too-busy' ? 'warn' : 'error'
}
