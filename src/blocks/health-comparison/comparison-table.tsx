import { Words } from '#i18n/words.tsx'
import type { ComparedOption } from '#insurance/health-comparison/compare-health.ts'
import { numberFormat } from '#insurance/values/formatters.ts'
import { Table, type TableColumn } from '#ui/table/table.tsx'
import type { HealthComparisonView } from './prepare-health-comparison.ts'

type OpenOption = Extract<ComparedOption, { open: true }>

/** The numbers of the chart to be read, with what is left of the income; then what each way means. */
export function ComparisonTable({ view }: { view: HealthComparisonView }) {
  const { wording, language, options } = view
  const euros = (cents: number) => numberFormat(language, 'euros').format(cents / 100)
  const columns: TableColumn<OpenOption>[] = [
    { key: 'name', header: wording.way, cell: ({ product }) => wording.names[product] },
    {
      key: 'total',
      header: wording.total,
      align: 'end',
      cell: ({ totalCents }) => euros(totalCents),
    },
    {
      key: 'employer',
      header: wording.employer,
      align: 'end',
      cell: ({ employerCents }) => euros(employerCents),
    },
    {
      key: 'own',
      header: wording.own,
      align: 'end',
      cell: ({ ownCents }) => <strong>{euros(ownCents)}</strong>,
    },
    { key: 'net', header: wording.net, align: 'end', cell: ({ netCents }) => euros(netCents) },
  ]
  return (
    <>
      <Table
        className="comparison__table"
        caption={wording.table}
        hideCaption
        columns={columns}
        rows={options.filter((option): option is OpenOption => option.open)}
        rowKey={({ product }) => product}
      />
      <dl className="comparison__means">
        {options.map((option) => (
          <div key={option.product} data-open={option.open ? '' : undefined}>
            <dt>
              <a href={view.links[option.product]}>{wording.names[option.product]}</a>
            </dt>
            <dd>
              {!option.open && <strong>{wording.closed}. </strong>}
              <Words>{meaningOf(option, view)}</Words>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function meaningOf(option: ComparedOption, { wording, reasons }: HealthComparisonView): string {
  const codes = option.open ? option.conditions : option.reasons
  const said = codes.map((code) => reasons[code] ?? '')
  return (option.open ? [wording.whats[option.product], ...said] : said).join(' ')
}
