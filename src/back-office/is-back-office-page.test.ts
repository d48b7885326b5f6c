import { expect, test } from 'vitest'
import { isBackOfficePage } from './is-back-office-page.ts'

test.each(['/admin', '/admin/', '/admin/blogs/en-de--a', '/admin/apiary', '/admin/reset-password'])(
  '%s is a screen',
  (path) => expect(isBackOfficePage(path)).toBe(true),
)

test.each([
  '/',
  '/administer',
  '/api/blogs',
  '/admin/api/me',
  '/admin/auth/sign-in/email',
  '/admin/first-run',
  '/admin/invitations/accept',
])('%s is none', (path) => expect(isBackOfficePage(path)).toBe(false))
