import { type AuthProvider, HttpError } from 'react-admin'
import { isCollectionName, knownCollection } from '#content/collections/registry.ts'
import type { Me } from '../wire/staff-records.ts'
import { ask } from './ask.ts'

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

function withoutMessage(error: unknown): unknown {
  return error instanceof HttpError && error.status === 401 ? { message: false } : error
}

/** Signing in itself is the sign-in page's business, which knows the steps. */
export const authProvider: AuthProvider = {
  async login() {
    forgetMe()
    await readMe()
  },
  async logout() {
    forgetMe()
    await ask('/admin/auth/sign-out', { method: 'POST', json: {} }).catch(() => undefined)
  },
  async checkAuth() {
    // Whoever is not signed in yet is asked to, without being told off.
    await readMe().catch((error: unknown) => Promise.reject(withoutMessage(error)))
  },
  async checkError(error: unknown) {
    if (error instanceof HttpError && error.status === 401) {
      forgetMe()
      throw error
    }
  },
  async getIdentity() {
    const { id, name } = await readMe()
    return { id, fullName: name }
  },
  async getPermissions() {
    return (await readMe()).may
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
