import { softHyphens } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { DocumentIcon, DownloadIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'
import type { NamedPaper } from './prepare-documents.ts'

export function DocumentsBlock({ block, place, view }: BlockProps<'blocks.documents'>) {
  const t = translator(place.locale, 'blocks')
  const files = (block.files ?? []).flatMap(({ uid, attributes }) => {
    const newest = attributes.versions[0]
    const url = newest?.file?.attributes.url
    return newest && url ? [{ uid, title: attributes.title, version: newest.version, url }] : []
  })
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        {view && view.before.length > 0 && (
          <div className="documents-block">
            <Papers title={t('documents.before')} papers={view.before} />
            <Papers title={t('documents.after')} papers={view.after} />
          </div>
        )}
        {files.length > 0 && (
          <ul className="documents-block__files">
            {files.map(({ uid, title, version, url }) => (
              <li key={uid}>
                <a href={url}>
                  <DownloadIcon />
                  <span>
                    {title} <small>{t('documents.version', { version })}</small>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

function Papers({ title, papers }: { title: string; papers: readonly NamedPaper[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {papers.map(({ name, href }) => (
          <li key={name}>
            <DocumentIcon />
            {href ? <a href={href}>{softHyphens(name)}</a> : <span>{softHyphens(name)}</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}
