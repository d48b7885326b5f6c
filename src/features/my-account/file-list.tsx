import { DocumentIcon } from '#ui/icons/icons.tsx'
import type { FileLink } from './file-links.ts'

export function FileList({ files }: { files: readonly FileLink[] }) {
  return (
    <ul className="account-files">
      {files.map(({ name, href, language }) => (
        <li key={href}>
          <a href={href} lang={language}>
            <DocumentIcon />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
