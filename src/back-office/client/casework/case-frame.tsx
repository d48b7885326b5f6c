import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Authenticated, Title } from 'react-admin'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import type { WorkedKind } from '../../wire/casework-records.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { keepReferences } from '../keep-references.tsx'
import { Loading } from '../loading.tsx'
import { NextLink, useWayBack } from '../row-link.tsx'
import { useIsBeside } from '../use-is-beside.ts'
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

/** A case and the work on it. */
export function CaseFrame(props: CaseFrameProps) {
  const { title, back, kind, reference, error, isLoaded, aside, files, children } = props
  const wayBack = useWayBack()
  return (
    <Authenticated>
      <Title title={keepReferences(title)} />
      <p>
        <Link to={wayBack ?? back.to}>
          {wayBack !== undefined && isStart(wayBack) ? 'All that waits' : back.label}
        </Link>
      </p>
      {error && <CouldNotRead error={error} />}
      {!isLoaded && !error && <Loading />}
      {isLoaded && (
        <Columns
          // Of one case: nothing that was begun there is open on the next.
          key={`${kind}/${reference}`}
          next={aside}
          record={children}
          work={<CaseWork kind={kind} reference={reference} files={files} />}
        />
      )}
    </Authenticated>
  )
}

type ColumnsProps = { next: ReactNode; record: ReactNode; work: ReactNode }

/**
 * The next step first, because below a long record nobody finds it. Where there is room, it and the
 * work stay beside the record while that is read. When the window becomes narrower or wider, the
 * work is moved, not drawn anew: what is open or typed there stays.
 */
function Columns({ next, record, work }: ColumnsProps) {
  const isBeside = useIsBeside()
  const beside = useRef<HTMLDivElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const [moved] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    const { activeElement } = document
    moved.className = 'bo-stack'
    const place = isBeside ? beside : below
    place.current?.append(moved)
    // Moving takes the focus away.
    if (activeElement instanceof HTMLElement && moved.contains(activeElement)) activeElement.focus()
  }, [isBeside, moved])
  return (
    <div className="bo-case">
      <div className="bo-stack bo-case-side">
        {next}
        <NextLink>Next one of the list</NextLink>
        <div ref={beside} />
      </div>
      <div className="bo-stack bo-case-record">{record}</div>
      <div ref={below} />
      {createPortal(work, moved)}
    </div>
  )
}

/** The first screen, where everything that waits is listed. */
function isStart(path: string): boolean {
  return /^\/admin\/?(\?|$)/.test(path)
}
