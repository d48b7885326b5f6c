/**
 * Who asks. Every read and write of personal or unpublished data takes one of these, and the
 * rules in `access/` decide by it.
 */
export type ActingUser =
  | Anonymous
  /** Someone who buys insurance. */
  | { kind: 'customer'; userId: string }
  | Colleague
  /** A program with an API token of the content system. */
  | { kind: 'token'; tokenId: string; access: TokenAccess }
  | System

type Anonymous = { kind: 'anonymous' }

/** The product itself: seeding, jobs. Never made from a request. */
type System = { kind: 'system' }

/** Someone who works here. */
export type Colleague<Role extends StaffRole = StaffRole> = {
  kind: 'staff'
  userId: string
  role: Role
}

/** `admin` may do everything, `editor` content, `broker` customers' matters. */
export const STAFF_ROLES = ['admin', 'editor', 'broker'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

type TokenAccess = 'read-only' | 'full'

export const anonymous: Anonymous = Object.freeze({ kind: 'anonymous' })
export const system: System = Object.freeze({ kind: 'system' })

/** What to answer when credentials were given and are no good, or not good enough. */
export type AuthProblem =
  | {
      status: 401
      name: 'UnauthorizedError'
      /** The wording of Strapi v4, which its clients show. */
      message: 'Missing or invalid credentials' | 'Invalid credentials' | 'Token expired'
      details: Readonly<Record<string, never>>
    }
  /** A colleague who has to set a second factor up first. */
  | {
      status: 403
      name: 'ForbiddenError'
      message: string
      details: { readonly secondFactor: 'setUp' }
    }

export type Authentication = { ok: true; actor: ActingUser } | { ok: false; problem: AuthProblem }

/** What a request says about who sends it. */
export type Credentials = {
  /** The Authorization header, as sent. */
  authorization: string | undefined
  /** The Cookie header, as sent. */
  cookie: string | undefined
  /** The method, since a cookie alone never authorises a write from another origin. */
  method: string
  /** The Origin header, as sent. */
  origin: string | undefined
}

/**
 * Looks an API token up. Given by the content API, which keeps them; rooms to the right of this
 * one cannot be asked from here.
 */
export type FindApiToken = (
  token: string,
) => Promise<Extract<ActingUser, { kind: 'token' }> | 'expired' | undefined>

/** Made by `createAccounts`; the content API and the other APIs call it once a request. */
export type AuthenticateBearer = (
  credentials: Credentials,
  findApiToken?: FindApiToken,
) => Promise<Authentication>
