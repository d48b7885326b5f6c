import { translator } from '#i18n/translator.ts'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { employmentKey } from './employment-key.ts'

export function OpenJobsBlock({ block, place, view }: BlockProps<'blocks.open-jobs'>) {
  const t = translator(place.locale, 'company')
  const jobs = view?.jobs ?? []
  return (
    <section className="ui-page ui-section" id="open-jobs">
      <h2>{block.title}</h2>
      {jobs.length === 0 ? (
        <p className="block-lead">{block.emptyText}</p>
      ) : (
        <ul className="open-jobs">
          {jobs.map(({ title, department, location, employment, remote, href }) => (
            <li key={href}>
              <h3>
                <a href={href}>{title}</a>
              </h3>
              <p>
                {[department, location, t(employmentKey(employment)), remote && t('jobs.remote')]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <ArrowRightIcon />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
