import { Card, CardContent } from '@mui/material'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { FileRow, HistoryRow } from '../../wire/casework-records.ts'
import { showDay, showMoment } from '../show-moment.ts'
import { casePaths } from './case-paths.ts'
import { wordsOf } from './labels.ts'
import { stateName } from './state-names.ts'

/** Names with their values; what is empty is left out. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  const given = facts.filter(
    ([, value]) => value !== undefined && value !== '' && value !== null && value !== false,
  )
  return (
    <dl className="bo-answers bo-facts">
      {given.map(([name, value]) => (
        <div key={name} data-long={isLong(value)}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Whether there are more letters than can stand beside something else. */
export function isLong(value: ReactNode): boolean {
  return typeof value === 'string' && value.length > 90
}

/** The way to a case. */
export function CaseLink({ kind, reference }: { kind: keyof typeof casePaths; reference: string }) {
  return <Link to={`/admin/${casePaths[kind]}/${reference}`}>{reference}</Link>
}

/** The message of an error as it was kept. */
export function reasonOf(error: unknown): string {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : error ? JSON.stringify(error) : ''
}

/** Papers and uploads. */
export function CaseFiles({ files }: { files: readonly FileRow[] }) {
  if (files.length === 0) return <p className="bo-soft">There are no files.</p>
  return (
    <ul className="bo-plain-list">
      {files.map(({ id, name, kind, bytes, createdAt, isReplaced, sentFor }) => (
        <li key={id}>
          <FileToSave id={id} name={name} />{' '}
          <span className="bo-soft">
            {sentFor && `${sentFor}: `}
            {fileKinds[kind]}
            {isReplaced && ', replaced by a later one'}, {Math.max(1, Math.round(bytes / 1024))} KB,{' '}
            {showMoment(createdAt)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A file under its name; that it was saved is noted. */
export function FileToSave({ id, name }: Pick<FileRow, 'id' | 'name'>) {
  return (
    <a href={`/admin/api/case-files/${id}`} download={name}>
      {name}
    </a>
  )
}

const fileKinds: Readonly<Record<FileRow['kind'], string>> = {
  upload: 'sent by the customer',
  document: 'made by us',
  insurer: 'from the insurer',
}

/** What every contract has, from the first day. */
export function PapersAndHistory({ files, history }: PapersAndHistoryProps) {
  return (
    <>
      <Card>
        <CardContent>
          <h2>Papers and uploads</h2>
          <CaseFiles files={files} />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <h2>History</h2>
          <CaseHistory history={history} />
        </CardContent>
      </Card>
    </>
  )
}

type PapersAndHistoryProps = { files: readonly FileRow[]; history: readonly HistoryRow[] }

function CaseHistory({ history }: { history: readonly HistoryRow[] }) {
  return (
    <ol className="bo-events">
      {history.map(({ at, kind, toState, by, byName, details }, index) => (
        // Entries are only ever added at the end.
        // biome-ignore lint/suspicious/noArrayIndexKey: the place of an entry is what it is
        <li key={index}>
          <strong>
            {toState ? stateName('application', toState) : wordsOf(kind)}
            {ABOUT.map((name) => details[name]).map(
              (about) => typeof about === 'string' && ` · ${wordsOf(about)}`,
            )}
            {typeof details['on'] === 'string' && ` · ${showDay(details['on'])}`}
          </strong>
          <span>
            {byName ?? actors[by] ?? by}, {showMoment(at)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What of an entry says in a word what it is about. */
const ABOUT = ['code', 'mail', 'requestKind', 'papers', 'reason'] as const

const actors: Readonly<Record<string, string>> = {
  staff: 'A former colleague',
  customer: 'The customer',
  anonymous: 'The visitor',
  system: 'The product',
}
