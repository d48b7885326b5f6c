import type { BlockPlace } from '#blocks/block-props.ts'
import { FormBlock } from '#blocks/form/form-block.tsx'
import { formAnchor } from '#blocks/form/form-state.ts'
import { employmentKey } from '#blocks/open-jobs/employment-key.ts'
import { RichText } from '#blocks/rich-text/rich-text.tsx'
import { formatDate } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowDownIcon, ArrowLeftIcon } from '#ui/icons/icons.tsx'
import { applicationForm, type JobPageData } from './load-job.ts'

type JobPageProps = { page: JobPageData; place: BlockPlace; path: string }

/** One open position: what it is, the facts beside it, and the form to apply with. */
export function JobPage({ page, place, path }: JobPageProps) {
  const { job, form, isSent, email } = page
  const t = translator(place.locale, 'company')
  const facts: [string, string][] = [
    [t('jobs.department'), job.department],
    [t('jobs.location'), [job.location, job.remote && t('jobs.remote')].filter(Boolean).join(', ')],
    [t('jobs.employment'), t(employmentKey(job.employment))],
  ]
  return (
    <>
      <article className="ui-page job-page">
        <header>
          <p>
            <a className="job-page__back" href={place.href('/careers')}>
              <ArrowLeftIcon /> {t('jobs.all')}
            </a>
          </p>
          <h1>{job.title}</h1>
        </header>
        <aside aria-label={t('jobs.facts')}>
          <dl className="setting-list">
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {job.openUntil && (
            <p className="job-page__until">
              {t('jobs.until', { date: formatDate(job.openUntil, place.locale) })}
            </p>
          )}
          <Button
            href={job.applyUrl ?? (form ? `#${formAnchor(applicationForm)}` : `mailto:${email}`)}
            iconEnd={<ArrowDownIcon />}
          >
            {t('jobs.apply')}
          </Button>
        </aside>
        <RichText html={job.description} place={place} />
      </article>
      {form && !job.applyUrl && (
        <FormBlock
          block={{ __component: 'blocks.form', form, title: t('jobs.apply') }}
          place={place}
          view={{ action: place.href(path), isSent, email }}
        />
      )}
    </>
  )
}
