import { DocumentIcon } from '#ui/icons/icons.tsx'
import type { FileLink } from './file-links.ts'

export function FileList({ files }: { files: readonly FileLink[] }) {
  return (
    <ul className="account-files">
      {files.map(({ name, href, language, sentFor }) => (
        <li key={href}>
          <a href={href} lang={language}>
            <DocumentIcon />
            <span>
              {name} {sentFor && <small lang={sentFor.language}>{sentFor.question}</small>}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
