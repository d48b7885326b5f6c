import type { ReactNode } from 'react'
import { Authenticated, Title } from 'react-admin'
import { Link } from 'react-router'
import type { WorkedKind } from '../../wire/casework-records.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { keepReferences } from '../keep-references.tsx'
import { Loading } from '../loading.tsx'
import { useWayBack } from '../row-link.tsx'
import { CaseWork } from './case-work.tsx'
import type { NamedFile } from './show-audit-details.ts'

type CaseFrameProps = {
  title: string
  back: { to: string; label: string }
  kind: WorkedKind
  reference: string
  error: Error | null
  isLoaded: boolean
  /** The buttons that move the case on. */
  aside?: ReactNode
  /** What the audit trail may name. */
  files?: readonly NamedFile[] | undefined
  children: ReactNode
}

/** The next step first; the case on the left, the work on it on the right. */
export function CaseFrame(props: CaseFrameProps) {
  const { title, back, kind, reference, error, isLoaded, aside, files, children } = props
  const wayBack = useWayBack()
  return (
    <Authenticated>
      <Title title={keepReferences(title)} />
      <p>
        <Link to={wayBack ?? back.to}>{back.label}</Link>
      </p>
      {error && <CouldNotRead error={error} />}
      {!isLoaded && !error && <Loading />}
      {isLoaded && (
        <div className="bo-case">
          {aside && <div className="bo-next">{aside}</div>}
          <div className="bo-stack bo-case-record">{children}</div>
          <div className="bo-stack bo-case-work">
            <CaseWork kind={kind} reference={reference} files={files} />
          </div>
        </div>
      )}
    </Authenticated>
  )
}
