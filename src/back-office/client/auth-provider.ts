import type { AuthProvider } from 'react-admin'
import { isCollectionName, knownCollection } from '#content/collections/registry.ts'
import type { Me } from '../wire/staff-records.ts'
import { ask, isSetUpNeeded } from './ask.ts'
import { forgetUnsent } from './unsent-texts.ts'
import { isSignedOut } from './why-not.ts'

/** Who is signed in. Asked again when it is older than half a minute: rights can change. */
export function readMe(): Promise<Me> {
  if (known === undefined || Date.now() - known.at > 30_000) {
    const promise = ask<Me>('/admin/api/me')
    known = { at: Date.now(), promise }
    promise.catch(forgetMe)
  }
  return known.promise
}

export function forgetMe(): void {
  known = undefined
}

let known: { at: number; promise: Promise<Me> } | undefined

/** The page that sets up an authenticator app. */
const SET_UP_PATH = '/admin/second-factor'

function withoutMessage(error: unknown): unknown {
  if (isSetUpNeeded(error)) return { message: false, redirectTo: SET_UP_PATH }
  return isSignedOut(error) ? { message: false } : error
}

/** Signing in itself is the sign-in page's business, which knows the steps. */
export const authProvider: AuthProvider = {
  async login() {
    forgetMe()
    try {
      await readMe()
      return undefined
    } catch (error) {
      if (isSetUpNeeded(error)) return { redirectTo: SET_UP_PATH }
      throw error
    }
  },
  async logout() {
    // Also called for whoever a check refused: who has to set up an app keeps the session for it.
    const isHalfIn = await readMe().then(() => {
      forgetUnsent()
      return false
    }, isSetUpNeeded)
    forgetMe()
    if (isHalfIn) return SET_UP_PATH
    await ask('/admin/auth/sign-out', { method: 'POST', json: {} }).catch(() => undefined)
    return undefined
  },
  async checkAuth() {
    // Whoever is not signed in yet is asked to, without being told off.
    await readMe().catch((error: unknown) => Promise.reject(withoutMessage(error)))
  },
  async checkError(error: unknown) {
    if (isSetUpNeeded(error)) {
      forgetMe()
      throw { logoutUser: false, message: false, redirectTo: SET_UP_PATH }
    }
    if (isSignedOut(error)) {
      forgetMe()
      throw error
    }
  },
  async getIdentity() {
    const { id, name } = await readMe()
    return { id, fullName: name }
  },
  async getPermissions() {
    // Asked on every screen. On those for who cannot sign in yet a failure would lead them away:
    // from an invitation, or from a forgotten password.
    return readMe().then(
      ({ may }) => may,
      (error: unknown) => (isSignedOut(error) ? null : Promise.reject(error)),
    )
  },
  async canAccess({ resource, action }) {
    const { may } = await readMe()
    if (!isCollectionName(resource)) return true
    const isRead = action === 'list' || action === 'show' || action === 'edit'
    return knownCollection(resource).writers === 'admins' && !isRead
      ? may.adminContent
      : may.content
  },
}
