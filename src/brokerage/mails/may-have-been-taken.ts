import { AppError } from '#platform/app-error.ts'

/**
 * Whether the mail server may hold a message though sending it failed: the connection broke or fell
 * silent after the message was on its way. Whatever went wrong before that, and every refusal in
 * words, is certain.
 */
export function mayHaveBeenTaken(error: unknown): boolean {
  // Everything else is thrown before the server is asked.
  if (!(error instanceof AppError) || error.code !== 'mail-unavailable') return false
  const { code, responseCode, syscall, timeoutType } = (error.cause ?? {}) as SmtpError
  const isRefused = typeof responseCode === 'number' || BEFORE_THE_MESSAGE.includes(code ?? '')
  const isUnreached = UNREACHED.includes(syscall ?? '')
  const isBeforeGreeting = timeoutType !== undefined && timeoutType !== 'SOCKET_TIMEOUT'
  return !isRefused && !isUnreached && !isBeforeGreeting
}

/** What nodemailer says of an error, as far as it matters here. */
type SmtpError = {
  readonly code?: string
  /** What the server answered. */
  readonly responseCode?: number
  /** Which call to the operating system failed. */
  readonly syscall?: string
  /** `CONNECT_TIMEOUT`, `GREETING_TIMEOUT` … or `SOCKET_TIMEOUT`, for a silence at any time. */
  readonly timeoutType?: string
}

/** Names of nodemailer: no address found, no sign-in, no TLS, sender or recipient refused. */
const BEFORE_THE_MESSAGE = ['EDNS', 'EAUTH', 'ETLS', 'EENVELOPE']
const UNREACHED = ['connect', 'getaddrinfo']
