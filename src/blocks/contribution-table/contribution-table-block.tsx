import { keepTogether } from '#i18n/keep-together.ts'
import { translator } from '#i18n/translator.ts'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'
import type { ContributionRow, ContributionTableView } from './prepare-contribution-table.ts'

export function ContributionTableBlock({
  block,
  place,
  view,
}: BlockProps<'blocks.contribution-table'>) {
  const t = translator(place.locale, 'blocks')
  if (!view) return null
  const { fund, rate, year, status } = view
  const headers = {
    health: t('contributions.health'),
    additional: t('contributions.additional'),
    care: t('contributions.care'),
    own: t('contributions.own'),
    employer: t('contributions.employer'),
  }
  return (
    <section className="ui-section" id={`contributions-${status}`}>
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        {view.rows.length > 0 && (
          <Contributions
            title={block.title}
            caption={t('contributions.caption', { fund, year })}
            first={status === 'student' ? '' : t('contributions.income', { status })}
            rows={view.rows}
            headers={headers}
            status={status}
          />
        )}
        {view.funds.length > 0 && (
          <Contributions
            title={block.title}
            caption={t('contributions.funds', { income: view.fundsIncome, year, status })}
            first={t('contributions.fund')}
            rows={view.funds}
            headers={headers}
            status={status}
          />
        )}
        <p className="block-note">
          {keepTogether(t('contributions.note', { fund, rate, year, status }))}
        </p>
      </div>
    </section>
  )
}

type ContributionsProps = {
  /** Of the section: said once more only to who goes from table to table. */
  title: string
  caption: string
  /** Heads the first column. */
  first: string
  headers: Record<'health' | 'additional' | 'care' | 'own' | 'employer', string>
  rows: readonly ContributionRow[]
  status: ContributionTableView['status']
}

/** On phones the parts are left out: what one pays and what the employer pays fit side by side. */
function Contributions({ title, caption, first, headers, rows, status }: ContributionsProps) {
  const isEmployee = status === 'employee'
  return (
    <div className="contribution-table__frame">
      <table className="contribution-table">
        <caption>
          <span className="ui-visually-hidden">{title}. </span>
          {caption}
        </caption>
        <thead>
          <tr>
            {first ? <th scope="col">{first}</th> : <td />}
            <th scope="col" data-part="">
              {headers.health}
            </th>
            <th scope="col" data-part="">
              {headers.additional}
            </th>
            <th scope="col" data-part="">
              {headers.care}
            </th>
            <th scope="col">{headers.own}</th>
            {isEmployee && <th scope="col">{headers.employer}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td data-part="">{row.health}</td>
              <td data-part="">{row.additional}</td>
              <td data-part="">{row.care}</td>
              <td>
                <strong>{row.own}</strong>
              </td>
              {isEmployee && <td>{row.employer}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
