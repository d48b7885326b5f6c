import type { ReactNode } from 'react'
import { Authenticated } from 'react-admin'
import { Outlet } from 'react-router'
import type { Me } from '../../wire/staff-records.ts'
import { Loading } from '../loading.tsx'
import { useMe } from '../use-me.ts'
import { NotAllowed } from './dead-ends.tsx'

/** Around screens of one kind of work: whoever does another is told so, and nothing is asked for. */
export function Allowed({ to, children }: { to: keyof Me['may']; children?: ReactNode }) {
  const me = useMe()
  return (
    <Authenticated>
      {me === undefined ? <Loading /> : me.may[to] ? (children ?? <Outlet />) : <NotAllowed />}
    </Authenticated>
  )
}
