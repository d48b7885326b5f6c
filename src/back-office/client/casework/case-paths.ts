/** How the screens of cases are named in addresses. */
export const casePaths = {
  application: 'applications',
  policy: 'policies',
  claim: 'claims',
  request: 'requests',
} as const
