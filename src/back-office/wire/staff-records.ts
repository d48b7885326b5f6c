import type { StaffRole } from '#accounts/acting-user.ts'
import type { CalledDocument } from './document-record.ts'

/** Who is signed in, and what the back office shall offer them. */
export interface Me {
  id: string
  name: string
  email: string
  role: StaffRole
  /** Whether signing in asks for a code of an authenticator app. */
  twoFactor: boolean
  /** Whether it may not be turned off. */
  twoFactorRequired: boolean
  may: {
    /** See and write content. */
    content: boolean
    /** Write the collections that only admins may. */
    adminContent: boolean
    /** Read and answer what visitors send with forms. */
    messages: boolean
    /** Work on applications, contracts, claims, requests and calls. */
    cases: boolean
    /** See and export the log of cookie choices. */
    consents: boolean
    staff: boolean
    apiTokens: boolean
  }
  brandName: string
  /** The address of each site, for links to published documents. */
  origins: Record<string, string>
}

export interface StaffRecord {
  id: string
  name: string
  email: string
  role: StaffRole
  blocked: boolean
  twoFactor: boolean
  /** When the account was changed last: who changes it says that they saw it so. */
  updatedAt: string
  leaves: LeftBehind
}

/** What stays when a colleague is blocked, or may do less than before. */
export interface LeftBehind {
  /** Applications, claims and requests that they look after and that wait for somebody. */
  cases: number
  /** Messages that they look after and that nobody has answered. */
  messages: number
  /** Calls booked with them that are to come. */
  calls: number
  /** Whether new calls can be booked with them. */
  takesCalls: boolean
  /** Documents that they had published or taken back on a day to come. */
  scheduled: number
  invitations: number
  /** Those that still open something. */
  apiTokens: number
}

export interface InvitationRecord {
  id: number
  email: string
  role: StaffRole
  /** The colleague, by name. */
  invitedBy: string
  expiresAt: string
}

export interface ApiTokenRecord {
  id: number
  name: string
  access: 'read-only' | 'full' | 'frontend'
  expiresAt: string | null
  createdBy: string | null
  createdAt: string
}

/** What someone did lately. */
export interface ChangeRecord extends CalledDocument {
  id: number
  action: string
  by: string
  at: string
  /** False when the document is gone. */
  exists: boolean
}
