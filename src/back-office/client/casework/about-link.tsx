import { Link } from 'react-router'
import type { AboutKind } from '#features/forms/states.ts'
import { casePaths } from './case-paths.ts'
import { wordsOf } from './labels.ts'

export const aboutPaths = {
  ...casePaths,
  customer: 'customers',
} as const satisfies Record<AboutKind, string>

/** The way to what a complaint is about. */
export function AboutLink({ about }: { about: { kind: AboutKind; reference: string } }) {
  const { kind, reference } = about
  return (
    <Link to={`/admin/${aboutPaths[kind]}/${reference}`}>
      {kind === 'customer' ? 'A customer’s account' : `${wordsOf(kind)} ${reference}`}
    </Link>
  )
}

/** The way to a new complaint about a case or an account. */
export function complaintAbout(kind: AboutKind, reference: string): string {
  return `/admin/complaints/new?${new URLSearchParams({ [kind]: reference })}`
}
