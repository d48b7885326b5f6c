import type { ReactNode } from 'react'
import { Authenticated, Title } from 'react-admin'
import { Link } from 'react-router'
import type { WorkedKind } from '../../wire/casework-records.ts'
import { Loading } from '../loading.tsx'
import { CaseWork } from './case-work.tsx'

type CaseFrameProps = {
  title: string
  back: { to: string; label: string }
  kind: WorkedKind
  reference: string
  error: Error | null
  isLoaded: boolean
  /** The buttons that move the case on. */
  aside?: ReactNode
  children: ReactNode
}

/** The next step first; the case on the left, the work on it on the right. */
export function CaseFrame(props: CaseFrameProps) {
  const { title, back, kind, reference, error, isLoaded, aside, children } = props
  return (
    <Authenticated>
      <Title title={title} />
      <p>
        <Link to={back.to}>{back.label}</Link>
      </p>
      {error && <p role="alert">{error.message}</p>}
      {!isLoaded && !error && <Loading />}
      {isLoaded && (
        <div className="bo-case">
          {aside && <div className="bo-next">{aside}</div>}
          <div className="bo-stack bo-case-record">{children}</div>
          <div className="bo-stack bo-case-work">
            <CaseWork kind={kind} reference={reference} />
          </div>
        </div>
      )}
    </Authenticated>
  )
}
